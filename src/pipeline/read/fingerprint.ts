import { createHash } from "node:crypto";

/** Stands for a text: no two texts have the same. */
export function fingerprintOf(text: string): string {
	return createHash("sha256").update(text).digest("base64url");
}
