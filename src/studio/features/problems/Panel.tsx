import { useSay, useStudio } from "#studio/desk/use-studio.ts";
import type { FeaturePanel } from "#studio/fields/feature.tsx";
import { Problems } from "#studio/parts/Problems.tsx";
import { words } from "./words.ts";

declare module "#studio/desk/panels.ts" {
	interface Panels {
		problems: undefined;
	}
}

/** What is wrong with the content, each with the way to it. */
function Wrong() {
	const say = useSay();
	const { errors, warnings } = useStudio((state) => state.wrong) ?? { errors: [], warnings: [] };
	return (
		<>
			<p className="about">{say(errors.length + warnings.length > 0 ? words.aboutWrong : words.nothingWrong)}</p>
			<Problems problems={errors} />
			{warnings.length > 0 && <h3>{say(words.toLookAt)}</h3>}
			<Problems problems={warnings} />
		</>
	);
}

export const panel: FeaturePanel<"problems"> = { title: words.problems, Panel: Wrong };
