import { join } from "node:path";
import { inLanguage } from "#core/in-language.ts";
import { reportLanguageOf } from "#engine/content/content.ts";
import { loadLocale } from "#engine/content/locale.ts";
import { type Served, serveFolder } from "#engine/serve/serve-folder.ts";
import { type Command, type Invocation, portOption } from "../command.ts";

const usualPort = 4173;

export const serveOptions = { port: portOption(usualPort) };

/** Serves `dist` until the process is told to stop, and does something `meanwhile`. Rejects when that does. */
export async function serveUntilStopped(
	{ root, options }: Invocation,
	meanwhile: () => Promise<void> = async () => {},
): Promise<number> {
	const served = await serveFolder(join(root, "dist"), { port: Number(options.port ?? usualPort) });
	return untilStopped(served, "", meanwhile);
}

async function untilStopped(served: Served, said: string, meanwhile = async () => {}): Promise<number> {
	process.stdout.write(`\n  ${served.address}\n${said}\n`);
	const stopped = new Promise<void>((resolve) => {
		for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, resolve);
	});
	try {
		await Promise.race([stopped, meanwhile().then(() => stopped)]);
	} finally {
		await served.close();
	}
	return 0;
}

/** The same with `dist-studio`. */
async function serveStudioUntilStopped(invocation: Invocation): Promise<number> {
	const { root, options } = invocation;
	const { previewStudio } = await import("#engine/studio/web/preview-studio.ts");
	const served = await previewStudio({ root, port: Number(options.port ?? usualPort) });
	const language = reportLanguageOf(invocation);
	await loadLocale(language);
	return untilStopped(served, `  ${inLanguage(served.isCopy ? onCopy : onGithub, language)}\n`);
}

const onCopy = {
	nl: "Studio werkt hier in een kopie van wat in Git is vastgelegd. Niets ervan komt in uw bestanden, in de repository of online; met Ctrl+C is het weg.",
	en: "Studio works on a copy of what is committed in Git here. Nothing of it reaches your files, the repository or what is online; Ctrl+C throws it away.",
};

const onGithub = {
	nl: "Let op: Studio werkt hier in de repository op GitHub zelf.",
	en: "Note that Studio works in the repository on GitHub itself here.",
};

export default {
	summary: {
		nl: "Toont de gebouwde site uit dist/ zoals een webserver dat doet, en zegt het adres.",
		en: "Serves the built site in dist/ as a static host does, and prints its address.",
	},
	options: {
		...serveOptions,
		studio: {
			type: "boolean",
			text: {
				nl: "in plaats van de site Studio uit dist-studio/, om uit te proberen: niets ervan komt in de repository",
				en: "Studio from dist-studio/ instead of the site, to try it out: nothing of it reaches the repository",
			},
		},
	},
	run: (invocation) =>
		invocation.options.studio === true ? serveStudioUntilStopped(invocation) : serveUntilStopped(invocation),
} satisfies Command;
