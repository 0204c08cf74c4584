import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { codeVersion } from "../store/code-version.ts";
import { sealedFolder } from "../store/sealed-folder.mjs";
import type { ClientBuild } from "./compiled-client.ts";

/** Compiles application, styles and loader, or takes them from the cache. */
export async function clientBuild(project: string): Promise<ClientBuild> {
	const folder = await sealedFolder({ project, kind: "client", name: codeVersion }, async (empty) => {
		// Vite takes longer to load than a small site takes to build.
		const { compileClient } = await import("./compile-client.ts");
		const description = await compileClient(project, empty);
		writeFileSync(join(empty, descriptionName), JSON.stringify(description));
	});
	const description = JSON.parse(readFileSync(join(folder, descriptionName), "utf8")) as Omit<ClientBuild, "folder">;
	return { ...description, folder };
}

const descriptionName = "client.json";
