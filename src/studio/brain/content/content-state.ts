import type { EditorLanguage } from "#core/in-language.ts";
import type { JsonReport } from "#pipeline/report/json.ts";

/** What is wrong with the content as far as that is known, and a name for its present state. */
export interface ContentState extends JsonReport {
	readonly revision: string;
	/** Of the reports. */
	readonly language: EditorLanguage;
	/** Not everything has been checked yet: there may be more wrong, and what is said of other files may be mended. */
	readonly checking: boolean;
}
