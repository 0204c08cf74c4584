import { useState } from "react";
import type { PreviewAnswer } from "#core/studio-publishing.ts";
import { whyNot } from "#studio/desk/failure.ts";
import { useSay } from "#studio/desk/use-studio.ts";
import { Greyable } from "#studio/parts/Greyable.tsx";
import { tell } from "./client.ts";
import { words } from "./words.ts";

/** The whole site in a folder, or at an address, to show to somebody. */
export function Preview() {
	const say = useSay();
	const [answer, setAnswer] = useState<PreviewAnswer | "making">();
	const make = async () => {
		setAnswer("making");
		setAnswer(await tell.preview().catch((error: unknown) => ({ refused: whyNot(error, say) })));
	};
	const made = answer !== "making" && answer && "folder" in answer ? answer : undefined;
	return (
		<section className="preview">
			<Greyable type="button" why={answer === "making" ? words.previewing : undefined} onClick={() => void make()}>
				{say(words.preview)}
			</Greyable>
			<p className="about">{say(words.aboutPreview)}</p>
			<div role="status">
				{answer === "making" && <p className="about">{say(words.previewing)}</p>}
				{made && <p className="good address">{say(words.previewIn, { folder: made.folder })}</p>}
				{made?.address !== undefined && (
					<a className="button" href={made.address} target="_blank" rel="noreferrer">
						{say(words.previewAt)}
					</a>
				)}
				{answer !== "making" && answer && "refused" in answer && <p className="trouble">{answer.refused}</p>}
			</div>
		</section>
	);
}
