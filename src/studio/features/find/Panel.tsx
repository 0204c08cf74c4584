import { type ReactNode, useId, useRef, useState } from "react";
import type { Found } from "#studio/brain/find/find.ts";
import { tellFailure } from "#studio/desk/failure.ts";
import { useAnswer } from "#studio/desk/use-answer.ts";
import { useEditor, useSay, useStudio } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import type { FeaturePanel } from "#studio/fields/feature.tsx";
import { ask } from "./client.ts";
import { FoundTexts } from "./FoundTexts.tsx";
import { Replace } from "./Replace.tsx";
import { useAsked } from "./use-find.ts";
import { words } from "./words.ts";

declare module "#studio/desk/panels.ts" {
	interface Panels {
		find: undefined;
	}
}

/** So long nobody has to have typed before it is looked for; in milliseconds. */
const pause = 150;

/** Any word of the site, its pages, files and settings, with the way to each; and other words in place of some. */
function Find() {
	const say = useSay();
	const [asked, setAsked] = useAsked();
	const [replaces, setReplaces] = useState(false);
	const revision = useStudio((state) => state.session?.revision);
	const id = useId();
	const box = useRef<HTMLInputElement>(null);
	const isAsked = asked.trim().length > 1;
	const find = async () => ({ of: asked, found: await ask.find({ asked }) });
	const { answer: latest, failure } = useAnswer(JSON.stringify([revision, asked]), find, pause);
	// That nothing was found of other letters says nothing of these.
	const answer = latest && (latest.of === asked || isSomething(latest.found)) ? latest.found : undefined;
	const leaveReplacing = () => {
		setReplaces(false);
		box.current?.focus();
	};
	return (
		<>
			<div data-chosen>
				<label htmlFor={id}>{say(words.whatToFind)}</label>
				<input
					ref={box}
					id={id}
					type="search"
					autoComplete="off"
					value={asked}
					aria-describedby={`${id}-about`}
					onFocus={({ target }) => target.select()}
					onChange={({ target }) => {
						setAsked(target.value);
						setReplaces(false);
					}}
				/>
				<p id={`${id}-about`} className="about">
					{say(words.aboutFind)}
				</p>
			</div>
			{isAsked && failure && (
				<p className="notice">{failure.is === "refused" ? say(words.notSound) : tellFailure(failure, say)}</p>
			)}
			{isAsked && !answer && !failure && <p className="about">{say(words.looking)}</p>}
			{isAsked && answer && !replaces && <Results found={answer} />}
			{isAsked && answer && answer.count > 0 && !answer.isApart && !replaces && (
				<button type="button" className="button wide" onClick={() => setReplaces(true)}>
					{say(words.replaceEverywhere)}
				</button>
			)}
			{isAsked && replaces && <Replace asked={asked} leave={leaveReplacing} />}
		</>
	);
}

function countOf({ pages, settings, files, count }: Found): number {
	return pages.length + settings.length + files.length + count;
}

function isSomething(found: Found): boolean {
	return countOf(found) > 0;
}

function Results({ found }: { found: Found }) {
	const editor = useEditor();
	const say = useSay();
	const { pages, settings, files, texts, count, isApart } = found;
	const all = countOf(found);
	const toPage = (path: string) => {
		if (path !== location.pathname) location.assign(path);
	};
	return (
		<>
			<p className="about" role="status">
				{all === 0 ? say(shared.foundNone) : all === 1 ? say(words.foundOne) : say(words.foundMany, { count: all })}
				{all > 0 && isApart && ` ${say(words.foundApart)}`}
			</p>
			<Part title={say(words.pages)}>
				{pages.map(({ path, title }) => (
					<Way key={path} name={title} about={path} go={() => toPage(path)} />
				))}
			</Part>
			<Part title={say(words.settings)}>
				{settings.map((each) => (
					<Way
						key={each.file + JSON.stringify(each.path)}
						name={each.label}
						about={each.of}
						go={() => void editor.openAt(each)}
					/>
				))}
			</Part>
			<Part title={say(words.files)}>
				{files.map(({ name, shows }) => (
					<Way
						key={name}
						name={name}
						about={
							!shows
								? say(shared.showsNowhere)
								: shows.page === undefined
									? say(words.showsAround)
									: say(words.showsOn, { title: shows.title })
						}
						go={
							shows &&
							(() => editor.goTo({ target: { is: "field", file: shows.file, path: shows.path }, page: shows.page }))
						}
					/>
				))}
			</Part>
			{texts.length > 0 && (
				<>
					<h3>{say(words.texts)}</h3>
					{count > texts.length && <p className="about">{say(words.firstOf, { shown: texts.length, count })}</p>}
					<FoundTexts texts={texts} />
				</>
			)}
		</>
	);
}

function Part({ title, children }: { title: string; children: readonly ReactNode[] }) {
	return (
		children.length > 0 && (
			<>
				<h3>{title}</h3>
				<ul className="found">{children}</ul>
			</>
		)
	);
}

function Way({ name, about, go }: { name: string; about: string; go: (() => void) | undefined }) {
	const words = (
		<>
			<span className="named">{name}</span>
			<small>{about}</small>
		</>
	);
	return (
		<li>
			{go ? (
				<button type="button" onClick={go}>
					{words}
				</button>
			) : (
				words
			)}
		</li>
	);
}

export const panel: FeaturePanel<"find"> = { title: shared.search, Panel: Find };
