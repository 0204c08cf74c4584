import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";

/** The path of the first of these programs that this machine has. */
export function findProgram(names: readonly string[]): string | undefined {
	return names.flatMap(placesOf).find((path) => isFile(path, constants.X_OK));
}

/** The path of a module that nginx loads, when this machine has it. */
export function findNginxModule(name: string): string | undefined {
	return placesOf(`../lib/nginx/modules/${name}.so`).find((path) => isFile(path, constants.R_OK));
}

/** The path of a module of lighttpd, when it stands with those of the lighttpd of this machine: it reads one folder. */
export function findLighttpdModule(name: string): string | undefined {
	const path = join(dirname(findProgram(["lighttpd"]) ?? ""), `../lib/lighttpd/${name}.so`);
	return isFile(path, constants.R_OK) ? path : undefined;
}

/** The path of a library, when this machine has it or it was unpacked. */
export function findLibrary(name: string): string | undefined {
	return placesOf("../lib")
		.filter((folder) => existsSync(folder))
		.flatMap((folder) => readdirSync(folder).flatMap((each) => (/-linux-/.test(each) ? join(folder, each, name) : [])))
		.find((path) => isFile(path, constants.R_OK));
}

/** The folder in which Python finds a server of FTP, when this machine has it or it was unpacked. */
export function findFtpLibraries(): string | undefined {
	return placesOf("../lib/python3/dist-packages").find((folder) => existsSync(join(folder, "pyftpdlib")));
}

function placesOf(name: string): string[] {
	// Debian keeps servers out of the path of ordinary users.
	const folders = [...(process.env.PATH ?? "").split(delimiter).filter(Boolean), "/usr/sbin"];
	return folders.map((folder) => join(folder, name));
}

function isFile(path: string, mode: number): boolean {
	try {
		accessSync(path, mode);
		return statSync(path).isFile();
	} catch {
		return false;
	}
}

/** The environment for a program: one that was unpacked finds the libraries that were unpacked with it. */
export function environmentOf(program: string): NodeJS.ProcessEnv {
	const libraries = join(dirname(program), "../lib");
	const folders = existsSync(libraries) ? readdirSync(libraries).filter((name) => /-linux-/.test(name)) : [];
	const known = (process.env.LD_LIBRARY_PATH ?? "").split(delimiter).filter(Boolean);
	const all = [...known, ...folders.map((name) => join(libraries, name))];
	return all.length > 0 ? { ...process.env, LD_LIBRARY_PATH: all.join(delimiter) } : process.env;
}

/** Runs a program, with its output on the terminal. Gives whether it succeeded. */
export function run(command: string, args: readonly string[]): boolean {
	return spawnSync(command, args, { stdio: "inherit" }).status === 0;
}

/** Installs a package with apt, where that can be done without a password. Gives whether it succeeded. */
export function installDebianPackage(name: string): boolean {
	if (!existsSync("/usr/bin/apt-get")) return false;
	process.stderr.write(`Trying Debian's package ${name}.\n`);
	const prefix = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
	const apt = (...args: string[]) => {
		const [first = "apt-get", ...rest] = [...prefix, "apt-get", ...args];
		return run(first, rest);
	};
	return apt("update") && apt("install", "-y", "--no-install-recommends", name);
}

/**
 * Unpacks a package of Debian, with those that it needs and this machine lacks, into a folder. That takes no rights,
 * changes nothing outside of the folder and starts no service. Gives whether it succeeded.
 */
export function unpackDebianPackage(name: string, folder: string): boolean {
	if (!existsSync("/usr/bin/apt-get")) return false;
	process.stderr.write(`Trying Debian's package ${name}, only for the tests.\n`);
	const work = mkdtempSync(join(tmpdir(), "packages-"));
	const archives = join(work, "archives");
	for (const each of ["lists/partial", "archives/partial"]) mkdirSync(join(work, each), { recursive: true });
	mkdirSync(folder, { recursive: true });
	const settings = [
		`Dir::State::Lists=${work}/lists`,
		`Dir::Cache=${work}`,
		"Debug::NoLocking=1",
		"APT::Sandbox::User=",
	];
	const apt = (...args: string[]) => run("apt-get", ["-q", ...settings.flatMap((each) => ["-o", each]), ...args]);
	try {
		return (
			apt("update") &&
			apt("install", "-y", "--no-install-recommends", "--download-only", name) &&
			readdirSync(archives)
				.filter((file) => file.endsWith(".deb"))
				.every((file) => run("dpkg-deb", ["-x", join(archives, file), folder]))
		);
	} finally {
		rmSync(work, { recursive: true, force: true });
	}
}
