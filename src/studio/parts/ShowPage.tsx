import { useRef } from "react";
import { ask } from "#studio/desk/server.ts";
import { useOnce } from "#studio/desk/use-once.ts";
import { useEditor, useSay } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { notesKeys } from "./takes-keys.ts";
import { words } from "./words.ts";

interface ShowPageProps {
	/** A page that visitors do not see yet. */
	readonly page: { readonly path: string; readonly title: string };
	/** What it is about does not stand above it. */
	readonly isNamed?: boolean;
}

/**
 * Lets visitors see a page from now on; where links to it went when it was hidden, that is asked with it. It goes by that:
 * what stands above it gets the keys.
 */
export function ShowPage({ page: { path, title }, isNamed = false }: ShowPageProps) {
	const editor = useEditor();
	const say = useSay();
	const button = useRef<HTMLButtonElement>(null);
	const name = say(shared.withName, { what: say(words.showPage), name: title });
	const show = useOnce(async () => {
		const areKeysFree = notesKeys(button.current);
		const above = button.current?.closest("aside")?.querySelector("h2");
		const about = { name: path };
		const before = editor.state.panel;
		// Where nobody answers, what shows the page says so.
		const found = await ask.wizard({ what: "show", answers: about }).catch(() => undefined);
		// Links went when it was hidden: whether they come back is asked first.
		if (found && found.consequences.length > 0) {
			if (editor.state.panel !== before) return;
			const given = { what: "show", title: say(words.showPage), act: say(words.showPage), told: say(words.pageShown) };
			// What is said of a page is something else by then.
			const after = before?.feature === "form" ? undefined : before;
			return editor.openPanel("pages", { ...given, about, first: 1, after });
		}
		const request = { what: "show", answers: about, name };
		if ((await editor.finishWizard(request, say(words.pageShown), undefined)) && areKeysFree()) above?.focus();
	});
	return (
		<button ref={button} type="button" aria-label={isNamed ? name : undefined} onClick={() => void show()}>
			{say(words.showPage)}
		</button>
	);
}
