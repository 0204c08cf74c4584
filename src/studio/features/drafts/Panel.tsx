import { useSay, useStudio } from "#studio/desk/use-studio.ts";
import type { FeaturePanel } from "#studio/fields/feature.tsx";
import { words } from "./words.ts";

declare module "#studio/desk/panels.ts" {
	interface Panels {
		drafts: undefined;
	}
}

/** The pages that visitors do not see yet. */
function DraftPages() {
	const say = useSay();
	const drafts = useStudio((state) => state.session?.drafts) ?? [];
	return (
		<>
			<p className="about">{say(drafts.length > 0 ? words.aboutDrafts : words.noDrafts)}</p>
			<ul className="drafts">
				{drafts.map(({ path, title, from }) => (
					<li key={path}>
						<a href={path}>{title}</a>
						<small>{from === undefined ? say(words.undated) : say(words.appears, { day: from })}</small>
					</li>
				))}
			</ul>
		</>
	);
}

export const panel: FeaturePanel<"drafts"> = { title: words.drafts, Panel: DraftPages };
