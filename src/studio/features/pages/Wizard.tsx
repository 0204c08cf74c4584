import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Answers, AskedQuestion, Consequence, FileChange } from "#core/studio.ts";
import { forgetBelow } from "#studio/desk/begun.ts";
import { type Failure, tellFailure } from "#studio/desk/failure.ts";
import { tabState } from "#studio/desk/tab-state.ts";
import { useEditor, useSay } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { Greyable } from "#studio/parts/Greyable.tsx";
import { words as parts } from "#studio/parts/words.ts";
import { Question } from "./Question.tsx";
import { useWizard } from "./use-wizard.ts";
import type { WizardGiven } from "./wizard-given.ts";
import { words } from "./words.ts";

/** Asks what has to be known to make something, or to move or remove a page, shows what changes by it, and does it. */
export function Wizard({ given: panel }: { given: WizardGiven }) {
	const { what, about, first } = panel;
	const editor = useEditor();
	const say = useSay();
	const [said, setSaid] = useState<Answers>(() => ({ ...tabState.answers(what), ...about }));
	/** Of a picture that was chosen: what is said of it, and the file that comes. */
	const [pictures, setPictures] = useState<Pictures>({ said: {}, files: [] });
	const [place, setPlace] = useState(0);
	/** How often somebody wanted to go on from this step, and could not. */
	const [judged, setJudged] = useState(0);
	const [busy, setBusy] = useState(false);
	const form = useRef<HTMLFormElement>(null);
	const { found, failure, ask } = useWizard(what, said);
	// Whoever comes to a step can type at once, also before it is drawn.
	const isKnown = found !== undefined;
	const isAwaited = !isKnown && !failure;
	useEffect(() => {
		if (!isAwaited) return undefined;
		const release = editor.holdKeys();
		// Once the first question has the keys.
		return () => queueMicrotask(release);
	}, [editor, isAwaited]);
	useEffect(() => {
		if (isKnown && place >= 0) form.current?.querySelector<HTMLElement>("input, textarea, select, button")?.focus();
	}, [isKnown, place]);
	// What was found of the last letter shows by then.
	useEffect(() => {
		if (judged > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
	}, [judged]);
	if (!found && failure) return <Silence failure={failure} retry={() => void ask().catch(() => {})} />;
	if (!found) return <p className="about">{say(words.making)}</p>;
	const open = found.questions.filter(({ name }) => !Object.hasOwn(about, name));
	const steps = [open.filter(({ where }) => !where), open.filter(({ where }) => where)].filter(
		({ length }) => length > 0,
	);
	const asked = steps[place] ?? [];
	const isLast = place >= steps.length - 1;
	const change = (name: string) => (typed: string) => {
		const now = { ...said, [name]: typed };
		setSaid(now);
		if (first > 1) tabState.keepAnswers(what, now);
	};
	const go = (to: number) => {
		setPlace(to);
		setJudged(0);
	};
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (busy) return;
		setBusy(true);
		// What was typed last counts too.
		const now = await ask().catch(() => found);
		const isAsked = (name: string) => asked.some((each) => each.name === name);
		if (now.questions.some(({ name, problem }) => isAsked(name) && problem !== undefined)) {
			setJudged((times) => times + 1);
		} else if (!isLast) go(place + 1);
		// It is told where that is asked.
		else if (now.refused !== undefined) setJudged((times) => times + 1);
		else {
			const answers = Object.fromEntries(now.questions.map(({ name, answer }) => [name, said[name] ?? answer]));
			const { files } = pictures;
			// It goes along, and is no reason to ask whoever comes to another page by this.
			forgetBelow({ file: what, path: [] });
			const done = await editor.finishWizard(
				{ what, answers: { ...answers, ...pictures.said }, files, name: `${now.name}: ${answers.name}` },
				panel.told,
				now.opens,
			);
			// Whoever has opened something else meanwhile goes on with that.
			if (editor.state.panel?.given !== panel) return;
			// Nothing is left to be asked here.
			if (done && !now.opens) return panel.after ? editor.showPanel(panel.after) : editor.close();
			// Here still, whoever was refused.
			setJudged((times) => times + 1);
		}
		setBusy(false);
	};
	return (
		<form ref={form} noValidate onSubmit={(event) => void submit(event)}>
			<p className="about">
				{first > 1 && say(words.step, { step: first + place, steps: first + steps.length - 1 })}
				{first === 1 && found.about}
			</p>
			{asked.map((question) => (
				<Question
					key={question.name}
					question={question}
					what={what}
					typed={said[question.name]}
					judged={judged > 0 || isAnswered(question, said)}
					change={change(question.name)}
					choose={(said, files) => setPictures({ said: said.file ? named(question.name, said) : {}, files })}
				/>
			))}
			{found.refused !== undefined && isLast && (judged > 0 || asked.length === 0) && (
				<p role="alert" className="trouble">
					{found.refused}
				</p>
			)}
			{isLast && found.refused === undefined && <Changes consequences={found.consequences} />}
			<p className="steps">
				{(place > 0 || first > 1) && (
					<button type="button" onClick={() => (place > 0 ? go(place - 1) : editor.openPanel("pages"))}>
						{say(shared.back)}
					</button>
				)}
				<Greyable
					type="submit"
					className={panel.alarm ? "primary alarm" : "primary"}
					why={busy ? words.making : undefined}
				>
					{isLast ? panel.act : say(shared.further)}
				</Greyable>
			</p>
			<p aria-live="polite" className="about">
				{busy && say(words.making)}
			</p>
		</form>
	);
}

/** Nobody has said what is to be asked. */
function Silence({ failure, retry }: { failure: Failure; retry: () => void }) {
	const say = useSay();
	return (
		<div role="alert" className="trouble">
			<p>{tellFailure(failure, say)}</p>
			<button type="button" onClick={retry}>
				{say(parts.retry)}
			</button>
		</div>
	);
}

/** Something was typed, and not only since it was judged last: that a field is empty is no news to whoever types in it. */
function isAnswered({ name, answer }: AskedQuestion, said: Answers): boolean {
	return (said[name] ?? "") !== "" && answer !== "";
}

interface Pictures {
	readonly said: Answers;
	readonly files: readonly FileChange[];
}

/** What the fields of a picture say, as answers. */
function named(question: string, { file = "", ...more }: Answers): Answers {
	const fields = Object.entries(more).map(([name, said]) => [`${question}.${name}`, said]);
	return { [question]: file, ...Object.fromEntries(fields) };
}

/** What else changes, before it does. */
function Changes({ consequences }: { consequences: readonly Consequence[] }) {
	const say = useSay();
	if (consequences.length === 0) return null;
	return (
		<section className="notice" aria-labelledby="what-changes">
			<h3 id="what-changes">{say(words.whatChanges)}</h3>
			<Lines lines={consequences} />
		</section>
	);
}

function Lines({ lines }: { lines: readonly Consequence[] }) {
	return (
		<ul>
			{[...new Set(lines)].map((line) =>
				typeof line === "string" ? (
					<li key={line}>{line}</li>
				) : (
					<li key={line.text}>
						<details>
							<summary>{line.text}</summary>
							<Lines lines={line.each} />
						</details>
					</li>
				),
			)}
		</ul>
	);
}
