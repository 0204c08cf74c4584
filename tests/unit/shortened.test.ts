import { expect, test } from "vitest";
import { shortenedChange } from "#studio/page/shortened.ts";

test("a change is named by the words that changed, wherever they stand in the text", () => {
	const text = "Wij helpen u graag in Leeuwarden en in Wieringerwerf.\n\nBel ons gerust.";
	const named = (to: string, from = text) => shortenedChange(from, to);
	expect(named("145", "139")).toBe("139 → 145");
	expect(named("Kom langs", "")).toBe("– → Kom langs");
	expect(named("", "Kom langs")).toBe("Kom langs → –");
	expect(named(`${text} Of kom langs.`)).toBe("…ons gerust. → …ons gerust. Of kom langs.");
	expect(named(text.replace("graag", "altijd"))).toBe(
		"Wij helpen u graag in Leeuwar… → Wij helpen u altijd in Leeuwa…",
	);
	expect(named(text.replace("Wieringerwerf", "Sneek"))).toBe(
		"…in Wieringerwerf. Bel ons ge… → …in Sneek. Bel ons gerust.",
	);
	expect(named("Wij helpen u graag in Leeuwarden en in Wieringerwerf.")).toBe(
		"…in Wieringerwerf. Bel ons ge… → …in Wieringerwerf.",
	);
	expect(named("{business.name} is er voor u, ook op zaterdag.", "Wij zijn er voor u, op {opening.saturday}.")).toBe(
		"Wij zijn er voor u, op … → {business.name} is er voor u,…",
	);
	expect(named("{branches.leeuwarden.address_of_the_shop} is open.", "")).toBe(
		"– → {branches.leeuwarden.address_of_the_shop}…",
	);
});
