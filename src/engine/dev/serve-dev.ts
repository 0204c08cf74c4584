import { hash } from "node:crypto";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { EditorLanguage } from "#core/in-language.ts";
import { isBelow } from "#engine/base/below.ts";
import { themeStyles } from "#pipeline/emit/theme-styles.ts";
import { themeOf } from "#pipeline/site/theme.ts";
import { changingTheme } from "../client/site-theme.ts";
import { openContent } from "../content/content.ts";
import { packagesFolder } from "../memory/cache-folder.mjs";
import { sectionsPlugin } from "../sections/sections-plugin.mjs";
import { ownSectionsFolder } from "../sections/site-sections.mjs";
import { portRefused } from "../serve/listen.ts";
import { contentServer } from "./content-server.ts";
import { editorGuard } from "./editor-guard.ts";

/** Folders among the packages: what Vite made of libraries, and fonts. */
const packagesOfPages = [".vite", "@fontsource", "@fontsource-variable"];

interface Options {
	/** Folder that holds `content`. */
	readonly root: string;
	/** Folder of the program. */
	readonly project: string;
	readonly language: EditorLanguage | undefined;
	readonly port: number;
	/** Other devices in the network are answered too. */
	readonly network: boolean;
	/** Opens the site in the browser of whoever starts it. */
	readonly open: boolean;
}

/** Serves the site while somebody writes it, until the program is told to stop. */
export async function serveDev({ root, project, language, port, network, open }: Options): Promise<void> {
	// Says so when there is none.
	openContent(root);
	// The content has a watch of its own; the others are no part of what is served.
	const unwatched = [join(root, "content"), ...["content", "schemas", "tests"].map((name) => join(project, name))];
	const content = contentServer({ root, project, language });
	const packages = packagesFolder(project);
	const cacheDir = join(packages, ".vite", "dev");
	const themeFile = join(cacheDir, `theme-${hash("sha256", root, "hex").slice(0, 8)}.css`);
	const own = ownSectionsFolder(root);
	const theme = changingTheme({ project, own }, themeFile, async () =>
		themeStyles(themeOf((await content.api.current()).content.site)),
	);
	content.api.changed = theme.reload;
	const { createServer } = await import("vite");
	const server = await createServer({
		configFile: join(project, "vite.config.ts"),
		root: project,
		mode: "development",
		cacheDir,
		appType: "custom",
		clearScreen: false,
		server: {
			port,
			host: network ? true : "localhost",
			open,
			// What pages are made of; the content is served by its addresses.
			fs: {
				allow: [join(project, "src"), ...packagesOfPages.map((name) => join(packages, name)), own],
			},
			watch: { ignored: ["**/dist/**", "**/dist.*/**", (path) => unwatched.some((each) => isBelow(each, path))] },
		},
		plugins: [sectionsPlugin(project, own), theme.plugin, editorGuard({ root, project }), content],
	});
	try {
		await server.listen();
	} catch (error) {
		await server.close();
		throw portRefused(error, port);
	}
	server.printUrls();
	// Another program may have started this one.
	const address = server.httpServer?.address() as AddressInfo;
	process.send?.({ listens: address.port });
	await new Promise<void>((resolve) => {
		for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, resolve);
	});
	await server.close();
}
