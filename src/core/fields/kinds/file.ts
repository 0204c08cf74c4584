import * as z from "zod";
import { plainLetters } from "#core/plain-letters.ts";
import { asWritten, type KindAnswers, wordless } from "../answers.ts";
import { field } from "../kind.ts";

/** The name of a picture in `content/images`. */
export function file(description: string) {
	const pattern = /^[a-z0-9][a-z0-9/._-]*\.(svg|jpg|jpeg|png|webp|avif)$/;
	return field(z.string().regex(pattern), description, { kind: "file" });
}

/** `IMG 1.JPG` in the letters that an address may have: `img-1.jpg`. */
export function plainFileName(name: string): string {
	return plainLetters(name)
		.replace(/[^a-z0-9/._-]+/g, "-")
		.replace(/-+(?=[./]|$)|(?<=^|\/)[-._]+/g, "");
}

/** The address of a picture on another site, or data in place of a file. */
function isElsewhere(written: string): boolean {
	return /^(?:[a-z][a-z0-9+.-]+:|\/\/|www\.)/i.test(written);
}

/** What is wrong with the name of a picture that is none. */
export function flawOfPicture(written: string) {
	if (!isElsewhere(written)) return undefined;
	return {
		nl: "Een beeld staat in content/images, en niet op een andere site: zet het daar neer en schrijf zijn naam. Kijk eerst of u het gebruiken mag.",
		en: "Pictures are in content/images, not on another site: put it there and write its name. Check first that you may use it.",
	};
}

export const fileKind: KindAnswers = {
	...asWritten,
	...wordless,
	form: "picture",
	expected: {
		nl: "de naam van een beeld in content/images, in kleine letters en zonder spaties, zoals `scenes/winkel.svg`",
		en: "the name of a picture in content/images, in lower case and without spaces, such as `scenes/shop.svg`",
	},
	advice(written) {
		if (isElsewhere(written)) return undefined;
		const bare = plainFileName(written.replaceAll("\\", "/").replace(/^\/?(content\/)?(images\/)?/, ""));
		return /^[a-z0-9][a-z0-9/._-]*\.(svg|jpe?g|png|webp|avif)$/.test(bare) ? bare : undefined;
	},
	flaw: flawOfPicture,
	label: ["bestand", "file"],
	names: "nothing",
	inText: "nothing",
	pitfall: "none",
};
