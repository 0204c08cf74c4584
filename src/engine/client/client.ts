import { hash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { themeStyles } from "#pipeline/emit/theme-styles.ts";
import type { Theme } from "#pipeline/site/theme.ts";
import { codeVersion } from "../memory/code-version.ts";
import { sealedFolder } from "../memory/sealed-folder.mjs";
import { ownSectionsFolder } from "../sections/site-sections.mjs";
import type { ClientBuild } from "./compiled-client.ts";

interface ClientOf {
	/** Folder of the program. */
	readonly project: string;
	/** Folder of the site. */
	readonly root: string;
	readonly theme: Theme;
}

/** Compiles application, loader and styles of a site, or takes them from the cache. */
export async function clientBuild({ project, root, theme }: ClientOf): Promise<ClientBuild> {
	const styles = themeStyles(theme);
	const name = `${codeVersion}-${hash("sha256", styles, "hex").slice(0, 8)}`;
	const folder = await sealedFolder({ project, kind: "client", name }, async (empty) => {
		// Vite takes longer to load than a small site takes to build.
		const { compileClient } = await import("./compile-client.ts");
		const description = await compileClient({ project, own: ownSectionsFolder(root) }, empty, styles);
		writeFileSync(join(empty, descriptionName), JSON.stringify(description));
	});
	const description = JSON.parse(readFileSync(join(folder, descriptionName), "utf8")) as Omit<ClientBuild, "folder">;
	return { ...description, folder };
}

const descriptionName = "client.json";
