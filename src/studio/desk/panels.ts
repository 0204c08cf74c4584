import type { Form, Showing, Steps } from "#core/studio.ts";

/** What each panel is opened with. A feature adds its own, in its Panel.tsx. */
export interface Panels {
	form: FormPanel;
}

/** The fields of a block; one of them was chosen. */
export interface FormPanel {
	readonly form: Form;
	readonly chosen: Steps | undefined;
	readonly showing?: Showing | undefined;
	/** Another number for each that is opened: it stays the same panel where what it shows gets another place. */
	readonly opened: number;
}

export type PanelName = keyof Panels;

/** Panels that need not be given anything. */
export type PlainPanel = { [Name in PanelName]: undefined extends Panels[Name] ? Name : never }[PanelName];

/** What stands beside the page: the panel of a feature, and what it was opened with. */
export type Panel = {
	[Name in PanelName]: { readonly feature: Name; readonly given: Panels[Name] };
}[PanelName];

/** What has to be given to a panel that is opened. */
export type Given<Name extends PanelName> = undefined extends Panels[Name]
	? [given?: Panels[Name]]
	: [given: Panels[Name]];
