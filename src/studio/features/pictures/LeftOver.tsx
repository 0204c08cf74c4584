import { useEditor, useSay } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { nameOf } from "./Chooser.tsx";
import { Thumb } from "./Thumb.tsx";
import { words } from "./words.ts";

/** A picture that nothing shows any more, and what becomes of it. */
export function LeftOver({ file, done }: { file: string; done: () => void }) {
	const editor = useEditor();
	const say = useSay();
	const name = nameOf(file);
	const discard = async () => {
		const gone = say(shared.removed, { name });
		const files = [{ do: "discard", file: `content/images/${file}` } as const];
		if (await editor.run([], say(shared.withName, { what: say(words.pictureDiscard), name }), gone, { files })) done();
	};
	return (
		<div className="notice left-over">
			<Thumb file={file} />
			<p>{say(words.pictureLeft, { name })}</p>
			<p className="steps">
				<button type="button" className="button" onClick={() => void discard()}>
					{say(words.pictureDiscard)}
				</button>
				<button type="button" className="button" onClick={done}>
					{say(words.pictureKeep)}
				</button>
			</p>
		</div>
	);
}
