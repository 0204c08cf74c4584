import { use } from "react";
import { fetched } from "#studio/desk/fetched.ts";
import type { Panel, PanelName } from "#studio/desk/panels.ts";
import type { Adds, FeaturePanel } from "#studio/fields/feature.tsx";

// A feature is a folder; these are the files of it that the shell finds.
export const adds = import.meta.glob<Adds>("../features/*/adds.tsx", { eager: true, import: "adds" });
const styles = import.meta.glob<string>("../features/*/panel.css", {
	eager: true,
	query: "?inline",
	import: "default",
});

export const featureStyles = Object.values(styles).join("");

let panels: Readonly<Record<string, FeaturePanel>> | undefined;

/** Fetches the panels of the features, of which none is needed before somebody opens something. */
export const fetchPanels = fetched(async () => {
	({ panels } = await import("./panels.ts"));
	return panels;
});

/** The panel of a feature. Who draws with it is kept waiting while it is fetched, and not for a moment once it is here. */
export function usePanelOf({ feature }: Panel): FeaturePanel {
	const panel = (panels ?? use(fetchPanels()))[`../features/${feature satisfies PanelName}/Panel.tsx`];
	if (!panel) throw new Error(`The feature "${feature}" has no Panel.tsx.`);
	return panel;
}
