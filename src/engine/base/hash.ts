import { createHash, hash } from "node:crypto";

/** The SHA-256 of one part after another, in letters. */
export function sha256(encoding: "hex" | "base64" | "base64url", ...parts: readonly (string | Uint8Array)[]): string {
	const [first = "", ...others] = parts;
	if (others.length === 0) return hash("sha256", first, encoding);
	const all = createHash("sha256");
	for (const part of parts) all.update(part);
	return all.digest(encoding);
}
