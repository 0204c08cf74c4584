import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./nginx.ts";
import { ftpLibraries, programOf } from "./programs.ts";
import { listening } from "./ssh-server.ts";

export interface RcloneServer {
	/** What is served. */
	readonly folder: string;
	/** The file of settings in which a remote `site` leads here. */
	readonly config: string;
	/** The same with other settings of that remote, of which `pass` is as somebody types it. */
	settings(changed: Readonly<Record<string, string>>): string;
	stop(): Promise<void>;
}

/** Starts a server of files for one user with a password: rclone's own, or for FTP, which Debian's lacks, that of Python. */
export async function startRcloneServer(kind: "sftp" | "ftp" | "webdav"): Promise<RcloneServer> {
	const rclone = programOf("rclone");
	const work = mkdtempSync(join(tmpdir(), "rclone-"));
	const folder = join(work, "files");
	mkdirSync(folder);
	const port = await freePort();
	const env = { ...process.env, RCLONE_CONFIG: join(work, "server.conf"), XDG_CACHE_HOME: join(work, "cache") };
	writeFileSync(join(work, "server.conf"), "");
	const address = ["--addr", `127.0.0.1:${port}`, "--user", "anna", "--pass", "geheim woord", "--dir-cache-time", "0s"];
	const ftp = ["-m", "pyftpdlib", "-i", "127.0.0.1", "-p", String(port), "-u", "anna", "-P", "geheim woord", "-w"];
	const child =
		kind === "ftp"
			? spawn(programOf("python3"), [...ftp, "-d", folder], {
					env: { ...env, PYTHONPATH: ftpLibraries() },
					stdio: ["ignore", "ignore", "pipe"],
				})
			: spawn(rclone, ["serve", kind, ...address, folder], { env, stdio: ["ignore", "ignore", "pipe"] });
	let said = "";
	child.stderr.on("data", (chunk: Buffer) => {
		said += chunk.toString();
	});
	await listening(port, () => {
		if (child.exitCode !== null) throw new Error(`The server ended: ${said}`);
	});
	const obscured = (word: string) => execFileSync(rclone, ["obscure", word], { encoding: "utf8" }).trim();
	const pass = obscured("geheim woord");
	const own =
		kind === "webdav"
			? { url: `http://127.0.0.1:${port}`, vendor: "other", user: "anna", pass }
			: { host: "127.0.0.1", port: String(port), user: "anna", pass };
	let count = 0;
	const settings = (changed: Readonly<Record<string, string>>) => {
		const file = join(work, `client${++count}.conf`);
		const password = changed.pass === undefined ? {} : { pass: obscured(changed.pass) };
		const lines = Object.entries({ type: kind, ...own, ...changed, ...password }).map(
			([key, value]) => `${key} = ${value}\n`,
		);
		writeFileSync(file, `[site]\n${lines.join("")}`);
		return file;
	};
	return {
		folder,
		config: settings({}),
		settings,
		async stop() {
			const ended = once(child, "exit");
			if (child.exitCode === null && child.kill()) await ended;
			rmSync(work, { recursive: true, force: true });
		},
	};
}
