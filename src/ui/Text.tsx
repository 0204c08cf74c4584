import { directionOf } from "#core/languages.ts";
import { unbrokenClass, unbrokenWord, withoutBreaks } from "#core/no-break.ts";
import type { Text as TextValue } from "#core/resolved.ts";

/** Words that may be in another language than the page; then they say so. */
export function Text({ value }: { value: TextValue }) {
	if (typeof value === "string") return unbroken(value);
	return (
		<span lang={value.lang} dir={directionOf(value.lang)}>
			{unbroken(value.text)}
		</span>
	);
}

function unbroken(text: string) {
	const parts = withoutBreaks(text).split(unbrokenWord);
	if (parts.length === 1) return parts[0];
	// One element, so that it is one in a row or grid too.
	return (
		<span>
			{parts.map((part, index) =>
				index % 2 === 0 ? (
					part
				) : (
					<span key={index} className={unbrokenClass(part)}>
						{part}
					</span>
				),
			)}
		</span>
	);
}
