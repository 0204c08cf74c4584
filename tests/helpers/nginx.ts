import { execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import * as http from "node:http";
import * as https from "node:https";
import { type AddressInfo, createServer, isIP } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { programOf } from "./programs.ts";

export interface Answer {
	readonly url: string;
	readonly status: number;
	/** By name in small letters; `set-cookie` is a list. */
	readonly headers: http.IncomingHttpHeaders;
	readonly body: string;
	/** The body as it was sent. */
	readonly sent: Buffer;
}

export interface Question {
	readonly method?: string;
	readonly headers?: Readonly<Record<string, string>>;
}

export interface Nginx {
	/** Asks for an address of the internet as if it were this server's; redirects are not followed. */
	ask(url: string, question?: Question): Promise<Answer>;
	/** Its ports by the protocol. */
	readonly ports: Readonly<Record<"http:" | "https:", number>>;
	stop(): Promise<void>;
}

/** Settings of nginx itself. Started by root, it reads as nobody, like on a server. */
const settings = `daemon off;
worker_processes 1;
pid nginx.pid;
error_log error.log;
events { worker_connections 256; }
http {
	access_log off;
	client_body_temp_path body;
	proxy_temp_path proxy;
	fastcgi_temp_path fastcgi;
	uwsgi_temp_path uwsgi;
	scgi_temp_path scgi;
	include server.conf;
}
`;

/**
 * Serves a built site with a real nginx on this machine, by the configuration that the build wrote: only its ports,
 * folders and certificate are others. With the module for brotli it loads that, and has what needs it switched on. Throws
 * when there is no nginx or openssl; `testWith` asks before. `adapt` makes further places in the configuration others.
 */
export async function startNginx(
	dist: string,
	module?: string,
	adapt = (configuration: string) => configuration,
): Promise<Nginx> {
	const nginx = programOf("nginx");
	const folder = mkdtempSync(join(tmpdir(), "nginx-"));
	chmodSync(folder, 0o755);
	const example = readFileSync(join(dist, "_nginx/server.conf"), "utf8");
	const written = example.match(/(?<=server_name ).*(?=;)/g)?.flatMap((list) => list.split(" "));
	const names = [...new Set(written)].filter((name) => !name.endsWith(".invalid"));
	const certificate = makeCertificate(folder, names);
	const ports = { "http:": await freePort(), "https:": await freePort() };
	writeFileSync(join(folder, "nginx.conf"), (module ? `load_module ${module};\n` : "") + settings);
	const server = adapt(adapted(example, { dist, folder, ports }));
	writeFileSync(join(folder, "server.conf"), module ? server.replace("# brotli_static", "brotli_static") : server);
	mkdirSync(join(folder, "logs"));

	const child = spawn(nginx, ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "error.log"], { stdio: "pipe" });
	let output = "";
	child.stderr.on("data", (chunk: Buffer) => {
		output += chunk.toString();
	});
	const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));

	async function ask(url: string, question: Question = {}): Promise<Answer> {
		const { protocol } = new URL(url);
		const port = ports[protocol as keyof typeof ports];
		return answerOf(url, question, { port, certificate });
	}
	await answers(
		() => ask(`http://${names[0]}/`),
		child,
		() => output,
	);
	return {
		ask,
		ports,
		async stop() {
			child.kill("SIGQUIT");
			await ended;
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

interface Surroundings {
	readonly dist: string;
	readonly folder: string;
	readonly ports: Readonly<Record<"http:" | "https:", number>>;
}

/** The example as the one who runs a server would adapt it. */
function adapted(example: string, { dist, folder, ports }: Surroundings): string {
	return example
		.replace(/^\s*listen \[::\].*\n/gm, "")
		.replaceAll("listen 80;", `listen 127.0.0.1:${ports["http:"]};`)
		.replaceAll("listen 443 ", `listen 127.0.0.1:${ports["https:"]} `)
		.replace(/ssl_certificate .*/g, `ssl_certificate ${folder}/certificate.pem;`)
		.replace(/ssl_certificate_key .*/g, `ssl_certificate_key ${folder}/key.pem;`)
		.replaceAll(/\/var\/www\/(?!letsencrypt)[^/;]+/g, dist);
}

/**
 * Makes a certificate for these names, as `certificate.pem` with its `key.pem` in a folder, and gives it: whoever asks must
 * trust it.
 */
export function makeCertificate(folder: string, names: readonly string[]): string {
	const file = join(folder, "certificate.pem");
	const subject = [
		"-subj",
		`/CN=${names[0]}`,
		"-addext",
		`subjectAltName=${names.map((name) => `${isIP(name) ? "IP" : "DNS"}:${name}`)}`,
	];
	const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
	const out = ["-keyout", join(folder, "key.pem"), "-out", file, "-days", "2"];
	execFileSync(programOf("openssl"), ["req", "-x509", ...key, ...subject, ...out], { stdio: "pipe" });
	return readFileSync(file, "utf8");
}

/** The same for one name, of other days: each is written `20261126`. */
export function makeDatedCertificate(folder: string, name: string, from: string, until: string): string {
	const at = (file: string) => join(folder, file);
	const openssl = (...args: readonly string[]) => execFileSync(programOf("openssl"), args, { stdio: "pipe" });
	const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", at("key.pem")];
	const subject = ["-subj", `/CN=${name}`, "-addext", `subjectAltName=DNS:${name}`];
	openssl("req", ...key, ...subject, "-out", at("request.pem"));
	// Of `openssl req` no certificate begins at another day.
	const settings = ["database", "new_certs_dir"].map((each) => `${each} = ${at(each)}\n`).join("");
	writeFileSync(
		at("ca.conf"),
		`[ca]\ndefault_ca = own\n[own]\n${settings}rand_serial = yes\ndefault_md = sha256\npolicy = any\ncopy_extensions = copy\n[any]\ncommonName = supplied\n`,
	);
	mkdirSync(at("new_certs_dir"), { recursive: true });
	writeFileSync(at("database"), "");
	const days = ["-startdate", `${from}000000Z`, "-enddate", `${until}000000Z`];
	const files = ["-keyfile", at("key.pem"), "-in", at("request.pem"), "-out", at("certificate.pem")];
	openssl("ca", "-batch", "-notext", "-selfsign", "-config", at("ca.conf"), ...files, ...days);
	return readFileSync(at("certificate.pem"), "utf8");
}

/** A port at which nobody listens now. */
export function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer().on("error", reject);
		server.listen(0, "127.0.0.1", () => {
			const { port } = server.address() as AddressInfo;
			server.close(() => resolve(port));
		});
	});
}

/** Asks the server at a port of this machine for an address; redirects are not followed. */
export function answerOf(
	url: string,
	{ method = "GET", headers = {} }: Question,
	{ port, certificate }: { port: number; certificate?: string },
): Promise<Answer> {
	const { protocol, hostname } = new URL(url);
	// The path as it was written: the URL class would tidy it.
	const path = url.slice(url.indexOf(hostname) + hostname.length) || "/";
	const options = { host: "127.0.0.1", port, path, method, headers: { Host: hostname, ...headers }, agent: false };
	return new Promise((resolve, reject) => {
		const take = (response: http.IncomingMessage) => {
			const chunks: Buffer[] = [];
			response.on("data", (chunk: Buffer) => chunks.push(chunk));
			response.on("end", () => {
				const sent = Buffer.concat(chunks);
				const { statusCode: status = 0, headers } = response;
				resolve({ url, status, headers, body: sent.toString(), sent });
			});
		};
		const request =
			protocol === "https:"
				? https.request(
						{ ...options, servername: isIP(hostname) ? "" : hostname, ...(certificate && { ca: certificate }) },
						take,
					)
				: http.request(options, take);
		request.on("error", reject).end();
	});
}

/** Waits until the server answers; one that ended instead says why. */
async function answers(
	ask: () => Promise<unknown>,
	child: ReturnType<typeof spawn>,
	output: () => string,
): Promise<void> {
	for (let attempt = 0; attempt < 100; attempt++) {
		if (child.exitCode !== null) throw new Error(`nginx refuses its configuration:\n${output()}`);
		try {
			await ask();
			return;
		} catch {
			await pause(50);
		}
	}
	throw new Error(`nginx does not answer:\n${output()}`);
}
