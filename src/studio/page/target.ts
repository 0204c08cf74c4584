import type { Language } from "#core/languages.ts";
import type { Change, EditAnswer, EditRequest, FileChange, FormField, Spot } from "#core/studio.ts";
import type { SiteWord, TranslatedPassage } from "#core/studio-translations.ts";
import { server } from "#studio/desk/server.ts";
import { shortened } from "./shortened.ts";

/** Where a text belongs that somebody types. It is data alone, so that it outlasts a reload. */
export type Target = Spot & {
	/** As people call it. */
	readonly label: string;
} & (
		| { readonly is: "field"; readonly required: boolean }
		| {
				readonly is: "translation";
				readonly language: Language;
				readonly written: string;
				/** Of a text of several blocks: which of them. */
				readonly block: number | undefined;
		  }
		| { readonly is: "word"; readonly language: Language; readonly key: string }
	);

/** A text on its way to its file. */
export interface Writing {
	/** What its writer saw there; undefined for a field that is left out. */
	readonly was: string | undefined;
	readonly value: string;
	/** Of the content in which that was seen. */
	readonly revision: string;
	/** What stood there when the typing began. */
	readonly from: string | undefined;
	/** Edits of one stretch of typing have the same; they are taken back together. */
	readonly stretch: string;
	/** Files that come with it. */
	readonly files: readonly FileChange[];
}

export function fieldTarget({ file, path, label, required }: FormField): Target {
	return { is: "field", file, path, label, required };
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

/** Asks the server to write a text into its file; `edit` sends what belongs to a field. */
export function writeText(
	target: Target,
	writing: Writing,
	edit: (request: EditRequest) => Promise<EditAnswer>,
): Promise<EditAnswer> {
	const { was = "", value, from = "", stretch, revision, files } = writing;
	const { label, file } = target;
	if (target.is === "field") {
		const name = `${label}: ${shortened(from)} → ${shortened(value)}`;
		return edit({ revision, changes: [changeOf(target, writing)], files, name, stretch });
	}
	const name = `${label}: ${shortened(value)}`;
	const { language } = target;
	if (target.is === "word") return server.changeWord({ key: target.key, to: { language, was, value }, name, stretch });
	return server.translate({ language, file, written: target.written, was, value, name, stretch });
}

function changeOf({ file, path, required }: Target & { is: "field" }, { was, value }: Writing): Change {
	if (was === undefined) return { do: "add", file, path, value };
	if (value === "" && !required) return { do: "remove", file, path, was };
	return { do: "set", file, path, was, value };
}
