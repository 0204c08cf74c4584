import type { PageHead } from "#core/page.ts";

/** A section as an editor wrote it, proven sound. */
export interface WrittenSection {
	readonly type: string;
	readonly id?: string;
	readonly background?: string;
	/** All its fields, as its own schema describes them. */
	readonly fields: Readonly<Record<string, unknown>>;
}

/** A page as an editor wrote it, proven sound. */
export interface WrittenPage extends PageHead {
	readonly sections: readonly WrittenSection[];
}
