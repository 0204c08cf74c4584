import { directionOf } from "#core/languages.ts";
import { withoutBreaks } from "#core/no-break.ts";
import type { Text as TextValue } from "#core/resolved.ts";

/** Words that may be in another language than the page; then they say so. */
export function Text({ value }: { value: TextValue }) {
	if (typeof value === "string") return withoutBreaks(value);
	return (
		<span lang={value.lang} dir={directionOf(value.lang)}>
			{withoutBreaks(value.text)}
		</span>
	);
}
