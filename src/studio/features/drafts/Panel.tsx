import { useSay, useStudio } from "#studio/desk/use-studio.ts";
import type { FeaturePanel } from "#studio/fields/feature.tsx";
import { ShowPage } from "#studio/parts/ShowPage.tsx";
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
				{drafts.map((page) => (
					<li key={page.path}>
						<a href={page.path}>{page.title}</a>
						<small>{page.from === undefined ? say(words.undated) : say(words.appears, { day: page.from })}</small>
						<ShowPage page={page} isNamed />
					</li>
				))}
			</ul>
		</>
	);
}

export const panel: FeaturePanel<"drafts"> = { title: words.drafts, Panel: DraftPages };
