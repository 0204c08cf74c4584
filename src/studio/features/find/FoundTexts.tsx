import { languageNameOf } from "#core/languages.ts";
import type { FoundHere } from "#studio/brain/find/find.ts";
import { useEditor, useSay, useSource } from "#studio/desk/use-studio.ts";
import { words } from "./words.ts";

/** The key of a text in a list. */
export function keyOf({ address, language, around }: FoundHere): string {
	return JSON.stringify([language, address, around]);
}

/** Texts that hold what was looked for, each with the way to it. */
export function FoundTexts({ texts }: { texts: readonly FoundHere[] }) {
	const go = useGo();
	return (
		<ul className="found">
			{texts.map((text) => (
				<li key={keyOf(text)}>
					<button type="button" onClick={() => go(text)}>
						<span lang={text.language} dir="auto">
							{text.around[0]}
							<mark>{text.around[1]}</mark>
							{text.around[2]}
						</span>
						<Of text={text} />
					</button>
				</li>
			))}
		</ul>
	);
}

/** Of what a text is, and in which language, when that is not the one that editors write. */
export function Of({ text: { of, label, language } }: { text: FoundHere }) {
	const say = useSay();
	const source = useSource();
	return (
		<small>
			{of ?? say(words.ofSite)}
			{label !== undefined && `: ${label}`}
			{language !== source && ` · ${languageNameOf(language)}`}
		</small>
	);
}

/** Opens a text where it stands. */
export function useGo(): (text: FoundHere) => void {
	const editor = useEditor();
	return ({ address, language, page }) => {
		const target =
			address.is === "word"
				? { ...address, file: "", path: [] }
				: address.is === "translation"
					? { ...address, language }
					: address;
		editor.goTo({ target, page });
	};
}
