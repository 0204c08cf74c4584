import type { ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commands, questions } from "#studio/brain/calls.ts";
import { type LocalCalls, localCalls } from "#studio/stores/local/calls.ts";
import type { ReadJournal, WrittenEdit } from "#studio/stores/local/local-journal.ts";
import type { LocalChange } from "#studio/stores/local/local-store.ts";
import { fromText, toText } from "#studio/stores/local/wire.ts";
import { filesIn } from "../helpers/content-folder.ts";
import { startDev } from "../helpers/dev-command.ts";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { openStudioPage, type StudioPage } from "../helpers/open-studio.ts";
import { commitAll, git } from "../helpers/repository.ts";

let site: TemporarySite;
let studio: ChildProcess;
let port: number;
let token: string;
let page: StudioPage;

const index = "content/pages/index.yaml";

/** The real command on a copy of the example site in a repository, which also has what is no content. */
beforeAll(async () => {
	site = temporarySite();
	writeFileSync(join(site.root, "package.json"), "{}\n");
	commitAll(site.root);
	writeFileSync(join(site.root, "package.json"), '{ "private": true }\n');
	site.write("images/.verborgen.svg", drawing);
	mkdirSync(join(site.root, "content/files"), { recursive: true });
	site.write("files/.env", "GEHEIM=1\n");
	symlinkSync(join(site.root, "package.json"), join(site.root, "content/files/elders.pdf"));
	symlinkSync(site.root, join(site.root, "content/images/elders"));
	const { child, origin } = await startDev(site.root, { name: "studio" });
	studio = child;
	port = Number(new URL(origin).port);
	page = await openStudioPage(site.root, origin);
	token = page.token;
});

afterAll(async () => {
	await page.close();
	studio.kill();
	site.dispose();
});

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 6"><path d="M0 0h9v6z"/></svg>';

type Headers = Readonly<Record<string, string | undefined>>;

interface Answer {
	readonly status: number;
	readonly headers: Readonly<Record<string, unknown>>;
	readonly body: string;
}

/** Asks with the headers of a page of this server, but for those that are given; undefined leaves one out. */
function ask(method: string, path: string, headers: Headers = {}, body?: string | Uint8Array): Promise<Answer> {
	const host = `localhost:${port}`;
	const usual: Headers = {
		Host: host,
		Origin: `http://${host}`,
		"X-Studio-Token": token,
		Connection: "close",
		...(body !== undefined && { "Content-Type": "application/json" }),
	};
	const sent = Object.entries({ ...usual, ...headers }).filter(([, value]) => value !== undefined);
	return new Promise((resolve, reject) => {
		const asked = request(
			{ host: "localhost", port, path, method, headers: Object.fromEntries(sent) as Record<string, string> },
			(response) => {
				const chunks: Buffer[] = [];
				response.on("data", (chunk: Buffer) => chunks.push(chunk));
				response.on("end", () =>
					resolve({
						status: response.statusCode ?? 0,
						headers: response.headers,
						body: Buffer.concat(chunks).toString(),
					}),
				);
			},
		);
		asked.on("error", reject);
		asked.end(body);
	});
}

/** Calls something of the store as a page may; nobody holds it to the types. */
async function call(
	name: keyof LocalCalls,
	asked: unknown,
): Promise<{ readonly status: number; readonly answer: unknown }> {
	const { status, body } = await ask("POST", `/@studio/${name}`, {}, toText(asked));
	return { status, answer: status === 200 ? fromText(body) : body };
}

const bytesNow = (file = index) => readFileSync(join(site.root, file), "utf8");
const contentNow = () => filesIn(join(site.root, "content"));

function titleNow(): string {
	return /call-to-action\n(?: {4}.*\n)*? {4}title: (.*)/.exec(bytesNow())?.[1] ?? "";
}

/** A writing that changes a title, as the worker of a page sends it. */
const writing = (title: string, file = index) => ({
	files: [],
	texts: [{ file, bytes: bytesNow(), text: bytesNow().replace(`title: ${titleNow()}`, `title: ${title}`) }],
	edit: edit(),
});

test("a page says what may be changed, changes it, and takes it back", async () => {
	const title = titleNow();
	const path = ["sections", 1, "title"];
	const form = questions.form.run(page.brain(), { file: index, path });
	expect(form).toMatchObject({ label: "titel", of: undefined, content: { written: title, max: 90 } });
	const hours = { file: "content/facts/branches.yaml", path: ["voorbeeldstad", "hours"] };
	expect(questions.form.run(page.brain(), hours)).toMatchObject({
		label: "openingstijden",
		of: "Vestiging Voorbeeldstad",
	});
	// What it is called is read as visitors read it.
	expect(questions.form.run(page.brain(), { file: index, path: [] }).label).toBe("Goed dragen in Voorbeeldstad");
	const changes = [{ do: "set", file: index, path, was: title, value: "Vraag het" } as const];
	const edit = { revision: page.live.revision, name: "Kop", changes };
	expect(commands.edit.run(page.brain(), edit)).toMatchObject({
		written: [index],
		session: { language: "nl", undo: "Kop" },
	});
	expect(titleNow()).toBe("Vraag het");
	// Another page, or the same one once it is loaded again, knows of it.
	const other = await openStudioPage(site.root, `http://localhost:${port}`);
	expect(commands.undo.run(other.brain(), {})).toMatchObject({ written: [index] });
	await other.close();
	expect(titleNow()).toBe(title);
	const phone = { file: "content/facts/business.yaml", path: ["phone"] };
	const showing = questions.where.run(page.brain(), phone);
	expect(showing.pages).toContainEqual({ path: "/", title: "Goed dragen in Voorbeeldstad" });
});

test("whoever listens hears of each writing, of files and of the journal", async () => {
	const told: LocalChange[] = [];
	const listening = new Promise<void>((resolve) => {
		void page.client.follow("changes", (line) => {
			const change = JSON.parse(line) as LocalChange;
			told.push(change);
			const journal = told.some((each) => "journal" in each);
			const content = told.some((each) => "content" in each && each.content.includes(index));
			if (told.length === 1) site.replace("pages/index.yaml", "Goed dragen begint", "Fijn dragen begint");
			if (content && !journal) void call("cancel", undefined);
			if (content && journal) resolve();
		});
	});
	await listening;
	expect(told[0]).toEqual({ content: [] });
	site.replace("pages/index.yaml", "Fijn dragen begint", "Goed dragen begint");
});

/** What the journal notes of an edit. */
function edit(patches: LocalCalls["write"]["edit"]["begun"]["patches"] = []): LocalCalls["write"]["edit"] {
	return { begun: { name: "Iets", patches }, way: "edit", after: 0 };
}

const isDone = { result: { isDone: true, number: expect.any(Number) } };

const isNotDone = { result: { isDone: false, number: expect.any(Number) } };

/** Something that each call takes. */
const sound: LocalCalls = {
	write: { files: [], texts: [], edit: edit() },
	takeBack: { files: [], texts: [] },
	keep: { bytes: new Uint8Array([1]) },
	kept: "0".repeat(64),
	readJournal: undefined,
	cancel: undefined,
	settle: undefined,
	state: undefined,
	beganWith: "0".repeat(40),
	differing: "0".repeat(40),
	publications: undefined,
	send: { files: new Map(), message: "Iets", hasSeen: true },
	proposals: undefined,
	isIn: { commit: "0".repeat(40), later: "0".repeat(40) },
	fetch: "origin",
	news: "0".repeat(40),
	siteVersion: "http://127.0.0.1:9",
	delivery: "0".repeat(40),
	lastChanges: undefined,
	translates: undefined,
	translate: "[]",
	preview: "nl",
};

describe("nothing is read or written for", () => {
	const wrong = (): readonly Headers[] => [
		{ Origin: "http://evil.example" },
		{ Origin: "null" },
		{ Origin: `https://localhost:${port}` },
		{ Origin: "http://localhost:1" },
		{ Origin: `http://localhost:${port}.evil.example` },
		{ Origin: undefined },
		{ Origin: undefined, "Sec-Fetch-Site": "cross-site" },
		{ Host: "evil.example" },
		{ Host: `evil.example:${port}`, Origin: `http://evil.example:${port}` },
		{ Host: `localhost.evil.example:${port}`, Origin: `http://localhost.evil.example:${port}` },
		{ "X-Studio-Token": undefined },
		{ "X-Studio-Token": "" },
		{ "X-Studio-Token": `${token}x` },
		{ "X-Studio-Token": token.toLowerCase() },
	];

	test("a page from elsewhere, another program, another computer's name, or an earlier start", async () => {
		const before = [contentNow(), bytesNow("package.json"), git(site.root, "for-each-ref")];
		const edit = toText(writing("Van elders"));
		for (const headers of [...wrong(), { Origin: undefined, "Sec-Fetch-Site": "same-origin" }])
			expect((await ask("POST", "/@studio/write", headers, edit)).status, JSON.stringify(headers)).toBe(403);
		const calls = Object.entries(sound).map(([name, asked]) => ["POST", name, toText(asked)] as const);
		const gets = ["files", "files?texts", `file?name=${index}`, "dictionary", "changes"];
		for (const [method, name, body] of [...calls, ...gets.map((name) => ["GET", name, undefined] as const)]) {
			for (const headers of [
				{ "X-Studio-Token": undefined },
				{ Origin: "http://evil.example" },
				{ Host: "evil.example" },
			])
				expect(
					(await ask(method, `/@studio/${name}`, headers, body)).status,
					`${name} ${JSON.stringify(headers)}`,
				).toBe(403);
		}
		for (const headers of wrong())
			expect((await ask("GET", "/@studio/files", headers)).status, JSON.stringify(headers)).toBe(403);
		// Of a page itself a browser says no origin, but where it is from.
		const own = { Origin: undefined, "Sec-Fetch-Site": "same-origin" };
		expect((await ask("GET", "/@studio/files", own)).status).toBe(200);
		expect([contentNow(), bytesNow("package.json"), git(site.root, "for-each-ref")]).toEqual(before);
	});

	test("another computer's name, also not the page itself, in which the token stands", async () => {
		for (const path of ["/", "/contact", "/images/scenes/voorbeeld.svg"]) {
			for (const host of ["evil.example", `evil.example:${port}`, `localhost.evil.example:${port}`]) {
				const { status, body } = await ask("GET", path, { Host: host });
				expect({ path, host, status }).toEqual({ path, host, status: 403 });
				expect(body).not.toContain(token);
			}
		}
	});

	test("a form of another page, which needs no leave to be sent", async () => {
		const before = contentNow();
		const edit = toText(writing("Van een formulier"));
		for (const type of [
			"text/plain",
			"application/x-www-form-urlencoded",
			"multipart/form-data",
			"application/json; charset=utf-16",
			undefined,
		])
			expect((await ask("POST", "/@studio/write", { "Content-Type": type }, edit)).status, String(type)).toBe(415);
		const asked = await ask("OPTIONS", "/@studio/write", {
			Origin: "http://evil.example",
			"Access-Control-Request-Method": "POST",
			"Access-Control-Request-Headers": "x-studio-token,content-type",
		});
		const answers = [
			asked,
			await ask("GET", "/@studio/files", { Origin: "http://localhost:1" }),
			await ask("GET", "/"),
		];
		for (const { headers } of answers) expect(headers).not.toHaveProperty("access-control-allow-origin");
		expect((await ask("GET", "/@studio/write")).status).toBe(404);
		for (const method of ["PUT", "DELETE", "PATCH"])
			expect((await ask(method, "/@studio/write")).status, method).toBe(405);
		expect(contentNow()).toEqual(before);
	});

	test("a request that says too much, or something else", async () => {
		const before = contentNow();
		const much = Buffer.alloc(32 * 1024 * 1024 + 1, "[");
		expect((await ask("POST", "/@studio/keep", {}, much)).status).toBe(413);
		// Without saying how much it is.
		expect((await ask("POST", "/@studio/keep", { "Transfer-Encoding": "chunked" }, much)).status).toBe(413);
		const good = writing("Goed");
		const [text] = good.texts;
		const nested = `[${Array.from({ length: 100_000 }, (_, at) => `[${at + 1}]`).join(",")},1]`;
		const bodies = [
			"",
			"{",
			"[]",
			"null",
			"-1",
			"{}",
			"[1,",
			'[["Bytes",1],"%"]',
			'[["Map",1],2]',
			'[["Nobody",1],2]',
			'[{"__proto__":1},[]]',
			`${"[".repeat(100_000)}`,
			`${"[".repeat(100_000)}${"]".repeat(100_000)}`,
			nested,
			toText({ ...good, more: true }),
			toText({ ...good, edit: { ...good.edit, way: "away" } }),
			toText({ files: [], texts: good.texts }),
			toText({ ...good, texts: [{ ...text, more: 1 }] }),
			toText({ ...good, texts: [{ ...text, text: ["a"] }] }),
			toText({ ...good, texts: new Map([[index, "a"]]) }),
			toText({ ...good, files: [{ file: index, kept: "abc", comes: false }] }),
			toText({ ...good, files: [{ file: index, kept: "0".repeat(64), comes: "nee" }] }),
		];
		for (const name of Object.keys(localCalls))
			for (const body of [...bodies.slice(0, 3), nested])
				expect((await ask("POST", `/@studio/${name}`, {}, body)).status, `${name} ${body.slice(0, 50)}`).toBe(400);
		for (const body of bodies)
			expect((await ask("POST", "/@studio/write", {}, body)).status, body.slice(0, 200)).toBe(400);
		for (const name of ["nobody", "__proto__", "constructor", "toString", ""])
			expect((await ask("POST", `/@studio/${name}`, {}, toText(undefined))).status, name).toBe(400);
		expect(contentNow()).toEqual(before);
	});
});

/** What is no file of the content, however it is called. */
const strange = (): readonly string[] => [
	"../outside.yaml",
	"content/../package.json",
	"content/../outside.yaml",
	"content/pages/../../package.json",
	"content/pages/../../../etc/passwd",
	"content\\pages\\index.yaml",
	"/etc/passwd",
	join(site.root, index),
	`${index}\0.png`,
	`./${index}`,
	"content/./pages/index.yaml",
	"content/pages//index.yaml",
	"content//etc/passwd",
	"content/files/.env",
	"content/.env",
	"content/images/.verborgen.svg",
	"content/\n/../package.json",
	"content",
	"content/",
	"package.json",
	".git/config",
	"__proto__",
	"",
];

test("a file that another program empties before it writes it is read once it is written", async () => {
	const file = join(site.root, index);
	const text = readFileSync(file, "utf8");
	writeFileSync(file, "");
	const read = ask("GET", `/@studio/file?${new URLSearchParams({ name: index })}`);
	await setTimeout(100);
	writeFileSync(file, text);
	expect((await read).body).toBe(text);
});

describe("a file that is none of the content, however it is called", () => {
	test("is not read", async () => {
		const more = [
			"content/pages",
			"content/pages/nieuw.yaml",
			"content/files/elders.pdf",
			"content/images/elders/package.json",
		];
		for (const name of [...strange(), ...more])
			expect((await ask("GET", `/@studio/file?${new URLSearchParams({ name })}`)).status, name).toBe(404);
		const listed = fromText((await ask("GET", "/@studio/files?texts")).body) as { name: string; fault?: string }[];
		const names = listed.filter(({ fault }) => !fault).map(({ name }) => name);
		expect(names).toContain(index);
		expect(names.filter((name) => /\/\.|elders/.test(name))).toEqual([]);
		expect(JSON.stringify(listed)).not.toContain("GEHEIM");
	});

	test("is not written, brought, taken away or committed", async () => {
		const project = filesIn(join(projectFolder, "schemas"));
		const state = () => [
			filesIn(site.root),
			git(site.root, "rev-parse", "HEAD"),
			git(site.root, "diff", "--cached"),
			filesIn(join(projectFolder, "schemas")),
		];
		const kept = String((await result("keep", { bytes: Buffer.from("Van elders.\n") })).result);
		const own = String((await result("keep", { bytes: readFileSync(join(site.root, "package.json")) })).result);
		const [before] = [state()];
		for (const file of strange()) {
			const texts = [{ file, bytes: bytesNow("package.json"), text: "Van elders.\n" }];
			for (const [name, more] of [
				["write", { edit: edit() }],
				["takeBack", {}],
			] as const) {
				const status = async (asked: object) => (await call(name, { ...asked, ...more })).status;
				expect(await status({ files: [], texts })).toBe(400);
				expect(await status({ files: [{ file, kept, comes: true }], texts: [] }), file).toBe(400);
				expect(await status({ files: [{ file, kept: own, comes: false }], texts: [] }), file).toBe(400);
			}
			const asked = { files: new Map([[file, own]]), message: "Van elders", hasSeen: true };
			expect((await call("send", asked)).status, file).toBe(400);
		}
		// Names that are sound, and lead elsewhere.
		const leading = [
			{ files: [], texts: [{ file: "content/files/elders.pdf", bytes: bytesNow("package.json"), text: "x" }] },
			{
				files: [],
				texts: [{ file: "content/images/elders/package.json", bytes: bytesNow("package.json"), text: "x" }],
			},
			{ files: [{ file: "content/images/elders/nieuw.yaml", kept, comes: true }], texts: [] },
			{ files: [{ file: "content/images/elders/nieuw/a.yaml", kept, comes: true }], texts: [] },
			{ files: [{ file: "content/images/elders/package.json", kept: own, comes: false }], texts: [] },
			{ files: [{ file: "content/files/elders.pdf", kept: own, comes: false }], texts: [] },
		];
		for (const transaction of leading)
			expect(await result("write", { ...transaction, edit: edit() }), JSON.stringify(transaction)).toEqual(isNotDone);
		expect(state()).toEqual(before);
		expect(filesIn(join(projectFolder, "schemas"))).toEqual(project);
	});

	test("is no address of a page either", async () => {
		const secret = /GEHEIM|"private"/;
		const addresses = [
			"/files/.env",
			"/files/%2eenv",
			"/images/.verborgen.svg",
			"/files/elders.pdf",
			"/images/elders/package.json",
			"/files/../../package.json",
			"/files/%2e%2e/%2e%2e/package.json",
			"/files/..%2f..%2fpackage.json",
			"/files/..%5c..%5cpackage.json",
			"/images/../files/.env",
			"/images//etc/passwd",
			"/assets/../../../package.json",
			"/assets/%2e%2e/%2e%2e/package.json",
			"/package.json",
			"/content/site.yaml",
			"/pages/index.yaml",
			"/facts/business.yaml",
			"/.studio/journal.json",
			"/.git/config",
			"/files/",
			"/images",
			"/files/a%00b",
		];
		for (const address of addresses) {
			const { status, body } = await ask("GET", address);
			expect(body, address).not.toMatch(secret);
			// Where no file can stand, there is a page, which holds nothing of the content.
			if (status === 200) expect(body, address).toContain('<meta name="studio"');
		}
		const shown = await ask("GET", "/images/scenes/voorbeeld.12345678.svg");
		expect(shown).toMatchObject({ status: 200, headers: { "content-type": "image/svg+xml" } });
	});
});

/** What a call that is allowed gives. */
async function result(name: keyof LocalCalls, asked: unknown): Promise<{ readonly result: unknown }> {
	const { status, answer } = await call(name, asked);
	expect(status, JSON.stringify(answer)).toBe(200);
	return answer as { readonly result: unknown };
}

describe("what a page writes", () => {
	const contact = "content/pages/contact.yaml";
	const other = "content/pages/nieuw.yaml";
	const sha = (text: string) => createHash("sha256").update(text).digest("hex");

	test("is written when the files still hold what was seen, all of it or nothing", async () => {
		const before = contentNow();
		const title = titleNow();
		const stale = writing("Te laat");
		expect(await result("write", writing("Op tijd"))).toEqual(isDone);
		expect(titleNow()).toBe("Op tijd");
		const after = contentNow();
		expect(await result("write", stale)).toEqual(isNotDone);
		// One of two has changed, or a file that comes is there, or one that goes holds something else.
		const kept = String((await result("keep", { bytes: Buffer.from("title: Nieuw\n") })).result);
		const sent = { file: contact, bytes: bytesNow(contact), text: "title: Weg\n" };
		const comes = { file: other, kept, comes: true };
		for (const transaction of [
			{ files: [], texts: [sent, ...stale.texts] },
			{ files: [comes], texts: stale.texts },
			{ files: [comes, { file: contact, kept, comes: true }], texts: [sent] },
			{ files: [comes, { file: contact, kept, comes: false }], texts: [] },
			{ files: [comes, { file: "content/pages/geen.yaml", kept: sha("weg"), comes: true }], texts: [] },
		])
			expect(await result("write", { ...transaction, edit: edit() })).toEqual(isNotDone);
		expect(contentNow()).toEqual(after);
		expect(await result("write", { ...writing(title), files: [comes] })).toEqual(isDone);
		expect(bytesNow(other)).toBe("title: Nieuw\n");
		expect(await result("takeBack", { files: [{ ...comes, comes: false }], texts: [] })).toEqual({ result: true });
		expect(contentNow()).toEqual(before);
	});

	test("of several that write at once one does", async () => {
		const title = titleNow();
		const asked = ["Een", "Twee", "Drie"].map((each) => writing(each));
		const answers = await Promise.all(asked.map((each) => result("write", each)));
		expect(answers.filter((each) => (each.result as WrittenEdit).isDone)).toHaveLength(1);
		expect(["Een", "Twee", "Drie"]).toContain(titleNow());
		await result("write", writing(title));
	});

	test("is kept by its bytes, beside the content, and what was never kept or was damaged is not there", async () => {
		const before = contentNow();
		const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => (at * 7) % 256);
		const { result: name } = await result("keep", { bytes });
		expect(name).toBe(createHash("sha256").update(bytes).digest("hex"));
		expect(await result("kept", name)).toEqual({ result: bytes });
		expect(await result("kept", sha("nooit"))).toEqual({ result: undefined });
		writeFileSync(join(site.root, ".studio/files", String(name)), "anders");
		expect(await result("kept", name)).toEqual({ result: undefined });
		for (const asked of ["../journal.json", `${name}/../${name}`, String(name).toUpperCase(), ""])
			expect((await call("kept", asked)).status, asked).toBe(400);
		expect(contentNow()).toEqual(before);
	});

	test("is noted with what was written, and not at all when nothing was", async () => {
		const journal = async () => (await result("readJournal", undefined)).result as ReadJournal;
		const before = await journal();
		const title = titleNow();
		const patches = [{ file: index, above: "", was: title, now: "Genoteerd", below: "" }];
		expect(await result("write", { ...writing("Genoteerd"), edit: edit(patches) })).toEqual(isDone);
		const after = await journal();
		expect(after.kept?.done.at(-1)).toEqual({ name: "Iets", patches });
		expect(after).toMatchObject({ next: undefined, number: before.number + 1 });
		// What was undone is not what whoever asks has seen.
		const undoing = { ...edit(patches), way: "undo" as const, after: before.number };
		expect(await result("write", { ...writing(title), edit: undoing })).toEqual(isNotDone);
		expect(await journal()).toEqual(after);
		expect(await result("write", { ...writing(title), edit: { ...undoing, after: after.number } })).toEqual(isDone);
		expect((await journal()).kept?.undone.at(-1)).toEqual({ name: "Iets", patches });
		expect(titleNow()).toBe(title);
	});
});

test("a page may load nothing but what Studio brings, stands in no frame, and is there at every address", async () => {
	for (const path of ["/", "/contact", "/en/er-niet"]) {
		const { status, headers, body } = await ask("GET", path, { Origin: undefined });
		expect({ path, status }).toEqual({ path, status: 200 });
		expect(headers).toMatchObject({
			"x-content-type-options": "nosniff",
			"x-frame-options": "DENY",
			"referrer-policy": "no-referrer",
			"cross-origin-opener-policy": "same-origin",
			"cross-origin-resource-policy": "same-origin",
			"cache-control": "no-store",
		});
		const policy = String(headers["content-security-policy"]);
		for (const rule of [
			"default-src 'none'",
			"script-src 'self'",
			"frame-ancestors 'none'",
			"base-uri 'none'",
			"form-action 'none'",
			"require-trusted-types-for 'script'",
		])
			expect(policy.split("; ")).toContain(rule);
		expect(policy).not.toMatch(/unsafe|\*|https?:/);
		const [, script = ""] = /<script type="module" src="([^"]+)">/.exec(body) ?? [];
		expect((await ask("GET", script)).status).toBe(200);
		// What is in the content stands in no document.
		expect(body).not.toContain("Goed dragen");
	}
	// A drawing that is opened by itself may run nothing.
	const { headers } = await ask("GET", "/images/scenes/voorbeeld.svg");
	expect(String(headers["content-security-policy"])).not.toContain("script-src");
	for (const path of ["/x.js", "/assets/x.js", "/files/er-niet.pdf", "/@studio", "/@studio/", "/@studio/session"])
		expect((await ask("GET", path)).status, path).toBe(404);
	expect((await ask("POST", "/", {}, "{}")).status).toBe(405);
});
