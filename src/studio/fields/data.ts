import type { FormField, WrittenData } from "#core/studio.ts";

/** What is written in a field, as data. */
export function dataOf({ content }: FormField): WrittenData {
	switch (content.is) {
		case "value":
			return content.written ?? null;
		case "list":
			return content.items.map(dataOf);
		case "block":
			return Object.fromEntries(
				content.fields.filter(isPresent).map((field) => [String(field.path.at(-1)), dataOf(field)]),
			);
	}
}

function isPresent({ content }: FormField): boolean {
	return content.is === "value" ? content.written !== undefined : content.present;
}
