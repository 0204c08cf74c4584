import { useRef } from "react";
import { useWords } from "#ui/context.tsx";
import { FigureSources } from "#ui/FigureSources.tsx";
import { PartFailed } from "#ui/PartFailed.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import { Text } from "#ui/Text.tsx";
import { lossOf } from "./curves.ts";
import { Hills } from "./Hills.tsx";
import { Said } from "./Said.tsx";
import { soundLevels } from "./sounds.ts";
import { Track } from "./Track.tsx";
import type { Props } from "./types.ts";
import { useListening } from "./useListening.ts";
import { effectOf, nameOf, waysOf, wordsOf } from "./ways.ts";
import type ownWords from "./words.ts";

/** A sound in several ways below each other. Nothing is loaded or sounds before a press; all else is there without one. */
export default function ListenView({ data }: Props) {
	const { title, intro, note, sources } = data;
	const words = useWords<typeof ownWords>();
	const drawings = useRef<(SVGSVGElement | null)[]>([]);
	const { heard, failed, press } = useListening(data.sound, drawings);
	const inWords = wordsOf(data.sound, words);
	return (
		<div className="wrap">
			<SectionHead title={title} intro={intro} />
			<p className="needs-script no-print mb-6">{words.listen_volume}</p>
			<PartFailed className="mb-6" />
			{failed && (
				<p role="alert" className="mb-6 font-[650]">
					{words.part_failed}
				</p>
			)}
			<ol className="grid gap-8">
				{waysOf(data).map((way, place) => {
					const name = nameOf(way, words);
					const loss = lossOf(way);
					return (
						<Track
							key={name}
							name={name}
							text={way.kind === "open" ? inWords.heard : effectOf(way, words)}
							sounds={heard === place}
							onPress={() => press(place, loss)}
						>
							<Said sentence={inWords.said} loss={loss} />
							<Hills
								open={soundLevels[data.sound]}
								loss={loss}
								drawing={(drawing) => {
									drawings.current[place] = drawing;
								}}
							/>
						</Track>
					);
				})}
			</ol>
			<div className="measure mt-8 grid gap-4 text-ink-2 sea:text-mist">
				{note && (
					<p>
						<Text value={note} />
					</p>
				)}
				<p>
					<Text value={`${words.listen_letters} ${words.listen_not}`} />
				</p>
			</div>
			<FigureSources sources={sources} />
		</div>
	);
}
