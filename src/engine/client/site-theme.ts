import { readFileSync } from "node:fs";
import { join } from "node:path";
import { normalizePath, type Plugin, type ViteDevServer } from "vite";

/** The styles of every site, which those of its theme follow. */
const stylesFile = "src/app/styles.css";

/** Puts the styles of a theme behind those of every site. `project` is the folder of the program. */
export function siteTheme(project: string, themeStyles: () => string | Promise<string>): Plugin {
	const file = normalizePath(join(project, stylesFile));
	return {
		name: "site-theme",
		async load(id) {
			if (id.replace(/\?.*/, "") !== file) return null;
			return readFileSync(file, "utf8") + (await themeStyles());
		},
	};
}

/** Tells open pages of a dev server that the theme is another one. */
export async function reloadTheme(project: string, server: ViteDevServer): Promise<void> {
	const modules = server.moduleGraph.getModulesByFile(normalizePath(join(project, stylesFile))) ?? [];
	for (const module of modules) await server.reloadModule(module);
}
