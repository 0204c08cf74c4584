import { downloadAt } from "#core/downloads.ts";
import { builtFiles } from "#core/paths.ts";
import { type Reservation, reservationOf } from "#core/reserved.ts";
import { languagesOf } from "./accessors.ts";
import { overviewAt } from "./overviews.ts";
import type { Site } from "./site.ts";

/** What an address is to the site. */
export type Standing =
	| { readonly is: "page"; readonly file: string }
	/** A further page of an overview, or one that comes as pages are added. */
	| { readonly is: "further-page"; readonly overview: string }
	/** The site itself needs it, also where a file claims it. */
	| { readonly is: "reserved"; readonly reservation: Reservation; readonly step: string }
	/** A file that the build writes, or one that visitors may download. */
	| { readonly is: "file" }
	| { readonly is: "free" };

/** What an address without a language is to the site: the one answer for pages, former addresses and links. */
export function standingOf(address: string, site: Site): Standing {
	if (builtFiles.has(address) || site.downloads.has(downloadAt(address) ?? "")) return { is: "file" };
	const overview = overviewAt(address, site);
	if (overview !== undefined) return { is: "further-page", overview };
	const file = site.addresses.get(address);
	const reserved = reservationOf(address, site.source, languagesOf(site));
	// Where nothing is listed no pages are counted; there an older site may have done so.
	if (reserved && (file !== undefined || reserved.reservation !== "paging")) return { is: "reserved", ...reserved };
	return file === undefined ? { is: "free" } : { is: "page", file };
}
