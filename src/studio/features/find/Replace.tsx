import { useId, useState } from "react";
import type { FoundHere } from "#studio/brain/find/find.ts";
import type { TextReplacement } from "#studio/brain/find/replacement.ts";
import { useAnswer } from "#studio/desk/use-answer.ts";
import { useOnce } from "#studio/desk/use-once.ts";
import { useEditor, useSay, useStudio } from "#studio/desk/use-studio.ts";
import { useUnsaved } from "#studio/desk/use-unsaved.ts";
import { words as shared } from "#studio/desk/words.ts";
import { shortened } from "#studio/page/shortened.ts";
import { Greyable } from "#studio/parts/Greyable.tsx";
import { Icon } from "#studio/parts/Icon.tsx";
import { Spans } from "#studio/parts/Spans.tsx";
import { takesKeys } from "#studio/parts/takes-keys.ts";
import { ask, tell } from "./client.ts";
import { keyOf, Of, useGo } from "./FoundTexts.tsx";
import { words } from "./words.ts";

interface ReplaceProps {
	readonly asked: string;
	/** Back to what was found. */
	readonly leave: () => void;
}

/** A text in which something can be replaced. */
type Replaceable = FoundHere & { readonly replacement: TextReplacement };

/** Other words in all texts that are ticked, as one edit. */
export function Replace({ asked, leave }: ReplaceProps) {
	const editor = useEditor();
	const say = useSay();
	const [by, setBy] = useState("");
	const [wholeWords, setWholeWords] = useState(true);
	const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
	/** In how many places something was replaced last, and in which state of the content that is so. */
	const [done, setDone] = useState<{ readonly count: number; readonly revision: string | undefined }>();
	const unsaved = useUnsaved();
	const id = useId();
	const revision = useStudio((state) => state.session?.revision);
	const outdated = useStudio((state) => state.session?.outdated ?? 0);
	const failed = useStudio((state) => state.failed);
	const key = JSON.stringify([revision, asked, by, wholeWords]);
	const find = async () => ({ key, ...(await ask.toReplace({ asked, by, wholeWords })) });
	const { answer, again } = useAnswer(key, find, 200);
	const texts = answer?.texts ?? [];
	const some = texts.filter(isReplaceable);
	const others = texts.filter(({ replacement }) => !replacement);
	const chosen = some.filter((text) => !left.has(keyOf(text)));
	const wrong = failed?.is === "problems" ? failed.problems : [];

	const replace = useOnce(async () => {
		// Whoever goes on at once after the last letter means that too.
		const now = answer?.key === key ? answer : await again().catch((error: unknown) => editor.tellFailure(error));
		if (!now) return;
		const known = new Set(some.map(keyOf));
		const found = now.texts.filter(isReplaceable);
		// Nobody has chosen what only shows now.
		if (!found.every((text) => known.has(keyOf(text)))) return;
		const chosen = found.filter((text) => !left.has(keyOf(text)));
		const edits = chosen.map(({ replacement }) => replacement.edit);
		const request = {
			revision: now.revision,
			changes: edits.flatMap((edit) => ("do" in edit ? edit : [])),
			words: edits.flatMap((edit) => ("key" in edit ? edit : [])),
			name: say(words.replaceName, { asked: shortened(asked), by: shortened(by) }),
		};
		const { length: count } = edits;
		const announcement = count === 1 ? say(words.replacedOne) : say(words.replacedMany, { count });
		if (await editor.done(() => tell.replace(request), announcement))
			return setDone({ count, revision: editor.state.session?.revision });
		const { failed } = editor.state;
		if (failed?.is !== "problems") return;
		// Where it cannot be is not ticked any more, so that all else can be replaced.
		const cannot = chosen.filter((text) => failed.problems.some((problem) => isAbout(problem, text)));
		setLeft(new Set([...left, ...cannot.map(keyOf)]));
		editor.announce(words.cannotBeSo, { count: cannot.length });
	});

	const tick = (text: Replaceable, is: boolean) => {
		const next = new Set(left);
		if (is) next.delete(keyOf(text));
		else next.add(keyOf(text));
		setLeft(next);
	};

	if (done !== undefined && done.revision === revision)
		return (
			<div ref={takesKeys} className="notice" tabIndex={-1}>
				<p>{done.count === 1 ? say(words.replacedOne) : say(words.replacedMany, { count: done.count })}</p>
				{outdated > 0 && (
					<>
						<p>{outdated === 1 ? say(words.lookOne) : say(words.lookMany, { count: outdated })}</p>
						<p className="acts">
							<button type="button" onClick={() => editor.openPanel("translations")}>
								{say(words.toTranslations)}
							</button>
						</p>
					</>
				)}
			</div>
		);
	const why =
		unsaved.length > 0
			? shared.openFirst
			: chosen.length === 0
				? words.chooseFirst
				: by === ""
					? words.typeFirst
					: undefined;
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault();
				if (!why) void replace();
			}}
		>
			<label htmlFor={id}>{say(words.replaceBy)}</label>
			<input ref={takesKeys} id={id} value={by} autoComplete="off" onChange={({ target }) => setBy(target.value)} />
			<label className="tick">
				<input type="checkbox" checked={wholeWords} onChange={({ target }) => setWholeWords(target.checked)} />
				{say(words.wholeWords)}
			</label>
			{answer && answer.count > texts.length && (
				<p className="notice">{say(words.firstOf, { shown: texts.length, count: answer.count })}</p>
			)}
			{some.length > 1 && (
				<label className="tick">
					<input
						type="checkbox"
						checked={chosen.length === some.length}
						onChange={({ target }) => setLeft(new Set(target.checked ? [] : some.map(keyOf)))}
					/>
					{say(words.chooseAll)}
				</label>
			)}
			<ul className="found">
				{some.map((text) => (
					<li key={keyOf(text)} className="with-way">
						<label className="tick">
							<input
								type="checkbox"
								checked={!left.has(keyOf(text))}
								onChange={({ target }) => tick(text, target.checked)}
							/>
							<span>
								<span lang={text.language} dir="auto">
									<Spans spans={text.replacement.spans} />
								</span>
								<Of text={text} />
								{wrong
									.filter((problem) => isAbout(problem, text))
									.map(({ message, hint }) => (
										<em key={message}>
											{message} {hint}
										</em>
									))}
							</span>
						</label>
						<GoThere text={text} />
					</li>
				))}
			</ul>
			{answer && texts.length === 0 && <p className="about">{say(shared.foundNone)}</p>}
			<p className="steps">
				<Greyable type="submit" className="primary" why={why} aria-describedby={why && `${id}-why`}>
					{chosen.length === 1 ? say(words.replaceOne) : say(words.replaceMany, { count: chosen.length })}
				</Greyable>
				<button type="button" onClick={leave}>
					{say(words.toFinding)}
				</button>
			</p>
			{why && (
				<p id={`${id}-why`} className="about">
					{say(why)}
				</p>
			)}
			{others.length > 0 && (
				<details>
					<summary>{say(words.notReplaced, { count: others.length })}</summary>
					<p className="about">{say(words.notInWords)}</p>
					<ul className="found">
						{others.map((text) => (
							<li key={keyOf(text)} className="with-way">
								<span>
									<span lang={text.language} dir="auto">
										{text.around.join("")}
									</span>
									<Of text={text} />
								</span>
								<GoThere text={text} />
							</li>
						))}
					</ul>
				</details>
			)}
		</form>
	);
}

function GoThere({ text }: { text: FoundHere }) {
	const say = useSay();
	const go = useGo();
	const name = say(shared.withName, { what: say(shared.goThere), name: shortened(text.around.join("")) });
	return (
		<button type="button" className="icon" title={say(shared.goThere)} aria-label={name} onClick={() => go(text)}>
			<Icon name="go" />
		</button>
	);
}

function isReplaceable(text: FoundHere): text is Replaceable {
	return text.replacement !== undefined;
}

/** What is wrong is wrong with what somebody wants to write there. */
function isAbout(
	problem: { readonly file: string; readonly path: readonly (string | number)[] },
	text: Replaceable,
): boolean {
	const { edit } = text.replacement;
	return "do" in edit && edit.file === problem.file && edit.path.every((step, at) => step === problem.path[at]);
}
