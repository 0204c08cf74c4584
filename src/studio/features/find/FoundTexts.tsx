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
					{text.isFixed ? (
						<p>
							<Said text={text} />
						</p>
					) : (
						<button type="button" onClick={() => go(text)}>
							<Said text={text} />
						</button>
					)}
				</li>
			))}
		</ul>
	);
}

function Said({ text }: { text: FoundHere }) {
	const [before, found, behind] = text.around;
	return (
		<>
			<span lang={text.language} dir="auto">
				{before}
				<mark>{found}</mark>
				{behind}
			</span>
			<Of text={text} />
		</>
	);
}

/** Of what a text is, who changes it where nobody here does, and in which language, when that is not the one that editors write. */
export function Of({ text: { of, label, language, isFixed } }: { text: FoundHere }) {
	const say = useSay();
	const source = useSource();
	return (
		<small>
			{isFixed ? say(words.fixed) : (of ?? say(words.ofSite))}
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
