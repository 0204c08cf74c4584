import { join } from "node:path";
import { type Command, type Invocation, UsageError } from "../lib/command.ts";
import { serveFolder } from "../lib/serve.ts";

export const portOption = {
	type: "string",
	value: "number",
	text: "port to listen at (default: 4173, or the next free one)",
} as const;

/** Serves `dist` until the process is told to stop. */
export async function serveUntilStopped({ root, options }: Invocation): Promise<number> {
	const port = Number(options.port ?? 4173);
	if (!Number.isInteger(port) || port < 0 || port > 65535)
		throw new UsageError("--port takes a number from 0 to 65535.");
	const served = await serveFolder(join(root, "dist"), { port });
	process.stdout.write(`\n  ${served.address}\n\n`);
	await new Promise<void>((resolve) => {
		for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, resolve);
	});
	await served.close();
	return 0;
}

export default {
	summary: "Serves the built site in dist/ as a static host does, and prints its address.",
	options: { port: portOption },
	run: serveUntilStopped,
} satisfies Command;
