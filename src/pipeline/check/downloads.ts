import { downloadAddress } from "#core/downloads.ts";
import { downloadKind } from "#core/fields/kinds/download.ts";
import { nearest } from "#core/nearest.ts";
import { type AnyProblem, type Location, problem } from "#core/problems/problem.ts";
import { unreadable } from "../read/text.ts";
import { fallbackOf } from "../site/accessors.ts";
import { versionsOf } from "../site/downloads.ts";
import type { Site } from "../site/site.ts";

/** A file above this size takes a phone half a minute. */
const largestMegabytes = 10;

/** Whether a link to a file leads to one that visitors can open; what is wrong with a file is told once. */
export type CheckDownload = (name: string, place: () => Location) => Iterable<AnyProblem>;

/** Prepares the check of links to files that visitors may download. */
export function downloadChecker(site: Site): CheckDownload {
	const { downloads, settings, source } = site;
	const tongues = { source, fallback: fallbackOf(site) };
	const known = new Set<string>();
	const languages = settings?.value.languages ?? [];

	function* checkFile(name: string, place: () => Location): Generator<AnyProblem> {
		if (known.has(name) || !downloads.has(name)) return;
		known.add(name);
		const why = downloads.fault(name)?.why;
		if (why === "refused") yield unreadable("unreadable-file", `content/files/${name}`);
		if (why === "unreadable") yield problem("unreadable-download", place(), { file: name });
		// Never rounded down to the limit itself.
		const size = Math.ceil((downloads.info(name)?.bytes ?? 0) / 1_000_000);
		if (size > largestMegabytes) {
			yield problem("download-too-large", place(), { file: name, size, max: largestMegabytes });
		}
	}

	return function* (name, place) {
		const target = downloadAddress(name);
		if (!downloads.has(name)) {
			const addresses = downloads.names.map(downloadAddress);
			const inside = downloadKind.advice(target);
			const close = addresses.find((each) => each === inside) ?? nearest(target, addresses);
			yield problem("missing-download", place(), { target, nearest: close });
			return;
		}
		for (const each of new Set(languages.flatMap((language) => versionsOf(name, language, tongues)).concat(name)))
			yield* checkFile(each, place);
	};
}
