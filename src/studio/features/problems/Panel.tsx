import type { WhatIsWrong } from "#core/studio-publishing.ts";
import { useSay, useStudio } from "#studio/desk/use-studio.ts";
import type { FeaturePanel } from "#studio/fields/feature.tsx";
import { Problems } from "#studio/parts/Problems.tsx";
import { words } from "./words.ts";

declare module "#studio/desk/panels.ts" {
	interface Panels {
		problems: undefined;
	}
}

const nothing: WhatIsWrong = { errors: [], warnings: [], hasSamples: false };

/** What is wrong with the content, each with the way to it. */
function Wrong() {
	const say = useSay();
	const { errors, warnings, hasSamples } = useStudio((state) => state.wrong) ?? nothing;
	const toSee = hasSamples ? words.aboutSamples : words.aboutToSee;
	const about = errors.length > 0 ? words.aboutWrong : warnings.length > 0 ? toSee : words.nothingWrong;
	return (
		<>
			<p className="about">{say(about)}</p>
			<Problems problems={errors} />
			{errors.length > 0 && warnings.length > 0 && <h3>{say(words.toLookAt)}</h3>}
			<Problems problems={warnings} />
		</>
	);
}

export const panel: FeaturePanel<"problems"> = {
	title: (_, { say, state }) => say((state.wrong?.errors.length ?? 0) > 0 ? words.problems : words.toSee),
	Panel: Wrong,
};
