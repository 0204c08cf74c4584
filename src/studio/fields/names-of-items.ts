import type { EditorLanguage } from "#core/in-language.ts";
import type { FormField } from "#core/studio.ts";
import { shortenedApart } from "#studio/page/shortened.ts";

/** What the items of a list are called. Of those that begin with the same words, the first value that tells them apart is said too. */
export function namesOfItems(items: readonly FormField[], language: EditorLanguage): readonly string[] {
	const date = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" });
	return shortenedApart(
		items.map((item) => {
			const twins = items.filter(({ label }) => label === item.label);
			const apart = valuesOf(item).find(
				(value, at) => value && new Set(twins.map((twin) => valuesOf(twin)[at]?.written)).size === twins.length,
			);
			if (twins.length === 1 || !apart?.written) return item.label;
			const isDay = apart.kind === "date" && /^\d{4}-\d\d-\d\d$/.test(apart.written);
			return `${item.label}, ${isDay ? date.format(new Date(apart.written)) : apart.written}`;
		}),
	);
}

function valuesOf({ content }: FormField) {
	const fields = content.is === "block" ? content.fields : [];
	return fields.map((field) => (field.content.is === "value" && field.content.written ? field.content : undefined));
}
