import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { environmentOf } from "../commands/browser/programs.ts";
import { freePort } from "./nginx.ts";
import { libraryOf, programOf } from "./programs.ts";

/** What a test over ssh needs. */
export const sshPrograms = ["ssh", "sshd", "ssh-keygen", "rsync"] as const;

/** The user whom Debian gives the rights of nobody. */
const nobody = 65_534;

export interface SshServer {
	/** A folder of whoever logs in. */
	readonly home: string;
	readonly port: number;
	/** As a place of `publish` begins: user and host. */
	readonly host: string;
	/** What `RSYNC_RSH` has to be, so that ssh knows this server and brings the key. */
	readonly rsh: string;
	/** Settings of ssh, in a file of its own, with others behind. */
	settings(more: Readonly<Record<string, string>>): string;
	stop(): Promise<void>;
}

interface Options {
	/** Leaves out a program of whoever logs in. */
	readonly without?: "rsync";
	readonly more?: string;
}

/**
 * Starts a real sshd without any rights, with a key of its own and one user. Root cannot start one as itself where
 * Debian's user for it is missing: then nobody is that user, by a list of users that only this sshd reads.
 */
export async function startSshServer({ without, more = "" }: Options = {}): Promise<SshServer> {
	const folder = mkdtempSync(join(tmpdir(), "ssh-"));
	const [bin, home, own] = ["bin", "home", "own"].map((name) => join(folder, name)) as [string, string, string];
	for (const each of [bin, home, own]) mkdirSync(each);
	for (const name of ["sshd", ...(without === "rsync" ? [] : ["rsync"])]) takeAlong(programOf(name), bin);
	const isRoot = process.getuid?.() === 0;
	const user = isRoot ? "nobody" : execFileSync("id", ["-un"], { encoding: "utf8" }).trim();
	const port = await freePort();
	for (const key of ["host", "own/key"]) {
		execFileSync(programOf("ssh-keygen"), ["-q", "-t", "ed25519", "-N", "", "-f", join(folder, key)]);
	}
	cpSync(join(own, "key.pub"), join(folder, "authorized_keys"));
	const lines = [
		`Port ${port}`,
		"ListenAddress 127.0.0.1",
		`HostKey ${folder}/host`,
		`AuthorizedKeysFile ${folder}/authorized_keys`,
		"StrictModes no",
		"PidFile none",
		"UsePAM no",
		"PasswordAuthentication no",
		"KbdInteractiveAuthentication no",
		`SetEnv PATH=${bin}:${without ? "/nowhere" : "/usr/bin"}:/bin LD_LIBRARY_PATH=${bin}`,
		more,
	];
	writeFileSync(join(folder, "sshd_config"), `${lines.join("\n")}\n`);
	const env: NodeJS.ProcessEnv = { ...process.env, LD_LIBRARY_PATH: bin };
	if (isRoot) {
		writeFileSync(join(folder, "passwd"), `nobody:x:${nobody}:${nobody}:nobody:${home}:/bin/sh\n`);
		writeFileSync(join(folder, "group"), `nogroup:x:${nobody}:\n`);
		Object.assign(env, {
			LD_PRELOAD: join(bin, "libnss_wrapper.so"),
			NSS_WRAPPER_PASSWD: join(folder, "passwd"),
			NSS_WRAPPER_GROUP: join(folder, "group"),
		});
		takeAlong(libraryOf("libnss_wrapper.so"), bin);
		chmodSync(folder, 0o755);
		for (const each of ["host", "home"]) chownSync(join(folder, each), nobody, nobody);
	}
	const rights = isRoot ? { uid: nobody, gid: nobody } : {};
	const args = ["-D", "-e", "-f", join(folder, "sshd_config")];
	const child = spawn(join(bin, "sshd"), args, { env, stdio: ["ignore", "ignore", "pipe"], ...rights });
	let said = "";
	child.stderr.on("data", (chunk: Buffer) => {
		said += chunk.toString();
	});
	await listening(port, () => {
		if (child.exitCode !== null) throw new Error(`sshd ended: ${said}`);
	});
	const known = join(own, "known_hosts");
	writeFileSync(known, "");
	const asked = ["-p", String(port), "-t", "ed25519", "127.0.0.1"];
	writeFileSync(known, spawnSync(programOf("ssh-keyscan"), asked, { encoding: "utf8" }).stdout);
	let count = 0;
	const settings = (changed: Readonly<Record<string, string>>) => {
		const file = join(own, `config${++count}`);
		const all = { IdentityFile: join(own, "key"), IdentitiesOnly: "yes", IdentityAgent: "none" };
		const whole = { ...all, UserKnownHostsFile: known, StrictHostKeyChecking: "yes", ...changed };
		writeFileSync(
			file,
			Object.entries(whole)
				.map((line) => `${line.join(" ")}\n`)
				.join(""),
		);
		return `${programOf("ssh")} -F ${file}`;
	};
	return {
		home,
		port,
		host: `${user}@127.0.0.1`,
		rsh: settings({}),
		settings,
		async stop() {
			const ended = once(child, "exit");
			if (child.exitCode === null && child.kill()) await ended;
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** Copies a program with the libraries that were unpacked with it to where everybody may read them. */
function takeAlong(program: string, bin: string): void {
	cpSync(program, join(bin, basename(program)), { dereference: true });
	const env = environmentOf(program);
	const unpacked = dirname(dirname(program));
	const { stdout } = spawnSync(programOf("ldd"), [program], { env, encoding: "utf8" });
	for (const [, library = ""] of stdout.matchAll(/=> (\S+)/g)) {
		if (unpacked !== "/usr" && library.startsWith(unpacked))
			cpSync(library, join(bin, basename(library)), { dereference: true });
	}
}

/** Waits until somebody listens at a port. */
export async function listening(port: number, check: () => void): Promise<void> {
	for (let attempt = 0; attempt < 400; attempt++) {
		check();
		const isThere = await new Promise<boolean>((resolve) => {
			const socket = createConnection({ port, host: "127.0.0.1" });
			socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
			socket.once("connect", () => socket.destroy());
		});
		if (isThere) return;
		await pause(50);
	}
	throw new Error(`Nobody listens at ${port}.`);
}
