import { useRef } from "react";
import { useOnce } from "#studio/desk/use-once.ts";
import { useEditor, useSay } from "#studio/desk/use-studio.ts";
import { notesKeys } from "./takes-keys.ts";
import { words } from "./words.ts";

interface ShowPageProps {
	/** A page that visitors do not see yet. */
	readonly page: { readonly path: string; readonly title: string };
	/** What it is about does not stand above it. */
	readonly isNamed?: boolean;
}

/** Lets visitors see a page from now on. It goes by that: what stands above it gets the keys. */
export function ShowPage({ page: { path, title }, isNamed = false }: ShowPageProps) {
	const editor = useEditor();
	const say = useSay();
	const button = useRef<HTMLButtonElement>(null);
	const name = `${say(words.showPage)}: ${title}`;
	const show = useOnce(async () => {
		const areKeysFree = notesKeys(button.current);
		const above = button.current?.closest("aside")?.querySelector("h2");
		const request = { what: "show", answers: { name: path }, name };
		if ((await editor.finishWizard(request, say(words.pageShown), undefined)) && areKeysFree()) above?.focus();
	});
	return (
		<button ref={button} type="button" aria-label={isNamed ? name : undefined} onClick={() => void show()}>
			{say(words.showPage)}
		</button>
	);
}
