import { useState } from "react";
import type { Panels } from "#studio/desk/panels.ts";
import type { Word } from "#studio/desk/say.ts";
import { useSay } from "#studio/desk/use-studio.ts";
import type { FeaturePanel } from "#studio/fields/feature.tsx";
import { ChangesView } from "./ChangesView.tsx";
import { EarlierView } from "./EarlierView.tsx";
import { LookView } from "./LookView.tsx";
import { usePublishing } from "./use-publishing.ts";
import { words } from "./words.ts";

declare module "#studio/desk/panels.ts" {
	interface Panels {
		/** Of a version that somebody may bring back: its commit. */
		publishing: { readonly earlier: string } | undefined;
	}
}

const views = {
	changes: words.viewChanges,
	look: words.viewLook,
	earlier: words.viewEarlier,
} as const satisfies Record<string, Word>;

type View = keyof typeof views;

/** What was changed, on its way to the world and back: its words, its look, and what was there before. */
function Publish({ given }: { given: Panels["publishing"] }) {
	const say = useSay();
	const [view, setView] = useState<View>(given ? "earlier" : "changes");
	const publishing = usePublishing();
	return (
		<>
			{/* biome-ignore lint/a11y/useSemanticElements: Three buttons are no fields of a form. */}
			<div role="group" aria-label={say(words.views)} className="views">
				{(Object.keys(views) as View[]).map((each) => (
					<button key={each} type="button" aria-pressed={view === each} onClick={() => setView(each)}>
						{say(views[each])}
					</button>
				))}
			</div>
			{view === "changes" && <ChangesView publishing={publishing} />}
			{view === "look" && <LookView found={publishing.found} />}
			{view === "earlier" && (
				<EarlierView publishing={publishing} first={given?.earlier} leave={() => setView("changes")} />
			)}
		</>
	);
}

export const panel: FeaturePanel<"publishing"> = {
	title: (_, editor) => editor.say(words.putOnline),
	Panel: Publish,
	key: (given) => given?.earlier ?? "",
};
