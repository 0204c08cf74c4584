import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { serveFolder } from "#engine/serve/serve-folder.ts";
import { environmentOf, findNginxModule } from "../commands/browser/programs.ts";
import { brotliModule, deflateModule } from "../commands/test/programs.ts";
import { type Answer, answerOf, freePort, type Question, startNginx } from "./nginx.ts";
import { programOf } from "./programs.ts";

/** A web server that serves a built site. */
export interface WebServer {
	/** Asks for a path of the site, written as it shall be sent; redirects are not followed. */
	ask(path: string, question?: Question): Promise<Answer>;
	stop(): Promise<void>;
}

/** The built site, and where it stands. */
export interface Served {
	/** Folder of the built site. */
	readonly dist: string;
	/** Folder of the host, in which the site stands at its path. */
	readonly root: string;
	/** Host of the site. */
	readonly host: string;
	/** Path below which it stands; empty when it has the host for itself. */
	readonly base: string;
}

/** Starts each server by the files that the build wrote for it. */
export const webServers = {
	preview: startPreview,
	nginx: startSecureNginx,
	apache: startApache,
	caddy: startCaddy,
	lighttpd: startLighttpd,
} satisfies Record<string, (served: Served) => Promise<WebServer>>;

export type ServerName = keyof typeof webServers;

/** The programs that each needs. */
export const programsOf: Readonly<Record<ServerName, readonly string[]>> = {
	preview: [],
	nginx: ["nginx", "openssl", brotliModule],
	apache: ["apache2"],
	caddy: ["caddy"],
	lighttpd: ["lighttpd", deflateModule],
};

async function startPreview({ dist, host }: Served): Promise<WebServer> {
	const preview = await serveFolder(dist, { port: 0, host: "127.0.0.1" });
	const port = Number(new URL(preview.address).port);
	return { ask: (path, question = {}) => answerOf(`http://${host}${path}`, question, { port }), stop: preview.close };
}

async function startSecureNginx(served: Served): Promise<WebServer> {
	const { host, dist, root, base } = served;
	const nginx = await startNginx(dist, findNginxModule(brotliModule), (text) =>
		text.replace(/\troot [^;]+;/, `\troot ${root};`).replace(`${dist}${base}/_nginx`, `${dist}/_nginx`),
	);
	return { ask: (path, question) => nginx.ask(`https://${host}${path}`, question), stop: nginx.stop };
}

/** Modules that Debian's Apache has at first, and the two that the guide says to switch on. */
const apacheModules = [
	...["mpm_event", "authz_core", "authz_host", "alias", "dir", "autoindex", "env", "mime", "negotiation", "setenvif"],
	...["filter", "deflate", "rewrite", "headers"],
];

async function startApache(served: Served): Promise<WebServer> {
	return apacheWith(apacheModules, served);
}

/** Apache as Debian sets it up, with some of its modules, where `AllowOverride All` lets `.htaccess` speak. */
export async function apacheWith(modules: readonly string[], served: Served): Promise<WebServer> {
	const program = programOf("apache2");
	const folder = join(dirname(program), "../lib/apache2/modules");
	return start("apache", program, served, (work, port) => {
		writeFileSync(join(work, "mime.types"), "text/html html\n");
		const configuration = [
			`ServerRoot ${work}`,
			`Listen 127.0.0.1:${port}`,
			`ServerName ${served.host}`,
			"UseCanonicalName On",
			`PidFile ${work}/apache.pid`,
			`ErrorLog ${work}/error.log`,
			`DefaultRuntimeDir ${work}`,
			...modules
				.filter((name) => existsSync(join(folder, `mod_${name}.so`)))
				.map((name) => `LoadModule ${name}_module ${join(folder, `mod_${name}.so`)}`),
			"User nobody",
			"Group nogroup",
			"TraceEnable Off",
			"<IfModule mod_mime.c>",
			`TypesConfig ${work}/mime.types`,
			// As Debian has it.
			"AddType application/x-gzip .gz .tgz",
			"AddLanguage br .br",
			"AddLanguage en .en",
			"</IfModule>",
			"<Directory />",
			"Options FollowSymLinks",
			"AllowOverride None",
			"</Directory>",
			`DocumentRoot ${served.root}`,
			`<Directory ${served.root}>`,
			"Options Indexes FollowSymLinks MultiViews",
			"AllowOverride All",
			"Require all granted",
			"</Directory>",
			'<FilesMatch "^\\.ht">',
			"Require all denied",
			"</FilesMatch>",
		];
		writeFileSync(join(work, "apache.conf"), `${configuration.join("\n")}\n`);
		return ["-DFOREGROUND", "-f", join(work, "apache.conf")];
	});
}

async function startCaddy(served: Served): Promise<WebServer> {
	const { host, base, dist, root } = served;
	return start("caddy", programOf("caddy"), served, (work, port) => {
		const example = readFileSync(join(dist, "_caddy/Caddyfile"), "utf8")
			.replaceAll(`/var/www/${host}${base}/_caddy`, join(dist, "_caddy"))
			.replaceAll(`/var/www/${host}`, root)
			.replace(/^(\S+) \{$/gm, `http://$1:${port} {`);
		writeFileSync(join(work, "Caddyfile"), `{\n\tadmin off\n\tauto_https off\n}\n${example}`);
		return ["run", "--adapter", "caddyfile", "--config", join(work, "Caddyfile")];
	});
}

async function startLighttpd(served: Served): Promise<WebServer> {
	const { host, base, dist, root } = served;
	const program = programOf("lighttpd");
	return start("lighttpd", program, served, (work, port) => {
		const example = readFileSync(join(dist, "_lighttpd/server.conf"), "utf8");
		// What has to do with https needs another module, and is left out.
		const secure = example.slice(example.indexOf('else $HTTP["scheme"]')).replace("else ", "").replace("https", "http");
		const adapted = secure
			.replace(`/var/www/${host}${base}/_lighttpd`, work)
			.replaceAll(`/var/www/${host}${base}`, dist)
			.replace(/(document-root = )"[^"]+"/, `$1"${root}"`);
		// Whoever wants that it compresses takes the signs of the comment away.
		const site = readFileSync(join(dist, "_lighttpd/site.conf"), "utf8").replace(/^# (?=deflate\.)/gm, "");
		writeFileSync(join(work, "site.conf"), site);
		const configuration = [
			`server.port = ${port}`,
			'server.bind = "127.0.0.1"',
			`server.document-root = "${work}"`,
			'server.modules = ( "mod_expire", "mod_redirect", "mod_rewrite", "mod_setenv" )',
			`server.modules += ( "${deflateModule}" )`,
			adapted,
		];
		writeFileSync(join(work, "lighttpd.conf"), configuration.join("\n"));
		return ["-D", "-f", join(work, "lighttpd.conf"), "-m", join(dirname(program), "../lib/lighttpd")];
	});
}

/** Starts a program in a folder of its own, and waits until it answers. One that ends instead says why. */
async function start(
	name: ServerName,
	program: string,
	{ host, base }: Served,
	configure: (work: string, port: number) => readonly string[],
): Promise<WebServer> {
	const work = mkdtempSync(join(tmpdir(), `${name}-`));
	chmodSync(work, 0o755);
	mkdirSync(join(work, "home"));
	const port = await freePort();
	const env = { ...environmentOf(program), HOME: join(work, "home"), XDG_DATA_HOME: join(work, "home") };
	const child = spawn(program, configure(work, port), { cwd: work, env, stdio: ["ignore", "pipe", "pipe"] });
	const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
	let output = "";
	for (const stream of [child.stdout, child.stderr])
		stream.on("data", (chunk: Buffer) => {
			output += chunk.toString();
		});
	const log = () => {
		const file = join(work, "error.log");
		return output + (existsSync(file) ? readFileSync(file, "utf8") : "");
	};
	const ask = (path: string, question: Question = {}) => answerOf(`http://${host}${path}`, question, { port });
	await answering(child, () => ask(`${base}/`), log);
	return {
		ask,
		async stop() {
			child.kill("SIGTERM");
			await ended;
			rmSync(work, { recursive: true, force: true });
		},
	};
}

async function answering(child: ChildProcess, ask: () => Promise<unknown>, log: () => string): Promise<void> {
	for (let attempt = 0; attempt < 200; attempt++) {
		if (child.exitCode !== null) throw new Error(`${child.spawnfile} refuses its configuration:\n${log()}`);
		try {
			await ask();
			return;
		} catch {
			await pause(50);
		}
	}
	throw new Error(`${child.spawnfile} does not answer:\n${log()}`);
}
