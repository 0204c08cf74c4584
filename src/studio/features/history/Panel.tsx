import { useId, useState } from "react";
import type { ToldChanges, ToldDay } from "#core/studio-publishing.ts";
import { tellFailure } from "#studio/desk/failure.ts";
import { useAnswer } from "#studio/desk/use-answer.ts";
import { useEditor, useSay, useStudio } from "#studio/desk/use-studio.ts";
import type { FeaturePanel } from "#studio/fields/feature.tsx";
import { OthersText } from "#studio/parts/OthersText.tsx";
import { ReviewWords } from "#studio/parts/ReviewWords.tsx";
import { ask } from "./client.ts";
import { words } from "./words.ts";

declare module "#studio/desk/panels.ts" {
	interface Panels {
		history: undefined;
	}
}

/** One list of what people changed, by day: first what is not online yet. */
function WhatChanged() {
	const say = useSay();
	const revision = useStudio((state) => state.session?.revision);
	const others = useStudio((state) => state.others);
	const key = JSON.stringify([revision, others]);
	const { answer, failure } = useAnswer(key, ask.whatChanged);
	if (!answer) return <p className="about">{failure ? tellFailure(failure, say) : say(words.gathering)}</p>;
	const { isKnown, hasVersions, days } = answer;
	return (
		<>
			{!isKnown && <p className="notice">{say(words.serverSilent)}</p>}
			{isKnown && days.length === 0 && (
				<p className="about">{say(hasVersions ? words.nothingYet : words.noVersions)}</p>
			)}
			{days.map((day) => (
				<Day key={`${day.is} ${day.day}`} day={day} />
			))}
		</>
	);
}

function Day({ day: { is, day, changes } }: { day: ToldDay }) {
	const id = useId();
	const editor = useEditor();
	const say = useSay();
	return (
		<section className="day" aria-labelledby={id}>
			<h3 id={id}>{is === "online" ? day : say(words[is])}</h3>
			{is === "others" && <p className="about">{say(words.aboutOthers)}</p>}
			<ul>
				{changes.map((each) => (
					<li key={each.commit ?? each.who ?? ""}>
						<Changes changes={each} day={day} />
						{is === "others" && <TextsOf who={each.who ?? ""} />}
					</li>
				))}
			</ul>
			{is === "own" && (
				<button type="button" className="button" onClick={() => editor.openPanel("publishing")}>
					{say(words.toOnline)}
				</button>
			)}
		</section>
	);
}

/** So many pages are named. */
const most = 6;

/** Who changed what, and when. */
function Changes({ changes: { who, time, about, message, commit }, day }: { changes: ToldChanges; day: string }) {
	const editor = useEditor();
	const say = useSay();
	return (
		<>
			{who !== undefined && (
				<p>
					<strong>{who}</strong> {time && <small>{time}</small>}
				</p>
			)}
			<p className="about-what">
				{about.slice(0, most).map(({ name, page }, index) => (
					<span key={name}>
						{index > 0 && ", "}
						{page === undefined ? name : <a href={page}>{name}</a>}
					</span>
				))}
				{about.length > most && say(words.andMore, { count: about.length - most })}
			</p>
			{message !== "" && <p className="about">{message}</p>}
			{commit !== undefined && (
				<>
					<Exactly commit={commit} />
					<p className="acts">
						<button
							type="button"
							aria-label={say(words.backToThisOf, { who: who ?? "", day, time: time ?? "" })}
							onClick={() => editor.openPanel("publishing", { earlier: commit })}
						>
							{say(words.backToThis)}
						</button>
					</p>
				</>
			)}
		</>
	);
}

/** What of a person's texts can be taken over. */
function TextsOf({ who }: { who: string }) {
	const others = useStudio((state) => state.others);
	return (
		<ul className="others">
			{others
				.filter((text) => text.who === who)
				.map((text) => (
					<OthersText key={JSON.stringify([text.file, text.path])} text={text} />
				))}
		</ul>
	);
}

/** What a visitor saw change, which is compared once somebody wants to know. */
function Exactly({ commit }: { commit: string }) {
	const say = useSay();
	const [isOpen, open] = useState(false);
	const { answer, failure } = useAnswer(isOpen ? commit : undefined, () => ask.versionWords({ commit }));
	const whyNone = !failure
		? say(words.comparing)
		: failure.is === "absent"
			? say(words.cannotCompare)
			: tellFailure(failure, say);
	return (
		<details onToggle={({ currentTarget }) => currentTarget.open && open(true)}>
			<summary>{say(words.exactly)}</summary>
			<div aria-live="polite">
				{!answer && isOpen && <p className="about">{whyNone}</p>}
				{answer && <ReviewWords review={answer} />}
			</div>
		</details>
	);
}

export const panel: FeaturePanel<"history"> = { title: words.whatChanged, Panel: WhatChanged };
