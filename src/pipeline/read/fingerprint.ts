import { sha256 } from "#hash";

/** Stands for a text: no two texts have the same. */
export function fingerprintOf(text: string): string {
	return sha256("base64url", text);
}
