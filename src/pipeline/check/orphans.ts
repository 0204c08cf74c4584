import { normalize } from "#core/paths.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { inspectMarkdown } from "../present/markdown.ts";
import type { Site } from "../site.ts";
import { writtenFields } from "./written.ts";

/** Every page can be reached: by the menu, an overview or a link from another page. */
export function* checkOrphans(site: Site): Generator<AnyProblem> {
	const reached = new Set<string>(["/"]);
	for (const { meta, value, page } of writtenFields(site)) {
		const targets = targetsOf(meta.kind, String(value));
		for (const target of targets) if (target !== page) reached.add(target);
		if (meta.kind !== "pages") continue;
		const prefix = value === "/" ? "/" : `${String(value)}/`;
		for (const path of site.pages.keys()) if (path.startsWith(prefix)) reached.add(path);
	}
	for (const { path, source, value } of site.pages.values()) {
		if (reached.has(path) || value.menu) continue;
		yield problem("orphan-page", { file: source.file, line: 1, column: 1 }, { path });
	}
}

function targetsOf(kind: string, written: string): string[] {
	if (kind === "link" || kind === "path") return pathOf(written);
	if (kind !== "markdown") return [];
	return inspectMarkdown(written).flatMap(({ what, found }) => (what === "link" ? pathOf(found) : []));
}

function pathOf(target: string): string[] {
	const [path = ""] = target.split("#");
	return path.startsWith("/") ? [normalize(path)] : [];
}
