import { type ComponentType, createContext, useContext } from "react";
import type { FormField, FormList } from "#core/studio.ts";
import type { Editor } from "#studio/desk/editor.ts";
import type { FormPanel, PanelName, Panels } from "#studio/desk/panels.ts";
import type { Word } from "#studio/desk/say.ts";

/** What Panel.tsx of a feature brings. */
export interface FeaturePanel<Name extends PanelName = PanelName> {
	readonly title: Word | ((given: Panels[Name], editor: Editor) => string);
	readonly Panel: ComponentType<{ readonly given: Panels[Name] }>;
	/** What is begun anew when it is opened with something else. */
	readonly key?: (given: Panels[Name]) => string;
}

/** What is shown beside the fields of a block. */
export type Beside = ComponentType<{ readonly panel: FormPanel; readonly field: FormField | undefined }>;

/** What is shown with a list. */
export type BesideList = ComponentType<{ readonly field: FormField; readonly list: FormList }>;

/** What adds.tsx of a feature brings, beside its panel or without one. */
export interface Adds {
	/** In the toolbar, in the order of these numbers. */
	readonly action?: readonly [order: number, Action: ComponentType];
	/** A drawing in the toolbar that opens something, in the order of these numbers. */
	readonly tool?: readonly [order: number, Tool: ComponentType];
	/** Stands before everything, also before the site is there. */
	readonly Door?: ComponentType;
	/** Lies over the page. */
	readonly Overlay?: ComponentType;
	/** Among the lines around what shows in the page. */
	readonly Outlines?: ComponentType;
	/** At the end of the toolbar: something is not as it should be. */
	readonly Alert?: ComponentType;
	/** In the corner above the toolbar. */
	readonly Sign?: ComponentType;
	readonly AboveFields?: Beside;
	/** Behind the field that was chosen. */
	readonly BehindField?: Beside;
	readonly BelowFields?: Beside;
	/** Above the items of a list. */
	readonly BesideList?: BesideList;
	/** Below the sections of a page: what is around every page. */
	readonly BelowSections?: ComponentType;
}

/** What the features add, each by its name; the shell has found them. */
export const AddsContext = createContext<Readonly<Record<string, Adds>>>({});

/** Who adds something at one place, and what. */
export function useAdded<Place extends keyof Adds>(place: Place) {
	return Object.entries(useContext(AddsContext)).flatMap(([feature, { [place]: added }]) =>
		added === undefined ? [] : [[feature, added] as const],
	);
}

/** Draws what the features add at one place. */
export function Added({ place }: { place: "Door" | "Overlay" | "Outlines" | "Alert" | "Sign" | "BelowSections" }) {
	return useAdded(place).map(([feature, Each]) => <Each key={feature} />);
}
