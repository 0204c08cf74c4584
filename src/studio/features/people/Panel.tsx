import { useSay, useStudio } from "#studio/desk/use-studio.ts";
import type { FeaturePanel } from "#studio/fields/feature.tsx";
import { OthersText } from "#studio/parts/OthersText.tsx";
import { words } from "./words.ts";

declare module "#studio/desk/panels.ts" {
	interface Panels {
		people: undefined;
	}
}

/** What other people wrote in copies of their own, to look at and to take over. */
function People() {
	const say = useSay();
	const others = useStudio((state) => state.others);
	if (others.length === 0) return <p className="about">{say(words.nothingOfOthers)}</p>;
	return (
		<>
			<p className="about">{say(words.aboutOthers)}</p>
			<ul className="others">
				{others.map((text) => (
					<OthersText key={JSON.stringify([text.who, text.file, text.path])} text={text} />
				))}
			</ul>
		</>
	);
}

export const panel: FeaturePanel<"people"> = { title: words.others, Panel: People };
