import { useState } from "react";
import { type Language, languageNameOf } from "#core/languages.ts";
import { localize } from "#core/paths.ts";
import type { OpenTranslation, Suggestion } from "#core/studio-translations.ts";
import { useAnswer } from "#studio/desk/use-answer.ts";
import { useEditor, useSay, useSource, useStudio } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { SuggestButton } from "#studio/fields/SuggestButton.tsx";
import { SuggestionBox } from "#studio/fields/SuggestionBox.tsx";
import { useSuggestions } from "#studio/fields/use-suggestions.ts";
import { dayIn } from "#studio/page/day.ts";
import { shortened } from "#studio/page/shortened.ts";
import { translationTarget } from "#studio/page/target.ts";
import { ask } from "./client.ts";
import { Later } from "./Later.tsx";
import { words } from "./words.ts";

/** All that is to be translated or looked at again, language by language and page by page. */
export function OpenTranslations() {
	const say = useSay();
	const revision = useStudio((state) => state.session?.revision);
	const { answer: open } = useAnswer(revision, ask.openTranslations);
	if (!open) return null;
	if (open.length === 0) return <p className="about">{say(words.nothingOpen)}</p>;
	const languages = [...new Set(open.map(({ language }) => language))];
	return (
		<>
			<p className="about">{say(words.aboutOpen)}</p>
			{languages.map((language) => (
				<InLanguage key={language} language={language} open={open.filter((each) => each.language === language)} />
			))}
		</>
	);
}

function InLanguage({ language, open }: { language: Language; open: readonly OpenTranslation[] }) {
	const say = useSay();
	const files = [...new Set(open.map(({ file }) => file))];
	return (
		<details className="open-translations" open>
			<summary>{say(words.countOpen, { language: languageNameOf(language), count: open.length })}</summary>
			{files.map((file) => (
				<InFile key={file} open={open.filter((each) => each.file === file)} />
			))}
		</details>
	);
}

/** A longer list is opened by who wants to see it. */
const mostShown = 5;

/** So many passages a program is asked for at once. */
const mostAsked = 100;

function InFile({ open }: { open: readonly OpenTranslation[] }) {
	const editor = useEditor();
	const say = useSay();
	const source = useSource();
	const report = useStudio((state) => state.language);
	const [all, setAll] = useState(false);
	const suggestions = useSuggestions();
	const [first] = open;
	if (!first) return null;
	const take = async (suggestion: Suggestion, text: string) => {
		const { was, language, written } = suggestion;
		const target = translationTarget(first, { language, written });
		if (await editor.done(() => editor.write(target, was, text), say(words.took))) suggestions.settle(suggestion);
	};
	const passages = open.slice(0, mostAsked).map(({ file, written }) => ({ file, written }));
	const shown = all || suggestions.all.length > 0 ? open : open.slice(0, mostShown);
	return (
		<section className="open-file">
			<h3>{first.title}</h3>
			<p className="about">
				{first.until === undefined
					? first.since !== undefined && say(words.sinceDay, { day: dayIn(first.since, report) })
					: say(words.waitsUntil, { day: dayIn(first.until, report) })}
			</p>
			<ul>
				{shown.map((each) => (
					<li key={each.written}>
						<button
							type="button"
							onClick={() => editor.openTranslation(each, each.page && localize(each.page, each.language, source))}
						>
							<small>{say(each.state === "stale" ? shared.isStale : shared.isMissing)}</small> {shortened(each.written)}
						</button>
						{suggestions.all
							.filter(({ written }) => written === each.written)
							.map((suggestion) => (
								<SuggestionBox
									key={suggestion.text}
									suggestion={suggestion}
									leave={() => suggestions.settle(suggestion)}
									take={(text) => void take(suggestion, text)}
								/>
							))}
					</li>
				))}
			</ul>
			{open.length > shown.length && (
				<button type="button" onClick={() => setAll(true)}>
					{say(words.moreOpen, { count: open.length - shown.length })}
				</button>
			)}
			<p className="acts">
				<SuggestButton suggestions={suggestions} request={{ language: first.language, passages }} />
			</p>
			{first.until === undefined && <Later of={first} />}
		</section>
	);
}
