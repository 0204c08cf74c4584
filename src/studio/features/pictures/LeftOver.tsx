import { useStudio } from "#studio/desk/use-studio.ts";
import { addressOf, nameOf } from "./Chooser.tsx";

/** A picture that nothing shows any more, and what becomes of it. */
export function LeftOver({ file, done }: { file: string; done: () => void }) {
	const { studio, say } = useStudio();
	const name = nameOf(file);
	const discard = async () => {
		const gone = say("pictureDiscarded", { name });
		const files = [{ do: "discard", file: `content/images/${file}` } as const];
		if (await studio.run([], `${say("pictureDiscard")}: ${name}`, gone, files)) done();
	};
	return (
		<div className="notice left-over">
			<img src={addressOf(file)} alt="" />
			<p>{say("pictureLeft", { name })}</p>
			<p className="steps">
				<button type="button" className="button" onClick={() => void discard()}>
					{say("pictureDiscard")}
				</button>
				<button type="button" className="button" onClick={done}>
					{say("pictureKeep")}
				</button>
			</p>
		</div>
	);
}
