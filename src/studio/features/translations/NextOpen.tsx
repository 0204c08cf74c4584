import type { Language } from "#core/languages.ts";
import { localize } from "#core/paths.ts";
import type { TranslationsHere } from "#core/studio-translations.ts";
import { useEditor, useSay, useStudio } from "#studio/desk/use-studio.ts";
import { ask } from "./client.ts";
import { words } from "./words.ts";

/** Leads to what is open next in the same language, page by page. */
export function NextOpen({ after, language: within }: { after: TranslationsHere; language: Language }) {
	const editor = useEditor();
	const say = useSay();
	const source = useStudio((state) => state.session?.source);
	const go = async () => {
		const open = (await ask.openTranslations()).filter(
			({ language, until }) => language === within && until === undefined,
		);
		const here = open.findLastIndex(({ file, path }) => file === after.file && path.join() === after.path.join());
		const next = open[(here + 1) % open.length];
		if (!next) return editor.announce(words.nothingOpen);
		const page = next.page === undefined || !source ? undefined : localize(next.page, next.language, source);
		editor.openTranslation(next, page);
	};
	return (
		<button type="button" onClick={() => void go()}>
			{say(words.nextOpen)}
		</button>
	);
}
