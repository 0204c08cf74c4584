import type { Language } from "#core/languages.ts";
import type { FormField, FormValue, Spot } from "#core/studio.ts";
import type { SiteWord, TranslatedPassage } from "#core/studio-translations.ts";
import { shortened } from "./shortened.ts";

/** Where a text belongs that somebody types. It is data alone, so that it outlasts a reload. */
export type Target = Spot & {
	/** As people call it. */
	readonly label: string;
} & (
		| {
				readonly is: "field";
				readonly required: boolean;
				/** In what it is typed. */
				readonly control?: FormValue["control"] | undefined;
		  }
		| {
				readonly is: "translation";
				readonly language: Language;
				readonly written: string;
				/** Of a text of several blocks: which of them. */
				readonly block: number | undefined;
		  }
		| { readonly is: "word"; readonly language: Language; readonly key: string }
	);

/** A text to which somebody goes, and the page on which it stands. */
export interface Goal {
	readonly target: Spot &
		(
			| { readonly is: "field"; readonly block?: number | undefined }
			| { readonly is: "translation"; readonly language: Language }
			| { readonly is: "word"; readonly key: string }
		);
	readonly page: string | undefined;
}

export function fieldTarget({ file, path, label, required, content }: FormField): Target {
	const control = content.is === "value" ? content.control : undefined;
	return { is: "field", file, path, label, required, control };
}

export function translationTarget(
	{ file, path }: Spot,
	{ language, written, block }: Pick<TranslatedPassage, "language" | "written" | "block">,
): Target {
	return { is: "translation", file, path, label: shortened(written), language, written, block };
}

export function wordTarget({ key, says }: SiteWord, language: Language, source: Language): Target {
	const file = `content/words/${source}.yaml`;
	return { is: "word", file, path: [key], label: shortened(says), language, key };
}

/** No other text has the same. */
export function keyOf(target: Target): string {
	if (target.is === "translation") return `translation:${target.language}:${target.file}:${target.written}`;
	if (target.is === "word") return `word:${target.language}:${target.key}`;
	return `field:${target.file}${JSON.stringify(target.path)}`;
}
