import { builderLanguages, type Language, type SourceLanguage } from "./languages.ts";
import { pageSteps } from "./paging.ts";

/** Folders of the built site in which every name carries a hash of its content, so that nothing in them ever changes. */
export const immutableFolders = ["assets", "images"] as const;

/** What the site itself needs an address for. `index` is the file of a folder's own page. */
export type Reservation = "language" | "files" | "not-found" | "index" | "paging";

const firstSteps: ReadonlyMap<string, Reservation> = new Map([
	...builderLanguages.map((code) => [code, "language"] as const),
	...immutableFolders.map((folder) => [folder, "files"] as const),
	["files", "files"] as const,
	["404", "not-found"] as const,
]);

/**
 * What the site needs an address for, and the step that says so; undefined when a page may have it. `address` begins with
 * a slash and has no language; the folder of the `source` language is told as that of a file. `languages` are those of the site.
 */
export function reservationOf(
	address: string,
	source: SourceLanguage,
	languages: readonly Language[],
): { reservation: Reservation; step: string } | undefined {
	const steps = address.split("/").slice(1);
	const [first = ""] = steps;
	const last = steps.at(-1);
	if (last === "index") return { reservation: "index", step: last };
	const reservation = firstSteps.get(first) ?? (languages.some((code) => code === first) ? "language" : undefined);
	if (reservation && first !== source) return { reservation, step: first };
	const counted = pageSteps[source];
	return steps.includes(counted) ? { reservation: "paging", step: counted } : undefined;
}
