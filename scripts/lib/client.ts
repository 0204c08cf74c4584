import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ShortNames } from "./short-names.ts";
import { sealedFolder } from "./store/sealed-folder.mjs";

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
	const name = process.env.SITE_CODE ?? "code";
	const folder = await sealedFolder({ project, kind: "client", name }, async (empty) => {
		// Vite takes longer to load than a small site takes to build.
		const { compileClient } = await import("./compile-client.ts");
		const description = await compileClient(project, empty);
		writeFileSync(join(empty, descriptionName), JSON.stringify(description));
	});
	const description = JSON.parse(readFileSync(join(folder, descriptionName), "utf8")) as Omit<ClientBuild, "folder">;
	return { ...description, folder };
}

const descriptionName = "client.json";
