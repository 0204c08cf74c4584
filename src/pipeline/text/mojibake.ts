/** What the bytes 80 to 9F stand for in the old code of Windows, in which text is taken for another by mistake. */
const windows = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** A text that was read in the wrong code and written again, as it was; undefined when it does not come out whole. */
export function decodedAgain(text: string): string | undefined {
	const bytes = [...text].map((sign) => {
		const place = windows.indexOf(sign);
		return place === -1 ? (sign.codePointAt(0) ?? 0) : 0x80 + place;
	});
	if (bytes.some((byte) => byte > 0xff)) return undefined;
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes));
	} catch {
		return undefined;
	}
}
