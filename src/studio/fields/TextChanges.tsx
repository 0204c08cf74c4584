import type { ReactNode } from "react";
import { directionOf, type Language } from "#core/languages.ts";
import type { TextSpan } from "#core/studio-translations.ts";

/** How a text has changed, word by word, below a sentence that says what is compared. */
export function Changes({ title, spans, language }: { title: string; spans: readonly TextSpan[]; language: Language }) {
	const shown = {
		same: (text: string): ReactNode => text,
		removed: (text: string): ReactNode => <del>{text}</del>,
		added: (text: string): ReactNode => <ins>{text}</ins>,
	};
	return (
		<details className="rewritten" open>
			<summary>{title}</summary>
			<p lang={language} dir={directionOf(language)}>
				{spans.map(({ what, text }, index) => (
					<span key={index}>{shown[what](text)}</span>
				))}
			</p>
		</details>
	);
}
