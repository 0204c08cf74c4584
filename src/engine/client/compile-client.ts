import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { build, type Manifest, normalizePath, type Rolldown } from "vite";
import { fileOfIcons } from "#engine/files/icons.ts";
import { sayingWhere } from "../sections/broken-section.mjs";
import { sectionsPlugin } from "../sections/sections-plugin.mjs";
import type { ClientBuild } from "./compiled-client.ts";
import { splitStyles } from "./late-styles.ts";
import { licencesText, packagesInStyles } from "./licences.ts";
import { oneApplication } from "./one-application.ts";
import { shortenFolder, shortenStyles, shortNamesOf } from "./short-names.ts";
import { type SiteCode, siteTheme } from "./site-theme.ts";
import { subsetFonts, withoutFirstRanges, withoutUnusedFaces } from "./subset-fonts.ts";

const entryFile = "src/app/entry-client.tsx";

/** Compiles application, loader and styles with those of a theme into an empty folder, and gives a description of them. */
export async function compileClient(
	{ project, own }: SiteCode,
	folder: string,
	themeStyles: string,
): Promise<Omit<ClientBuild, "folder">> {
	// Vite names modules with forward slashes on every system.
	const home = normalizePath(project);
	const common = {
		configFile: join(project, "vite.config.ts"),
		// To bundle it first, Vite would write below `node_modules`.
		configLoader: "runner" as const,
		root: project,
		mode: "production",
		logLevel: "warn" as const,
	};
	const building = build({
		...common,
		plugins: [sectionsPlugin(project, own), siteTheme({ project, own }, themeStyles)],
		// Parts of the application stand beside each other, wherever the site stands.
		experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === "js" ? { relative: true } : undefined) },
		build: {
			outDir: folder,
			emptyOutDir: false,
			manifest: true,
			assetsInlineLimit: 0,
			rolldownOptions: {
				input: entryFile,
				preserveEntrySignatures: "allow-extension",
				output: { codeSplitting: oneApplication(posix.join(home, entryFile), "entry-client") },
			},
		},
	});
	const built = await sayingWhere(own, building);
	const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;
	const entry = manifest[entryFile];
	const css = entry?.css?.[0];
	if (!entry || !css) throw new Error("Vite built no application or no styles.");
	const banners = /\/\*![\s\S]*?\*\/\s*/g;
	const styles = readFileSync(join(folder, css), "utf8").trim();
	// Every page would carry the banner of Tailwind; its licence stands with the others.
	const written = withoutUnusedFaces(styles.replace(banners, ""));
	const names = shortNamesOf(written);
	const followCode = shortenFolder(join(folder, "assets"), names);
	const followFonts = await subsetFonts(written, join(folder, "assets"));
	const follow = (text: string) => followFonts(followCode(text));
	writeFileSync(join(folder, ".vite/manifest.json"), follow(JSON.stringify(manifest)));
	rmSync(join(folder, css));
	const { soon, late } = splitStyles(followFonts(shortenStyles(written, names)));
	writeFileSync(join(folder, "assets", late.name), late.content);
	const modules = outputOf(built)
		.flatMap((part) => (part.type === "chunk" ? part.moduleIds : []))
		.map((id) => id.replace(`${home}/`, "").replace(`${normalizePath(own)}/`, "sections/"));
	const assets = Object.values(manifest).flatMap(({ src }) => src ?? []);
	return {
		app: `/${follow(entry.file)}`,
		css: withoutFirstRanges(soon),
		late: `/assets/${late.name}`,
		names,
		loader: await compileLoader(common),
		modules,
		licences: licencesText(project, [...modules, ...assets, ...packagesInStyles(project, styles), fileOfIcons()]),
	};
}

/** The loader as one small script that can stand in the page. */
async function compileLoader(common: object): Promise<string> {
	const result = await build({
		...common,
		build: {
			write: false,
			lib: { entry: "src/app/loader/loader.ts", formats: ["iife"], name: "loader" },
		},
	});
	return outputOf(result)[0].code.trim();
}

function outputOf(result: Awaited<ReturnType<typeof build>>): Rolldown.RolldownOutput["output"] {
	const [{ output }] = (Array.isArray(result) ? result : [result]) as [Rolldown.RolldownOutput];
	return output;
}
