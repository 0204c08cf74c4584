import { directionOf, type Language } from "#core/languages.ts";
import type { TextSpan } from "#core/studio-translations.ts";
import { Spans } from "#studio/parts/Spans.tsx";

/** How a text has changed, word by word, below a sentence that says what is compared. */
export function Changes({ title, spans, language }: { title: string; spans: readonly TextSpan[]; language: Language }) {
	return (
		<details className="rewritten" open>
			<summary>{title}</summary>
			<p lang={language} dir={directionOf(language)}>
				<Spans spans={spans} />
			</p>
		</details>
	);
}
