import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ShortNames } from "./short-names.ts";

/** The browser side, compiled: the same for every site and page, so it is kept as long as the code stays. */
export interface ClientBuild {
	/** Folder whose `assets` are copied into the site. */
	readonly folder: string;
	/** Address of the application. */
	readonly app: string;
	readonly css: string;
	/** Of the classes in the styles and in the code. */
	readonly names: ShortNames;
	readonly loader: string;
	/** Paths of all modules in it, from the project folder; tests prove from them what is not there. */
	readonly modules: readonly string[];
	/** Of everything that others made in it and in the icons. */
	readonly licences: string;
}

/** Compiles application, styles and loader, or takes them from the cache. */
export async function clientBuild(project: string): Promise<ClientBuild> {
	const code = process.env.SITE_CODE ?? "";
	const folder = join(project, "node_modules", ".cache", "site", code, "client");
	// Vite takes longer to load than a small site takes to build.
	if (!existsSync(folder)) await (await import("./compile-client.ts")).compileClient(project, folder);
	return JSON.parse(readFileSync(join(folder, "client.json"), "utf8")) as ClientBuild;
}
