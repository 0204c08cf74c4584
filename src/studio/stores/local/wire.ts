import { parse, stringify } from "devalue";
import type { InReports } from "#core/fields/answers.ts";

/** What a call of the store of this computer is answered. */
export type LocalAnswer =
	| { readonly result: unknown }
	/** It could not be done, for a reason that somebody can do something about. */
	| { readonly refused: InReports };

/** A value as text: JSON that keeps maps, bytes, days and what is undefined. */
export function toText(value: unknown): string {
	return stringify(value, { Bytes: (each: unknown) => each instanceof Uint8Array && [toBase64(each)] });
}

/** Throws when the text is none that `toText` makes. */
export function fromText(text: string): unknown {
	return parse(text, { Bytes: ([letters]: [string]) => fromBase64(letters) });
}

/** What a function takes at once. */
const portion = 0x8000;

function toBase64(bytes: Uint8Array): string {
	let letters = "";
	for (let at = 0; at < bytes.length; at += portion)
		letters += String.fromCharCode(...bytes.subarray(at, at + portion));
	return btoa(letters);
}

function fromBase64(letters: string): Uint8Array {
	return Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
}
