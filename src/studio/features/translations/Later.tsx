import { useId, useState } from "react";
import type { OpenTranslation } from "#core/studio-translations.ts";
import { useEditor, useSay, useStudio } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { dayIn } from "#studio/page/day.ts";
import { Greyable } from "#studio/parts/Greyable.tsx";
import { words } from "./words.ts";

/** So many days from now are proposed. */
const usual = 30;

/** Lets what is open of a page wait until a day. */
export function Later({ of }: { of: OpenTranslation }) {
	const editor = useEditor();
	const say = useSay();
	const report = useStudio((state) => state.language);
	const [asking, setAsking] = useState(false);
	const [until, setUntil] = useState(() => new Date(Date.now() + usual * 86_400_000).toISOString().slice(0, 10));
	const id = useId();
	if (!asking)
		return (
			<button type="button" onClick={() => setAsking(true)}>
				{say(words.later)}
			</button>
		);
	const wait = () => {
		const { file, language, title } = of;
		const told = say(words.postponed, { title, day: dayIn(until, report) });
		void editor.postpone({ file, language, until, name: told }, told);
	};
	return (
		<p className="acts">
			<label htmlFor={id}>{say(words.laterUntil)}</label>
			<input id={id} type="date" value={until} onChange={({ target }) => setUntil(target.value)} />
			<Greyable type="button" why={until === "" ? words.dayFirst : undefined} onClick={wait}>
				{say(words.later)}
			</Greyable>
			<button type="button" onClick={() => setAsking(false)}>
				{say(shared.cancel)}
			</button>
		</p>
	);
}
