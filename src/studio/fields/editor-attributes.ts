import { directionOf, type Language } from "#core/languages.ts";
import type { ControlProps } from "./control.ts";

interface Described extends Pick<ControlProps, "id" | "describedBy" | "invalid"> {
	readonly lang: Language;
	readonly isLine?: boolean;
}

/** What a text in which somebody types says of itself to a screen reader, where it is no field that the browser knows. */
export function attributesOf({
	id,
	describedBy,
	invalid,
	lang,
	isLine = false,
}: Described): Readonly<Record<string, string>> {
	return {
		id,
		class: isLine ? "text line" : "text",
		role: "textbox",
		"aria-multiline": String(!isLine),
		"aria-labelledby": `${id}-label`,
		"aria-describedby": describedBy,
		"aria-invalid": String(invalid),
		...(!isLine && { "data-first": "" }),
		lang,
		dir: directionOf(lang),
		spellcheck: "true",
	};
}
