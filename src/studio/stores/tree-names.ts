import { RemoteError } from "./remote.ts";

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** No text that was decoded begins with the second half of a sign. */
const notText = /^[\uDC00-\uDCFF]/;

/** The name of a file or folder as a repository has it. One that is no text keeps its bytes, as signs that no text has. */
export function nameIn(bytes: Uint8Array): string {
	try {
		return decoder.decode(bytes);
	} catch {
		return Array.from(bytes, (byte) => String.fromCharCode(0xdc00 + byte)).join("");
	}
}

/** The bytes of a name, as `nameIn` read it. */
export function nameBytes(name: string): Uint8Array {
	return notText.test(name) ? Uint8Array.from(name, (sign) => sign.charCodeAt(0) - 0xdc00) : encoder.encode(name);
}

/** Whether a file of the content may be called so: by a text that leads nowhere else, and that no system reads as Git's own. */
export function isGoodName(name: string): boolean {
	return !/^(?:\.{0,2}|(?:\.git|git~1)[. ]*)$|[/\\\0]/i.test(name) && !notText.test(name);
}

/** Why a change cannot be made: at this place something of the one kind stands, or would come, where the other is. */
export function bothKinds(path: string): RemoteError {
	return new RemoteError("failed", `${JSON.stringify(path)} cannot be a file or a link, and a folder too.`);
}
