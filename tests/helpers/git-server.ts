import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { environmentOf } from "../commands/browser/programs.ts";
import { freePort } from "./nginx.ts";
import { programOf } from "./programs.ts";
import { git } from "./repository.ts";

/** What `startGitServer` starts: without these, its tests are skipped. */
export const gitServerPrograms = ["nginx", "fcgiwrap", "git"] as const;

/** Instead of what was asked for: a status, with 302 that of a login elsewhere, or an end of the connection without a word. */
type Fault = 302 | 401 | 403 | 404 | 409 | 413 | 429 | 500 | 502 | 503 | "nothing";

const faults: readonly Fault[] = [302, 401, 403, 404, 409, 413, 429, 500, 502, 503, "nothing"];

export interface GitServerOptions {
	/** Names with their passwords: whoever is none of them gets nothing. */
	readonly people?: Readonly<Record<string, string>>;
	/** A folder of files, for every address that does not begin with `/git/`. */
	readonly folder?: string;
	/** The folder is Studio: it answers at every address, with the headers that it says, and is told who asks. */
	readonly isStudio?: boolean;
	/** The largest body that it takes, as nginx says it: `100m` unless told. */
	readonly largest?: string;
}

/** A real nginx before `git http-backend`. */
export interface GitServer {
	/** `http://127.0.0.1:4711`. */
	readonly origin: string;
	/** The path of a bare repository, at `/git/<name>.git`; the first time it is made. Its names are of SHA-1 unless said. */
	repository(name: string, format?: "sha1" | "sha256"): string;
	/** From now on answers so, to everything or to one path without its question: `/git/site.git/git-receive-pack`. */
	answer(fault: Fault | undefined, path?: string): void;
	stop(): Promise<void>;
}

/** What a repository needs to serve Studio, and what a careful owner asks of what is pushed. */
const repositorySettings = {
	"http.receivepack": "true",
	"uploadpack.allowFilter": "true",
	"uploadpack.allowAnySHA1InWant": "true",
	"receive.fsckObjects": "true",
	"receive.denyNonFastForwards": "true",
};

/** The kinds of file that a browser must be told. */
const types = {
	"text/html": "html",
	"text/css": "css",
	"text/javascript": "js mjs",
	"application/json": "json",
	"application/wasm": "wasm",
	"image/svg+xml": "svg",
	"image/avif": "avif",
	"image/webp": "webp",
	"image/png": "png",
	"image/jpeg": "jpg jpeg",
	"font/woff2": "woff2",
	"text/plain": "txt",
};

/** Starts nginx, fcgiwrap and Git over bare repositories in a temporary folder. Throws when one of them is not here. */
export async function startGitServer(options: GitServerOptions = {}): Promise<GitServer> {
	const folder = mkdtempSync(join(tmpdir(), "git-server-"));
	chmodSync(folder, 0o755);
	for (const name of ["repositories", "faults", "logs", "empty"]) mkdirSync(join(folder, name));
	const port = await freePort();
	const people = Object.entries(options.people ?? {}).map(([name, password]) => `${name}:{PLAIN}${password}\n`);
	writeFileSync(join(folder, "people"), people.join(""));
	writeFileSync(join(folder, "nginx.conf"), configuration(folder, port, options));
	const children = [
		start("fcgiwrap", ["-f", "-c", "4", "-s", `unix:${folder}/git.socket`]),
		start("nginx", ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "error.log"]),
	];
	const origin = `http://127.0.0.1:${port}`;
	const endAll = () => children.map(end);
	// Whoever forgets to stop it, or cannot, leaves nothing that goes on.
	process.once("exit", endAll);

	async function stop(): Promise<void> {
		process.off("exit", endAll);
		await Promise.all(endAll());
		rmSync(folder, { recursive: true, force: true });
	}
	try {
		await untilReady(origin, join(folder, "git.socket"), children);
	} catch (error) {
		const log = readFileSync(join(folder, "error.log"), "utf8");
		await stop();
		throw new Error(`The server of repositories does not start:\n${log}`, { cause: error });
	}
	return {
		origin,
		repository(name, format = "sha1") {
			const path = join(folder, "repositories", `${name}.git`);
			if (existsSync(path)) return path;
			git(folder, "init", "--quiet", "--bare", "--initial-branch", "main", "--object-format", format, path);
			for (const [key, value] of Object.entries(repositorySettings)) git(path, "config", key, value);
			return path;
		},
		answer(fault, path = "") {
			for (const each of faults) rmSync(join(folder, "faults", path, `=${each}`), { force: true });
			if (fault === undefined) return;
			mkdirSync(join(folder, "faults", path), { recursive: true });
			writeFileSync(join(folder, "faults", path, `=${fault}`), "");
		},
		stop,
	};
}

/** nginx as an owner would write it, and before everything the faults, each of which is a file that is there or not. */
function configuration(
	folder: string,
	port: number,
	{ people, folder: files, isStudio = false, largest = "100m" }: GitServerOptions,
): string {
	const headers = files !== undefined && isStudio ? headersIn(files) : [];
	const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${name};`);
	const kinds = Object.entries(types).map(([type, endings]) => `${type} ${endings};`);
	const returns = faults.flatMap((fault) => {
		const status = fault === "nothing" ? 444 : fault === 302 ? "302 /aanmelden" : fault;
		return ["", "$uri/"].map((path) => `if (-f ${folder}/faults/${path}=${fault}) { return ${status}; }`);
	});
	const root = process.getuid?.() === 0;
	return `daemon off;
${root ? "user root;" : ""}
worker_processes 1;
pid nginx.pid;
error_log error.log;
events { worker_connections 256; }
http {
	access_log requests.log;
	${paths.join(" ")}
	types { ${kinds.join(" ")} }
	server {
		listen 127.0.0.1:${port};
		client_max_body_size ${largest};
		${returns.join("\n\t\t")}
		${people ? `auth_basic "Studio"; auth_basic_user_file ${folder}/people;` : ""}
		location / {
			root ${files ?? `${folder}/empty`};
			${headers.join("\n\t\t\t")}
			try_files $uri ${isStudio ? "/index.html" : "$uri/index.html =404"};
		}
		location = /studio-person { try_files /studio-person @studio_person; }
		location @studio_person { ${people && isStudio ? 'default_type text/plain; return 200 "$remote_user"' : "return 404"}; }
		location ~ ^/git(/.*)$ {
			fastcgi_pass unix:${folder}/git.socket;
			fastcgi_buffering off;
			fastcgi_request_buffering off;
			fastcgi_read_timeout 600s;
			fastcgi_param SCRIPT_FILENAME ${backend()};
			fastcgi_param GIT_PROJECT_ROOT ${folder}/repositories;
			fastcgi_param GIT_HTTP_EXPORT_ALL 1;
			fastcgi_param GIT_PROTOCOL $http_git_protocol;
			fastcgi_param PATH_INFO $1;
			fastcgi_param QUERY_STRING $query_string;
			fastcgi_param REQUEST_METHOD $request_method;
			fastcgi_param CONTENT_TYPE $content_type;
			fastcgi_param CONTENT_LENGTH $content_length;
			fastcgi_param REMOTE_USER $remote_user;
			fastcgi_param REMOTE_ADDR $remote_addr;
		}
	}
}
`;
}

/** What the file `_headers` of Studio says of every answer. */
function headersIn(folder: string): string[] {
	const [everywhere = ""] = readFileSync(join(folder, "_headers"), "utf8").split("\n\n");
	const found = everywhere.matchAll(/^ {2}([\w-]+): (.*)$/gm);
	return [...found].map(([, name, value]) => `add_header ${name} "${value}" always;`);
}

/** The program that answers for repositories. */
export function backend(): string {
	const { stdout } = spawnSync(programOf("git"), ["--exec-path"], { encoding: "utf8" });
	return join(stdout.trim(), "git-http-backend");
}

/** Starts fcgiwrap at a socket, which anybody may ask once this is done. Gives what stops it. */
export async function startFcgiwrap(socket: string): Promise<() => Promise<void>> {
	const child = start("fcgiwrap", ["-f", "-c", "2", "-s", `unix:${socket}`]);
	const stop = () => end(child);
	process.once("exit", stop);
	while (!existsSync(socket)) {
		if (child.exitCode !== null) throw new Error("fcgiwrap does not start.");
		await pause(25);
	}
	chmodSync(socket, 0o777);
	return async () => {
		process.off("exit", stop);
		await stop();
	};
}

/** In a group of its own, which ends as a whole; the settings of whoever runs the tests are no matter of the server. */
function start(name: string, args: readonly string[]): ChildProcess {
	const program = programOf(name);
	const env = { ...environmentOf(program), GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_NOSYSTEM: "1" };
	return spawn(program, args, { stdio: "ignore", detached: true, cwd: dirname(program), env });
}

async function end(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
	const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
	process.kill(-child.pid, "SIGTERM");
	await ended;
}

async function untilReady(origin: string, socket: string, children: readonly ChildProcess[]): Promise<void> {
	for (let turn = 0; turn < 400; turn++) {
		if (children.some(({ exitCode }) => exitCode !== null)) throw new Error("It ended.");
		const answered =
			existsSync(socket) &&
			(await fetch(origin).then(
				({ status }) => status > 0,
				() => false,
			));
		if (answered) return;
		await pause(25);
	}
	throw new Error("It does not answer.");
}
