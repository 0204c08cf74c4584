import { expect, test } from "vitest";
import { sha256 } from "#engine/base/hash.ts";
import { sha256 as inBrowser } from "#pipeline/text/hash.ts";

test("a browser hashes as Node does", () => {
	const letters = "Zwanenzang, één café: 🦢";
	const bytes = Uint8Array.from({ length: 5000 }, (_, at) => (at * 7) % 256);
	for (const encoding of ["hex", "base64", "base64url"] as const) {
		for (const parts of [[letters], [bytes], ["", letters, bytes], []]) {
			expect(inBrowser(encoding, ...parts)).toBe(sha256(encoding, ...parts));
		}
	}
	expect(sha256("hex", "abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});
