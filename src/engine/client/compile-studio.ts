import { readFileSync } from "node:fs";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build, type Manifest, normalizePath, type Rolldown } from "vite";
import { fileOfIcons } from "../files/icons.ts";
import { sayingWhere } from "../sections/broken-section.mjs";
import { sectionsPlugin } from "../sections/sections-plugin.mjs";
import type { StudioBuild } from "./compiled-studio.ts";
import { iconsPlugin } from "./icons-plugin.ts";
import { licencesText, packagesInStyles } from "./licences.ts";
import { reactRouterProduction } from "./react-router-production.ts";
import { reactToText } from "./react-to-text.ts";
import { type SiteCode, siteTheme } from "./site-theme.ts";
import { zodWithoutJsonSchema } from "./zod-without-json-schema.ts";

const startFile = "src/studio/shell/start.ts";

const entryFile = "src/studio/shell/entry.tsx";

/** The worker has all views at once, since it draws whole pages. */
const checks = { pluginTimings: false, ineffectiveDynamicImport: false };

/** What pako makes at its beginning for packing, which the worker leaves to the browser. */
const treeshake = { manualPureFunctions: ["Config", "StaticTreeDesc"] };

/**
 * Compiles Studio for a browser into an empty folder: its page, and the worker beside that. The own sections of a site are
 * in both.
 */
export async function compileStudio(
	{ project, own }: SiteCode,
	folder: string,
	themeStyles: string,
): Promise<Omit<StudioBuild, "folder">> {
	const modules = new Set<string>();
	const noteModules = { name: "note-modules", generateBundle: noteIn(modules) };
	const plugins = () => [
		sectionsPlugin(project, own),
		iconsPlugin(),
		reactRouterProduction(),
		reactToText(),
		zodWithoutJsonSchema(),
		noteModules,
	];
	const building = build({
		configFile: false,
		root: project,
		mode: "production",
		logLevel: "warn",
		publicDir: false,
		// What the application does only while a site is written, it does here.
		define: { "import.meta.env.DEV": "true" },
		plugins: [react(), tailwindcss(), siteTheme({ project, own }, themeStyles), ...plugins()],
		worker: { format: "es", plugins, rolldownOptions: { checks, treeshake } },
		build: {
			target: "es2022",
			cssTarget: ["chrome120", "firefox121", "safari17"],
			modulePreload: { polyfill: false },
			outDir: folder,
			emptyOutDir: false,
			manifest: true,
			assetsInlineLimit: 0,
			chunkSizeWarningLimit: 4096,
			rolldownOptions: {
				input: [startFile, entryFile],
				preserveEntrySignatures: "allow-extension",
				checks,
			},
		},
	});
	await sayingWhere(own, building);
	const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;
	const { [startFile]: start, [entryFile]: entry } = manifest;
	if (!start || !entry?.css) throw new Error("Vite built no Studio or no styles.");
	const styles = entry.css.map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
	return {
		start: `/${start.file}`,
		app: `/${entry.file}`,
		styles: entry.css.map((file) => `/${file}`),
		licences: licencesText(project, [...modules, ...packagesInStyles(project, styles), fileOfIcons()]),
	};
}

/** Notes what is in each bundle. */
function noteIn(modules: Set<string>): (options: unknown, bundle: Rolldown.OutputBundle) => void {
	return (_, bundle) => {
		for (const part of Object.values(bundle))
			if (part.type === "chunk") for (const id of part.moduleIds) modules.add(normalizePath(id));
	};
}
