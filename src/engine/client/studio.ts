import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { themeStyles } from "#pipeline/emit/theme-styles.ts";
import { themeFrom } from "#pipeline/site/theme.ts";
import { codeVersion } from "../memory/code-version.ts";
import { sealedFolder } from "../memory/sealed-folder.mjs";
import { ownSectionsFolder } from "../sections/site-sections.mjs";
import type { StudioBuild } from "./compiled-studio.ts";

interface StudioOf {
	/** Folder of the program. */
	readonly project: string;
	/** Folder of the site. */
	readonly root: string;
}

/** Compiles Studio with the own sections of a site, or takes it from the cache. The theme of the site comes with its content. */
export async function studioBuild({ project, root }: StudioOf): Promise<StudioBuild> {
	const styles = themeStyles(themeFrom(undefined));
	const folder = await sealedFolder({ project, kind: "studio", name: codeVersion }, async (empty) => {
		const { compileStudio } = await import("./compile-studio.ts");
		const description = await compileStudio({ project, own: ownSectionsFolder(root) }, empty, styles);
		writeFileSync(join(empty, descriptionName), JSON.stringify(description));
	});
	const description = JSON.parse(readFileSync(join(folder, descriptionName), "utf8")) as Omit<StudioBuild, "folder">;
	return { ...description, folder };
}

const descriptionName = "studio.json";
