import type { Days } from "#core/days.ts";
import type { PageHead } from "#core/page.ts";

/** A section as an editor wrote it, proven sound. */
export interface WrittenSection extends Days {
	readonly type: string;
	/** Where it stands among the sections of its file, from 0. */
	readonly place: number;
	readonly id?: string;
	readonly background?: string;
	/** All its fields, as its own schema describes them. */
	readonly fields: Readonly<Record<string, unknown>>;
}

/** A page as an editor wrote it, proven sound. */
export interface WrittenPage extends PageHead {
	readonly sections: readonly WrittenSection[];
}
