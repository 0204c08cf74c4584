import type { EditorLanguage } from "#core/in-language.ts";

/** What every form of the report needs besides the problems. */
export interface ReportOptions {
	readonly language: EditorLanguage;
	/** Texts of the files by their names, for the code frames. */
	readonly texts: ReadonlyMap<string, string>;
}

/** As `ReportOptions`, for reports that are read where the whole repository is known. */
export interface RepositoryReportOptions extends ReportOptions {
	/** Folder of the site from the top of the repository: "" or `sites/north/`. */
	readonly folder: string;
}
