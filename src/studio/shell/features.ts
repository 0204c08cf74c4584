import type { Panel, PanelName } from "#studio/desk/panels.ts";
import type { Adds, FeaturePanel } from "#studio/fields/feature.tsx";

// A feature is a folder; these are the files of it that the shell finds.
const panels = import.meta.glob<FeaturePanel>("../features/*/Panel.tsx", { eager: true, import: "panel" });
export const adds = import.meta.glob<Adds>("../features/*/adds.tsx", { eager: true, import: "adds" });
const styles = import.meta.glob<string>("../features/*/panel.css", {
	eager: true,
	query: "?inline",
	import: "default",
});

export const featureStyles = Object.values(styles).join("");

/** The panel of a feature. */
export function panelOf({ feature }: Panel): FeaturePanel {
	const panel = panels[`../features/${feature satisfies PanelName}/Panel.tsx`];
	if (!panel) throw new Error(`The feature "${feature}" has no Panel.tsx.`);
	return panel;
}
