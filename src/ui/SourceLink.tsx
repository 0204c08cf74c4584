import { sourceLanguage } from "#core/languages.ts";
import { type LanguageName, plainText, type Text as TextValue } from "#core/resolved.ts";
import { useShell } from "./context.tsx";

export interface Source {
	readonly title: TextValue;
	readonly url: string;
	/** Dutch when it is not given. */
	readonly language?: LanguageName | undefined;
}

/** A source elsewhere, titled in its own language; which language that is, is said when it is not the page's. */
export function SourceLink({ title, url, language, className = "" }: Source & { className?: string }) {
	const { lang, sourceLanguageName } = useShell();
	const { code, name } = language ?? { code: sourceLanguage, name: sourceLanguageName };
	const foreign = code !== lang;
	return (
		<>
			<a href={url} className={`link ${className}`} rel="noopener" lang={foreign ? code : undefined}>
				<bdi>{plainText(title)}</bdi>
			</a>
			{foreign && ` (${name})`}
		</>
	);
}
