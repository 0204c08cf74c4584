import type { Change, MarkedSection } from "#core/studio.ts";
import { useEditor, useSay } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { useReadIn } from "#studio/parts/read-in.ts";
import { words } from "./words.ts";

interface SeveralProps {
	readonly file: string;
	readonly sections: readonly MarkedSection[];
	/** Their numbers from above. */
	readonly chosen: readonly number[];
	readonly choose: (chosen: readonly number[]) => void;
}

/** What can be done with several sections at once; each is one edit. */
export function Several({ file, sections, chosen, choose }: SeveralProps) {
	const editor = useEditor();
	const say = useSay();
	const count = chosen.length;
	// From below, so that none of them moves another.
	const fromBelow = chosen.toSorted((one, other) => other - one);
	const change = (what: "duplicate" | "remove"): Change[] =>
		fromBelow.map((index) => ({ do: what, file, path: ["sections", index], was: sections[index]?.data ?? null }));
	const readIn = useReadIn();
	const run = async (what: "duplicate" | "remove") => {
		const [name, told] =
			what === "remove"
				? [say(shared.remove), say(words.removedSeveral, { count })]
				: [say(shared.duplicate), say(words.duplicatedSeveral, { count })];
		if (await editor.run(change(what), `${name}: ${count}`, told, { readIn })) choose([]);
	};
	const address = file.replace(/^content\/pages|(?:\/index)?\.\w+$/g, "") || "/";
	const move = () =>
		editor.openPanel("pages", {
			what: "move-sections",
			title: say(words.moveSeveral),
			about: { name: address, sections: chosen.toSorted((one, other) => one - other).join(",") },
			first: 1,
			act: say(words.moveHere),
			told: say(words.movedSeveral, { count }),
		});
	const isAll = count === sections.length;
	return (
		<fieldset className="several" data-chosen-some={count > 0 || undefined}>
			<legend>{count === 0 ? say(words.several) : say(words.severalChosen, { count })}</legend>
			<p className="acts">
				<button type="button" onClick={() => choose(isAll ? [] : [...sections.keys()])}>
					{say(isAll ? words.tickNone : words.tickAll)}
				</button>
				{count > 0 && (
					<>
						<button type="button" onClick={() => void run("duplicate")}>
							{say(shared.duplicate)}
						</button>
						{!isAll && (
							<>
								<button type="button" onClick={move}>
									{say(words.moveSeveral)}
								</button>
								<button type="button" onClick={() => void run("remove")}>
									{say(shared.remove)}
								</button>
							</>
						)}
					</>
				)}
			</p>
			{isAll && <p className="about">{say(words.keepOne)}</p>}
		</fieldset>
	);
}
