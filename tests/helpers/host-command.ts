import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import {
	chmodSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cacheFolder } from "#engine/memory/cache-folder.mjs";
import { findNginxModule } from "../commands/browser/programs.ts";
import { brotliModule } from "../commands/test/programs.ts";
import { startFcgiwrap } from "./git-server.ts";
import { type Nginx, startNginx } from "./nginx.ts";

/** What `bladbouw host` is told. */
export interface HostPlaces {
	/** The folder of the program. */
	readonly project: string;
	/** The folder of the site as it is installed. */
	readonly root: string;
	readonly home: string;
	readonly socket: string;
}

/** Sets up a server of one's own, as whoever runs this: no other user need be on this machine. */
export function runHost(
	{ project, root, home, socket }: HostPlaces,
	...options: readonly string[]
): SpawnSyncReturns<string> {
	const user = spawnSync("id", ["-un"], { encoding: "utf8" }).stdout.trim();
	const places = ["--root", root, "--home", home, "--user", user, "--socket", socket];
	const env = { ...process.env, NODE_ENV: "production" };
	const args = [join(project, "scripts/run.mjs"), "host", ...places, ...options];
	return spawnSync(process.execPath, args, { encoding: "utf8", env });
}

/** The password of somebody who is new, from what the command printed. */
export function passwordIn(printed: string, name: string): string | undefined {
	return new RegExp(`^ {2}${name} {2}(\\S+)$`, "m").exec(printed)?.[1];
}

/** What is compiled and drawn in the folder of a server is that of all tests; what is known of its site is its own. */
export function shareCompiled(home: string, project: string): void {
	const [own, shared] = [join(home, "cache"), cacheFolder(project)];
	mkdirSync(own, { recursive: true });
	for (const kind of ["code", "client", "studio", "spelling"]) {
		mkdirSync(join(shared, kind), { recursive: true });
		symlinkSync(join(shared, kind), join(own, kind));
	}
}

/** Serves the site and Studio of such a folder by one nginx, as an administrator has them, and Git by fcgiwrap. */
export async function serveHome({ home, socket }: Pick<HostPlaces, "home" | "socket">): Promise<Nginx> {
	const folder = mkdtempSync(join(tmpdir(), "served-home-"));
	mkdirSync(join(folder, "_nginx"));
	const texts = readdirSync(join(home, "nginx")).map((name) => readFileSync(join(home, "nginx", name), "utf8"));
	writeFileSync(join(folder, "_nginx/server.conf"), texts.join("\n"));
	// On a server it is of the user as whom nginx works, and here that is nobody.
	chmodSync(join(home, "people"), 0o644);
	const stopGit = await startFcgiwrap(socket);
	const end = async () => {
		await stopGit();
		rmSync(folder, { recursive: true, force: true });
	};
	try {
		const nginx = await startNginx(folder, findNginxModule(brotliModule));
		return {
			...nginx,
			async stop() {
				await nginx.stop();
				await end();
			},
		};
	} catch (error) {
		await end();
		throw error;
	}
}
