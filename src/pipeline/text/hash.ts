import { sha256 as sha2 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";

/** The SHA-256 of one part after another, in letters: `#hash` where there is no Node. */
export function sha256(encoding: "hex" | "base64" | "base64url", ...parts: readonly (string | Uint8Array)[]): string {
	const all = sha2.create();
	const encoder = new TextEncoder();
	for (const part of parts) all.update(typeof part === "string" ? encoder.encode(part) : part);
	const bytes = all.digest();
	if (encoding === "hex") return bytesToHex(bytes);
	const base64 = btoa(String.fromCharCode(...bytes));
	return encoding === "base64" ? base64 : base64.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
