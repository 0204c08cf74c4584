import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { normalizePath, type Plugin, type ViteDevServer } from "vite";

/** The styles of every site, which those of its theme follow. */
const stylesFile = "src/app/styles.css";

/** Where the code of a site stands. */
export interface SiteCode {
	/** Folder of the program. */
	readonly project: string;
	/** Folder of the own sections of the site. */
	readonly own: string;
}

/** Puts the styles of a theme behind those of every site. */
export function siteTheme(site: SiteCode, themeStyles: string): Plugin {
	return behindStyles(site, () => themeStyles);
}

/**
 * The same while the theme may change: `file` holds its styles, because Tailwind reads styles again only when a file of
 * them has changed.
 */
export function changingTheme(
	site: SiteCode,
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
		plugin: behindStyles(site, async () => {
			await keep();
			return `@import ${JSON.stringify(normalizePath(file))};\n`;
		}),
		async reload(server) {
			if (!(await keep())) return;
			const modules = server.moduleGraph.getModulesByFile(pathOf(site.project)) ?? [];
			for (const module of modules) await server.reloadModule(module);
		},
	};
}

function behindStyles({ project, own }: SiteCode, more: () => string | Promise<string>): Plugin {
	const file = pathOf(project);
	const sections = `\n@source ${JSON.stringify(normalizePath(own))};\n`;
	return {
		name: "site-theme",
		async load(id) {
			return id.replace(/\?.*/, "") === file ? readFileSync(file, "utf8") + sections + (await more()) : null;
		},
	};
}

function pathOf(project: string): string {
	return normalizePath(join(project, stylesFile));
}
