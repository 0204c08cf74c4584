import { sourceIn } from "#core/languages.ts";
import { type LanguageName, plainText, type Text as TextValue } from "#core/resolved.ts";
import { useShell } from "./context.tsx";

export interface Source {
	readonly title: TextValue;
	readonly url: string;
	/** The source language of the site when it is not given. */
	readonly language?: LanguageName | undefined;
}

/**
 * A source elsewhere, titled in its own language; which language that is, is said when it is not the page's. It stands in
 * the flow of its line, and a finger finds it in the room above and below.
 */
export function SourceLink({ title, url, language }: Source) {
	const { lang, languages, sourceLanguageName } = useShell();
	const { code, name } = language ?? { code: sourceIn(languages), name: sourceLanguageName };
	const foreign = code !== lang;
	return (
		<>
			<a href={url} className="link py-3" rel="noopener" lang={foreign ? code : undefined}>
				<bdi>{plainText(title)}</bdi>
			</a>
			{foreign && ` (${name})`}
		</>
	);
}
