import { join } from "node:path";
import { serveFolder } from "#engine/serve/serve-folder.ts";
import { type Command, type Invocation, portOption } from "../command.ts";

const usualPort = 4173;

export const serveOptions = { port: portOption(usualPort) };

/** Serves `dist` until the process is told to stop. */
export async function serveUntilStopped({ root, options }: Invocation): Promise<number> {
	const served = await serveFolder(join(root, "dist"), { port: Number(options.port ?? usualPort) });
	process.stdout.write(`\n  ${served.address}\n\n`);
	await new Promise<void>((resolve) => {
		for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, resolve);
	});
	await served.close();
	return 0;
}

export default {
	summary: {
		nl: "Toont de gebouwde site uit dist/ zoals een webserver dat doet, en zegt het adres.",
		en: "Serves the built site in dist/ as a static host does, and prints its address.",
	},
	options: serveOptions,
	run: serveUntilStopped,
} satisfies Command;
