import { expect, test } from "vitest";
import { asRead } from "#studio/page/as-read.ts";

test("an amount and a day are said as people type and read them", () => {
	const dutch = { source: "nl", language: "nl" } as const;
	expect(asRead("145.50", "amount", dutch)).toBe("145,50");
	expect(asRead("145.50", "amount", { source: "en", language: "nl" })).toBe("145.50");
	expect(asRead("2026-12-24", "day", dutch)).toBe("24 december 2026");
	expect(asRead("2026-12-24", "day", { source: "nl", language: "en" })).toBe("December 24, 2026");
	for (const [written, control] of [
		["morgen", "day"],
		["", "day"],
		["145.50", "line"],
	] as const)
		expect(asRead(written, control, dutch)).toBe(written);
});
