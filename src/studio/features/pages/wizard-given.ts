import type { Answers } from "#core/studio.ts";
import type { Panel } from "#studio/desk/panels.ts";

/** Questions to somebody who does something that takes more than one change. */
export interface WizardGiven {
	readonly what: string;
	readonly title: string;
	/** Answers that are known, and not asked for. */
	readonly about: Answers;
	/** The number of the step that comes first here. */
	readonly first: number;
	/** What the button says that does it, and what is said then. */
	readonly act: string;
	readonly told: string;
	/** What is open again afterwards, where it leads to no page. */
	readonly after?: Panel | undefined;
	/** Something goes away. */
	readonly alarm?: boolean;
}
