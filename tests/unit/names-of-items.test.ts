import { expect, test } from "vitest";
import type { FormField, FormValue } from "#core/studio.ts";
import { namesOfItems } from "#studio/fields/names-of-items.ts";

function value(kind: FormValue["kind"], written: string | undefined): FormField {
	return { ...about, content: { is: "value", kind, control: "line", written } as FormValue };
}

const about = { file: "", path: [], label: "", description: "", required: true, sample: undefined, remarks: [] };

function closed(label: string, from: string, until?: string): FormField {
	const fields = [value("date", from), value("date", until), value("text", label)];
	return { ...about, label, content: { is: "block", present: true, fields } as FormField["content"] };
}

test("items that begin with the same words are told apart by what else they say, and by their number only at last", () => {
	const items = [
		closed("Eerste Kerstdag", "2026-12-25"),
		closed("Tweede Kerstdag", "2026-12-26"),
		closed("Eerste Kerstdag", "2027-12-25"),
		closed("Vakantie", "2027-07-01", "2027-07-14"),
		closed("Vakantie", "2027-07-01"),
		closed("Vakantie", "2027-07-01"),
	];
	expect(namesOfItems(items, "nl")).toEqual([
		"Eerste Kerstdag, 25 dec 2026",
		"Tweede Kerstdag",
		"Eerste Kerstdag, 25 dec 2027",
		"Vakantie (1)",
		"Vakantie (2)",
		"Vakantie (3)",
	]);
	expect(namesOfItems(items.slice(3, 5), "en")).toEqual(["Vakantie, Jul 14, 2027", "Vakantie"]);
});
