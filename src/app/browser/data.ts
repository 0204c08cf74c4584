import { withoutBase } from "#core/below.ts";
import type { Page } from "#core/page.ts";
import { normalize, pageDataPath } from "#core/paths.ts";
import type { Shell } from "#core/shell.ts";
import { readData } from "#ui/trusted-html.ts";
import { patience } from "../patience.ts";
import { loadViews } from "../sections.ts";
import { basePath } from "./base.ts";

/** What the document says about where the data of this release stand. */
export interface Release {
	readonly build: string;
	readonly shell: string;
}

/** The page's data do not fit the application: another release, or no such page. Only a full load helps. */
class FullLoadNeeded extends Error {}

const warmed = new Map<string, Promise<Page>>();

/** The data of a page; each is fetched once. */
export function fetchPage(pathname: string, build: string): Promise<Page> {
	const path = normalize(pathname);
	const known = warmed.get(path);
	if (known) return known;
	const base = basePath();
	const page = requestPage(base + pageDataPath(normalize(withoutBase(base, pathname))), build);
	warmed.set(path, page);
	page.catch(() => warmed.delete(path));
	return page;
}

/** Forgets what was fetched, so that the next navigation sees what changed. */
export function forgetPages(): void {
	warmed.clear();
}

/** Fetches the data of a page, and the code of sections that are not here yet. */
export async function requestPage(address: string, build: string): Promise<Page> {
	// Studio says so of a page that is gone.
	const { page, build: other } = ((await requestJson(address)) ?? {}) as { page: Page; build: string };
	if (other !== build || !Array.isArray(page?.sections)) throw new FullLoadNeeded(address);
	await loadViews(page);
	return page;
}

export async function fetchShell(release: Release): Promise<Shell> {
	const shell = (await requestJson(release.shell)) as Shell;
	if (!shell.words) throw new FullLoadNeeded(release.shell);
	return shell;
}

/** Gives the data at an address, as JSON. */
let textAt = async (address: string): Promise<string> => {
	const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
	if (!response.ok) throw new FullLoadNeeded(`${address}: ${response.status}`);
	return response.text();
};

/** From now on data come from somewhere else: while a site is being written, no server has them. */
export function takeDataFrom(source: typeof textAt): void {
	textAt = source;
}

async function requestJson(address: string): Promise<unknown> {
	return readData(await textAt(address));
}
