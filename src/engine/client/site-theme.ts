import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { normalizePath, type Plugin, type ViteDevServer } from "vite";

/** The styles of every site, which those of its theme follow. */
const stylesFile = "src/app/styles.css";

/** Puts the styles of a theme behind those of every site. `project` is the folder of the program. */
export function siteTheme(project: string, themeStyles: string): Plugin {
	return behindStyles(project, () => themeStyles);
}

/**
 * The same while the theme may change: `file` holds its styles, because Tailwind reads styles again only when a file of
 * them has changed.
 */
export function changingTheme(
	project: string,
	file: string,
	themeStyles: () => Promise<string>,
): { plugin: Plugin; reload(server: ViteDevServer): Promise<void> } {
	const keep = async () => {
		const text = await themeStyles();
		if (existsSync(file) && readFileSync(file, "utf8") === text) return false;
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, text);
		return true;
	};
	return {
		plugin: behindStyles(project, async () => {
			await keep();
			return `@import ${JSON.stringify(normalizePath(file))};\n`;
		}),
		async reload(server) {
			if (!(await keep())) return;
			const modules = server.moduleGraph.getModulesByFile(pathOf(project)) ?? [];
			for (const module of modules) await server.reloadModule(module);
		},
	};
}

function behindStyles(project: string, more: () => string | Promise<string>): Plugin {
	const file = pathOf(project);
	return {
		name: "site-theme",
		async load(id) {
			return id.replace(/\?.*/, "") === file ? readFileSync(file, "utf8") + (await more()) : null;
		},
	};
}

function pathOf(project: string): string {
	return normalizePath(join(project, stylesFile));
}
