import type { ReportLanguage } from "#core/problems/entry.ts";
import type { Copies } from "./copies.ts";
import { serveFront } from "./front.ts";
import type { NamedProxy } from "./person.ts";
import { Studios } from "./studios.ts";

interface Options {
	readonly port: number;
	readonly proxy: NamedProxy;
	/** Folder of the program. */
	readonly project: string;
	readonly language: ReportLanguage | undefined;
	readonly copies: Copies;
}

/** Serves Studio to several people behind a proxy, until the program is told to stop. Throws when the port cannot be had. */
export async function servePeople({ port, proxy, project, language, copies }: Options): Promise<void> {
	const studios = new Studios({ project, copies, language });
	const front = await serveFront({ port, proxy, studios });
	process.stdout.write(`http://localhost:${front.port} → ${proxy.url.origin}\n`);
	await new Promise<void>((resolve) => {
		for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, resolve);
	});
	front.close();
	await studios.close();
}
