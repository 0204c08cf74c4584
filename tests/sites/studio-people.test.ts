import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import type { EditAnswer, OthersText, Session } from "#core/studio.ts";
import { filesIn } from "../helpers/content-folder.ts";
import { type DevCommand, startDev } from "../helpers/dev-command.ts";
import { type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { freePort } from "../helpers/nginx.ts";
import { testWith } from "../helpers/programs.ts";
import { commitAll } from "../helpers/repository.ts";
import { type StudioProxy, startAccounts, startStudioProxy } from "../helpers/studio-proxy.ts";

const test = testWith("nginx");

const index = "content/pages/index.yaml";
const path = ["sections", 1, "title"];

let site: TemporarySite;
let folder: string;
let studio: DevCommand;
let behind: number;
let ports: { readonly passwords: number; readonly accounts: number };
let proxies: readonly StudioProxy[];
let accounts: Awaited<ReturnType<typeof startAccounts>>;

/** Studio for several people, behind nginx as the documentation has it: once with passwords, once with accounts. */
beforeAll(async () => {
	site = temporarySite();
	folder = mkdtempSync(join(tmpdir(), "studio-copies-"));
	commitAll(site.root);
	execFileSync("git", ["init", "--quiet", "--bare", "--initial-branch", "main", join(folder, "online.git")]);
	execFileSync("git", ["-C", site.root, "remote", "add", "origin", join(folder, "online.git")]);
	execFileSync("git", ["-C", site.root, "push", "--quiet", "origin", "main"]);
	ports = { passwords: await freePort(), accounts: await freePort() };
	const more = ["--serve", "--url", `http://studio.voorbeeld.nl:${ports.passwords}`, "--mail-header", "X-Remote-Mail"];
	studio = await startDev(site.root, { name: "studio", more: [...more, "--copies", join(folder, "copies")] });
	behind = Number(new URL(studio.origin).port);
	accounts = await startAccounts();
	proxies = await Promise.all([
		startStudioProxy("nginx, with names and passwords", {
			studio: behind,
			port: ports.passwords,
			people: { anna: "a1", "Bram de Boer": "b2" },
		}),
		startStudioProxy("nginx, with accounts that people have", {
			studio: behind,
			port: ports.accounts,
			accounts: accounts.port,
		}),
	]);
}, 120_000);

afterAll(async () => {
	for (const proxy of proxies ?? []) await proxy.stop();
	accounts?.stop();
	studio?.child.kill();
	rmSync(folder, { recursive: true, force: true });
	site.dispose();
});

interface Question {
	/** Undefined for a way past nginx. */
	readonly port?: number;
	readonly method?: string;
	readonly headers?: Readonly<Record<string, string | readonly string[] | undefined>>;
	readonly body?: string;
}

interface Answer {
	readonly status: number;
	readonly headers: IncomingHttpHeaders;
	readonly body: string;
}

function ask(
	address: string,
	{ port = ports.passwords, method = "GET", headers = {}, body }: Question,
): Promise<Answer> {
	const host = `studio.voorbeeld.nl:${ports.passwords}`;
	const all = { host, ...(body !== undefined && { "Content-Type": "application/json" }), ...headers };
	const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
	return new Promise((resolve, reject) => {
		const asked = request(
			{ host: "127.0.0.1", port, path: address, method, headers: sent as Record<string, string> },
			(response) => {
				let text = "";
				response.on("data", (chunk: Buffer) => {
					text += chunk.toString();
				});
				response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
			},
		);
		asked.on("error", reject);
		asked.on("upgrade", ({ statusCode = 0, headers: got }, socket) => {
			socket.destroy();
			resolve({ status: statusCode, headers: got, body: "" });
		});
		asked.end(body);
	});
}

const basic = (name: string, password: string) => `Basic ${Buffer.from(`${name}:${password}`).toString("base64")}`;

/** Somebody in a browser, who has opened the home page. */
async function personAt(headers: Record<string, string>, port = ports.passwords) {
	const { body } = await ask("/", { port, headers });
	const token = /<meta name="studio-token" content="([^"]+)">/.exec(body)?.[1] ?? "";
	const own = { ...headers, Origin: `http://studio.voorbeeld.nl:${ports.passwords}`, "X-Studio-Token": token };
	const get = async <T>(name: string) => JSON.parse((await ask(`/@studio/${name}`, { port, headers: own })).body) as T;
	return {
		own,
		get,
		async edit(was: string, value: string): Promise<EditAnswer> {
			const { revision } = await get<Session>("session");
			const body = JSON.stringify({ revision, name: "Kop", changes: [{ do: "set", file: index, path, was, value }] });
			return JSON.parse((await ask("/@studio/edit", { port, method: "POST", headers: own, body })).body) as EditAnswer;
		},
	};
}

const copyOf = (name: string) => {
	const copies = join(folder, "copies");
	return join(copies, readdirSync(copies).find((each) => each.startsWith(name)) ?? name);
};

const titleIn = (root: string) =>
	/call-to-action\n(?: {4}.*\n)*? {4}title: (.*)/.exec(readFileSync(join(root, index), "utf8"))?.[1] ?? "";

test("each writes in a copy of their own, sees what the other saved, and is asked where both changed a text", async () => {
	const anna = await personAt({ Authorization: basic("anna", "a1") });
	const bram = await personAt({ Authorization: basic("Bram de Boer", "b2") });
	const was = titleIn(site.root);

	expect(await anna.edit(was, "Van Anna")).toMatchObject({ written: [index] });
	expect([titleIn(copyOf("anna")), titleIn(copyOf("bram")), titleIn(site.root)]).toEqual(["Van Anna", was, was]);
	expect(await anna.get<OthersText[]>("others")).toEqual([]);
	const seen = { who: "anna", file: index, path, theirs: "Van Anna", mine: was, label: "titel" };
	expect(await bram.get<OthersText[]>("others")).toEqual([seen]);

	// Bram has not looked, and is asked; then he says that his own shall stand.
	const answer = await bram.edit(was, "Van Bram");
	expect(answer).toMatchObject({ conflict: { was, now: "Van Anna", path, by: "anna" } });
	expect(titleIn(copyOf("bram"))).toBe(was);
	expect(await bram.edit("Van Anna", "Van Bram")).toMatchObject({ written: [index] });
	expect(await bram.edit("Van Bram", "Van Bram, en goed")).toMatchObject({ written: [index] });
	expect([titleIn(copyOf("anna")), titleIn(copyOf("bram"))]).toEqual(["Van Anna", "Van Bram, en goed"]);
	expect(await anna.get<OthersText[]>("others")).toMatchObject([{ who: "Bram de Boer", theirs: "Van Bram, en goed" }]);

	// Anna takes over what Bram wrote: nobody has anything to ask any more.
	expect(await anna.edit("Van Anna", "Van Bram, en goed")).toMatchObject({ written: [index] });
	expect(await bram.get<OthersText[]>("others")).toEqual([]);
	const author = (copy: string) =>
		["name", "email"].map((key) =>
			execFileSync("git", ["-C", copy, "config", `user.${key}`], { encoding: "utf8" }).trim(),
		);
	expect(author(copyOf("bram"))[0]).toBe("Bram de Boer");
	expect(author(copyOf("anna"))[1]).toMatch(/^anna-[0-9a-f]{8}@studio\.voorbeeld\.nl$/);
});

test("who has an account comes in by it, and signs with its address of mail", async () => {
	expect(await ask("/", { port: ports.accounts })).toMatchObject({ status: 403, body: "sign in" });
	const chris = await personAt({ Cookie: "who=chris" }, ports.accounts);
	expect((await chris.get<Session>("session")).language).toBe("nl");
	const mail = execFileSync("git", ["-C", copyOf("chris"), "config", "user.email"], { encoding: "utf8" }).trim();
	expect(mail).toBe("chris@voorbeeld.nl");
});

test("a stranger gets nothing", async () => {
	const copies = () => readdirSync(join(folder, "copies")).sort();
	const before = [copies(), filesIn(join(copyOf("anna"), "content"))];
	const anna = { Authorization: basic("anna", "a1") };
	const open = {
		Connection: "Upgrade",
		Upgrade: "websocket",
		"Sec-WebSocket-Version": "13",
		"Sec-WebSocket-Key": "eA==",
	};
	const named = { "X-Remote-User": "anna" };
	const { own } = await personAt(anna);
	const edit = { method: "POST", body: "{}" };
	const tried: Readonly<Record<string, readonly [number, string, Question]>> = {
		"without a name": [401, "/", {}],
		"with a wrong password": [401, "/", { headers: { Authorization: basic("anna", "b2") } }],
		"with a header that only the proxy may set": [401, "/", { headers: named }],
		"past the proxy without a name": [403, "/", { port: behind }],
		"past the proxy with an empty one": [403, "/", { port: behind, headers: { "X-Remote-User": "" } }],
		"past the proxy with two": [403, "/", { port: behind, headers: { "X-Remote-User": ["anna", "bram"] } }],
		"past the proxy with one that leads elsewhere": [
			403,
			"/",
			{ port: behind, headers: { "X-Remote-User": "../../anna" } },
		],
		"for another host": [421, "/", { headers: { ...anna, host: "evil.example" } }],
		"from a page from elsewhere": [
			403,
			"/@studio/edit",
			{ ...edit, headers: { ...own, Origin: "https://evil.example" } },
		],
		"from a page without an address": [403, "/@studio/edit", { ...edit, headers: { ...own, Origin: "null" } }],
		"as the Studio behind it": [403, "/@studio/session", { headers: { ...own, Origin: `http://localhost:${behind}` } }],
		"from nowhere": [403, "/@studio/edit", { ...edit, headers: { ...own, Origin: undefined } }],
		"without the token of the page": [403, "/@studio/edit", { ...edit, headers: { ...own, "X-Studio-Token": "x" } }],
		"for a part of a page elsewhere": [
			403,
			"/contact.page.json",
			{ headers: { ...anna, "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors" } },
		],
		"to listen, from elsewhere": [403, "/", { headers: { ...anna, ...open, Origin: "https://evil.example" } }],
		"to listen, from nowhere": [403, "/", { headers: { ...anna, ...open } }],
		"to open an editor": [403, "/__open-in-editor?file=content/site.yaml", { headers: own }],
		"to open an editor in capitals": [403, "/__OPEN-in-editor?file=content/site.yaml", { headers: own }],
		"for a file of the server": [403, "/@fs/etc/passwd", { headers: own }],
	};
	const got = await Promise.all(
		Object.entries(tried).map(async ([what, [, address, question]]) => [what, (await ask(address, question)).status]),
	);
	expect(Object.fromEntries(got)).toEqual(
		Object.fromEntries(Object.entries(tried).map(([what, [status]]) => [what, status])),
	);
	expect([copies(), filesIn(join(copyOf("anna"), "content"))]).toEqual(before);
	const { headers } = await ask("/", { headers: anna });
	expect(headers["content-security-policy"]).toBe("frame-ancestors 'self'");
});
