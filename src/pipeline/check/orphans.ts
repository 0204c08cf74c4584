import { downloadAddress, splitDownload } from "#core/downloads.ts";
import type { KindAnswers } from "#core/fields/answers.ts";
import { kinds, kindsThat, leadsElsewhere } from "#core/fields/kinds.ts";
import { normalize } from "#core/paths.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { languagesOf } from "../site/accessors.ts";
import { listsOn } from "../site/overviews.ts";
import { pagesIn } from "../site/pages.ts";
import type { Site } from "../site/site.ts";
import { inspectMarkdown } from "../text/markdown.ts";
import type { MakeFieldCheck } from "./field-check.ts";

/** Every page can be reached: by the menu, an overview or a link from another page; every file by a link. */
export const checkOrphans: MakeFieldCheck = (site) => {
	const reached = new Set<string>(["/"]);
	return {
		kinds: kindsThat(leadsElsewhere),
		look({ meta, value, page, links }) {
			const { names } = kinds[meta.kind];
			for (const target of links?.flatMap(pathOf) ?? targetsOf(names, String(value)))
				if (target !== page) reached.add(target);
			return [];
		},
		conclude() {
			const lists = [...site.pages.values()].flatMap(listsOn);
			for (const { listing } of lists) for (const { path } of pagesIn(listing, site)) reached.add(path);
			return unreached(site, reached);
		},
	};
};

function* unreached(site: Site, reached: ReadonlySet<string>): Generator<AnyProblem> {
	const languages = languagesOf(site);
	for (const name of site.downloads.names) {
		const { language, base } = splitDownload(name, site.source);
		// Who asks for the file that links name gets the one in their own language.
		const asked = languages.includes(language) ? [name, base] : [name];
		if (asked.some((each) => reached.has(downloadAddress(each)))) continue;
		yield problem("unused-download", { file: `content/files/${name}`, line: 1, column: 1 }, { file: name });
	}
	for (const { path, source, value } of site.pages.values()) {
		if (reached.has(path) || value.menu) continue;
		yield problem("orphan-page", { file: source.file, line: 1, column: 1 }, { path });
	}
}

/** Where a link leads, or the links in a text. */
function targetsOf(names: KindAnswers["names"], written: string): string[] {
	if (names === "page") return pathOf(written);
	if (names !== "nothing") return [];
	return inspectMarkdown(written).flatMap(({ what, found }) => (what === "link" ? pathOf(found) : []));
}

function pathOf(target: string): string[] {
	const [path = ""] = target.split("#");
	return path.startsWith("/") ? [normalize(path)] : [];
}
