import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { projectFolder } from "../browser/project.ts";
import { freePort } from "./nginx.ts";
import { programOf } from "./programs.ts";

/** A real nginx before Studio. */
export interface StudioProxy {
	stop(): Promise<void>;
}

interface Options {
	/** At which Studio listens. */
	readonly studio: number;
	/** At which nginx listens. */
	readonly port: number;
	/** Names with their passwords. */
	readonly people?: Readonly<Record<string, string>>;
	/** At which the program listens that knows the accounts. */
	readonly accounts?: number;
}

/** Starts nginx by a configuration of the documentation: only its ports, files and the certificate are others. */
export async function startStudioProxy(
	heading: string,
	{ studio, port, people = {}, accounts }: Options,
): Promise<StudioProxy> {
	const text = readFileSync(join(projectFolder, "scripts/STUDIO-FOR-SEVERAL.md"), "utf8");
	const written = new RegExp(`## ${heading}\\n[^]*?\`\`\`nginx\\n([^]*?)\`\`\``).exec(text)?.[1];
	if (!written) throw new Error(`The documentation has no configuration under "${heading}".`);
	const folder = mkdtempSync(join(tmpdir(), "studio-proxy-"));
	chmodSync(folder, 0o755);
	mkdirSync(join(folder, "logs"));
	const users = Object.entries(people).map(([name, password]) => `${name}:{PLAIN}${password}\n`);
	writeFileSync(join(folder, "studio.users"), users.join(""));
	const server = written
		.replace("listen 443 ssl;", `listen 127.0.0.1:${port};`)
		.replace(/^\s*ssl_certificate.*\n/gm, "")
		.replace(/\/etc\/nginx\/studio\.users/, join(folder, "studio.users"))
		.replaceAll("127.0.0.1:5175", `127.0.0.1:${studio}`)
		.replaceAll("127.0.0.1:4180", `127.0.0.1:${accounts}`)
		// The port is part of the address here.
		.replaceAll("Host $host;", "Host $http_host;");
	const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${name};`);
	const main = "daemon off; worker_processes 1; pid nginx.pid; error_log error.log; events { worker_connections 64; }";
	writeFileSync(join(folder, "nginx.conf"), `${main}\nhttp { access_log off; ${paths.join(" ")}\n${server}\n}\n`);
	const child = spawn(programOf("nginx"), ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "error.log"]);
	const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
	for (let turn = 0; !(await isThere(port)); turn++) {
		if (turn > 100 || child.exitCode !== null) throw new Error(readFileSync(join(folder, "error.log"), "utf8"));
		await pause(50);
	}
	return {
		async stop() {
			child.kill("SIGTERM");
			await ended;
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** Stands for the program that knows the accounts: whoever has a cookie with a name is known by it. Gives its port. */
export async function startAccounts(): Promise<{ readonly port: number; stop(): void }> {
	const port = await freePort();
	const server = createServer(({ url, headers }, response) => {
		const who = /who=(\w+)/.exec(headers.cookie ?? "")?.[1];
		if (!who) return void response.writeHead(url === "/oauth2/auth" ? 401 : 200).end("sign in");
		response.writeHead(202, { "X-Auth-Request-User": who, "X-Auth-Request-Email": `${who}@voorbeeld.nl` }).end();
	});
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	return { port, stop: () => server.close() };
}

function isThere(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const asked = request({ host: "127.0.0.1", port, path: "/nobody" }, (response) => {
			response.resume();
			resolve(true);
		});
		asked.on("error", () => resolve(false));
		asked.end();
	});
}
