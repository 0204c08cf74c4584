import { fetched } from "#studio/brain/fetched.ts";
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

let panels: Readonly<Record<string, FeaturePanel>> = {};

/** Fetches the panels of the features, of which none is needed before somebody opens something. */
export const fetchPanels = fetched(async () => {
	({ panels } = await import("./panels.ts"));
});

/** The panel of a feature. None is asked for before they are fetched. */
export function panelOf({ feature }: Panel): FeaturePanel {
	const panel = panels[`../features/${feature satisfies PanelName}/Panel.tsx`];
	if (!panel) throw new Error(`The feature "${feature}" has no Panel.tsx.`);
	return panel;
}
