import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { EditAnswer, FormField, Session, Showing } from "#core/studio.ts";
import { filesIn } from "../helpers/content-folder.ts";
import { startDev } from "../helpers/dev-command.ts";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";

let site: TemporarySite;
let studio: ChildProcess;
let port: number;
let token: string;

const index = "content/pages/index.yaml";

/** The real command on a copy of the example site. */
beforeAll(async () => {
	site = temporarySite();
	const { child, origin } = await startDev(site.root, { name: "studio" });
	studio = child;
	port = Number(new URL(origin).port);
	token = /<meta name="studio-token" content="([^"]+)">/.exec((await ask("GET", "/")).body)?.[1] ?? "";
}, 120_000);

afterAll(() => {
	studio.kill();
	site.dispose();
});

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

const session = async () => JSON.parse((await ask("GET", "/@studio/session")).body) as Session;

const formOf = async (file: string, path: readonly (string | number)[]) =>
	ask("GET", `/@studio/form?file=${encodeURIComponent(file)}&path=${encodeURIComponent(JSON.stringify(path))}`);

/** An edit as a page asks for it. */
async function editOf(value: string, { file = index, was }: { file?: string; was?: string } = {}): Promise<string> {
	const { revision } = await session();
	const path = ["sections", 1, "title"];
	return JSON.stringify({ revision, name: "Kop", changes: [{ do: "set", file, path, was: was ?? titleNow(), value }] });
}

function titleNow(): string {
	return /call-to-action\n(?: {4}.*\n)*? {4}title: (.*)/.exec(readFileSync(join(site.root, index), "utf8"))?.[1] ?? "";
}

test("a page says what may be changed, changes it, and takes it back", async () => {
	const title = titleNow();
	const form = JSON.parse((await formOf(index, ["sections", 1, "title"])).body) as FormField;
	expect(form).toMatchObject({ label: "titel", content: { written: title, max: 90 } });
	const answer = JSON.parse((await ask("POST", "/@studio/edit", {}, await editOf("Vraag het"))).body) as EditAnswer;
	expect(answer).toMatchObject({ written: [index], session: { language: "nl", undo: "Kop" } });
	expect(titleNow()).toBe("Vraag het");
	const shown = await ask("GET", "/");
	expect(shown.body).toContain("Vraag het");
	expect(shown.headers).toMatchObject({
		"content-security-policy": "frame-ancestors 'self'",
		"x-frame-options": "SAMEORIGIN",
	});
	expect(JSON.parse((await ask("POST", "/@studio/undo", {}, "{}")).body)).toMatchObject({ written: [index] });
	expect(titleNow()).toBe(title);
	const where = await ask(
		"GET",
		`/@studio/where?file=content/facts/business.yaml&path=${encodeURIComponent('["phone"]')}`,
	);
	const showing = JSON.parse(where.body) as Showing;
	expect(showing.pages).toContainEqual({ path: "/", title: "Beter horen in Voorbeeldstad" });
});

describe("nothing is written for", () => {
	const contentNow = () => filesIn(join(site.root, "content"));

	test("a page from elsewhere, another program, another computer's name, or an earlier start", async () => {
		const files = contentNow();
		const edit = await editOf("Van elders");
		const wrong: Headers[] = [
			{ Origin: "http://evil.example" },
			{ Origin: "null" },
			{ Origin: `https://localhost:${port}` },
			{ Origin: "http://localhost:1" },
			{ Origin: `http://localhost:${port}.evil.example` },
			{ Origin: undefined },
			{ Origin: undefined, "Sec-Fetch-Site": "same-origin" },
			{ Host: "evil.example" },
			{ Host: `evil.example:${port}`, Origin: `http://evil.example:${port}` },
			{ Host: `localhost.evil.example:${port}`, Origin: `http://localhost.evil.example:${port}` },
			{ "X-Studio-Token": undefined },
			{ "X-Studio-Token": "" },
			{ "X-Studio-Token": `${token}x` },
			{ "X-Studio-Token": token.toLowerCase() },
		];
		for (const headers of wrong)
			expect((await ask("POST", "/@studio/edit", headers, edit)).status, JSON.stringify(headers)).toBe(403);
		for (const name of ["session", "form?file=content/site.yaml&path=[]", "where?file=x&path=[]"]) {
			const address = `/@studio/${name}`;
			for (const headers of [
				{ "X-Studio-Token": undefined },
				{ Origin: undefined, "Sec-Fetch-Site": "cross-site" },
				{ Origin: undefined },
			])
				expect((await ask("GET", address, headers)).status, `${name} ${JSON.stringify(headers)}`).toBe(403);
		}
		expect(contentNow()).toEqual(files);
	});

	test("a form of another page, which needs no leave to be sent", async () => {
		const files = contentNow();
		const edit = await editOf("Van een formulier");
		for (const type of [
			"text/plain",
			"application/x-www-form-urlencoded",
			"multipart/form-data",
			"application/json; charset=utf-16",
			undefined,
		])
			expect((await ask("POST", "/@studio/edit", { "Content-Type": type }, edit)).status, String(type)).toBe(415);
		const asked = await ask("OPTIONS", "/@studio/edit", {
			Origin: "http://evil.example",
			"Access-Control-Request-Method": "POST",
			"Access-Control-Request-Headers": "x-studio-token,content-type",
		});
		expect(asked.headers).not.toHaveProperty("access-control-allow-origin");
		expect((await ask("GET", "/@studio/session", { Origin: "http://localhost:1" })).headers).not.toHaveProperty(
			"access-control-allow-origin",
		);
		expect((await ask("GET", "/@studio/edit")).status).toBe(404);
		expect(contentNow()).toEqual(files);
	});

	test("a file that is none of the content, however it is called", async () => {
		const files = contentNow();
		const project = filesIn(join(projectFolder, "schemas"));
		const names = [
			"../outside.yaml",
			"content/../outside.yaml",
			"content/pages/../../../etc/passwd",
			"content\\pages\\index.yaml",
			"/etc/passwd",
			join(site.root, index),
			`${index}\0.png`,
			`./${index}`,
			"content/pages//index.yaml",
			"content/pages/nieuw.yaml",
			"content/images/scenes/voorbeeld.svg",
			"package.json",
			"__proto__",
			"",
		];
		for (const file of names) {
			const { status, body } = await ask("POST", "/@studio/edit", {}, await editOf("Elders", { file }));
			expect({ file, status, written: body.includes("written") }).toEqual({ file, status: 200, written: false });
			expect((await formOf(file, [])).status, file).toBe(404);
		}
		expect(contentNow()).toEqual(files);
		expect(filesIn(join(projectFolder, "schemas"))).toEqual(project);
	});

	test("a request that says too much, or something else", async () => {
		const files = contentNow();
		const much = await editOf("x".repeat(2 * 1024 * 1024));
		expect((await ask("POST", "/@studio/edit", {}, much)).status).toBe(413);
		const good = JSON.parse(await editOf("Goed")) as { changes: [object] };
		const bodies = [
			"",
			"{",
			"[]",
			"null",
			"{}",
			JSON.stringify({ ...good, more: true }),
			JSON.stringify({ ...good, changes: [] }),
			JSON.stringify({ ...good, files: [{ do: "place", key: 1 }] }),
			JSON.stringify({ ...good, files: [{ do: "write", file: index }] }),
			JSON.stringify({ ...good, changes: [{ ...good.changes[0], do: "write" }] }),
			JSON.stringify({ ...good, changes: [{ ...good.changes[0], path: [-1] }] }),
			JSON.stringify({ ...good, changes: [{ ...good.changes[0], value: { a: "b" } }] }),
			`{"changes":${"[".repeat(100_000)}`,
			JSON.stringify(good).replace('"Goed"', `${"[".repeat(5000)}${"]".repeat(5000)}`),
			JSON.stringify({ ...good, changes: [{ ...good.changes[0], do: "add", was: undefined }] }).replace(
				'"Goed"',
				`${"[".repeat(5000)}${"]".repeat(5000)}`,
			),
		];
		for (const body of bodies) {
			const { status } = await ask("POST", "/@studio/edit", {}, body);
			expect(status, body.slice(0, 200)).toBe(400);
		}
		expect((await ask("POST", "/@studio/undo", {}, '{"all":true}')).status).toBe(400);
		expect(contentNow()).toEqual(files);
	});
});

describe("a picture that is sent", () => {
	const contentNow = () => filesIn(join(site.root, "content"));
	const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 6"><path d="M0 0h9v6z"/></svg>';
	const asSvg = { "Content-Type": "image/svg+xml" };

	test("stands nowhere before an edit asks for it, whatever its name", async () => {
		const files = contentNow();
		for (const name of ["logo.svg", "../../../tmp/logo.svg", "/etc/logo.svg", "a\0b.svg", "..%2f..%2flogo.svg"]) {
			const { body } = await ask("POST", `/@studio/upload?name=${encodeURIComponent(name)}`, asSvg, drawing);
			expect(JSON.parse(body), name).toMatchObject({ written: expect.stringMatching(/^tekeningen\/[a-z0-9-]+\.svg$/) });
		}
		expect(contentNow()).toEqual(files);
	});

	test("is not read for a page from elsewhere, an earlier start, a form of another page, or when it is too large", async () => {
		const files = contentNow();
		const send = (headers: Headers, body: string | Uint8Array = drawing) =>
			ask("POST", "/@studio/upload?name=logo.svg", { ...asSvg, ...headers }, body);
		expect((await send({ Origin: "http://evil.example" })).status).toBe(403);
		expect((await send({ Origin: undefined, "Sec-Fetch-Site": "same-origin" })).status).toBe(403);
		expect((await send({ "X-Studio-Token": undefined })).status).toBe(403);
		for (const type of [
			"text/plain",
			"multipart/form-data; boundary=x",
			"application/json",
			"text/html",
			"image/",
			undefined,
		])
			expect((await send({ "Content-Type": type })).status, String(type)).toBe(415);
		const much = Buffer.alloc(15 * 1024 * 1024 + 1);
		expect((await send({ "Content-Type": "image/jpeg" }, much)).status).toBe(413);
		// Without saying how much it is.
		expect((await send({ "Content-Type": "image/jpeg", "Transfer-Encoding": "chunked" }, much)).status).toBe(413);
		expect((await ask("GET", "/@studio/upload?name=logo.svg")).status).toBe(404);
		expect(contentNow()).toEqual(files);
	});
});

test("of two edits at once the second is made after the first, or asks; the file is whole", async () => {
	const first = titleNow();
	const edits = await Promise.all(["Een", "Twee", "Drie"].map((value) => editOf(value)));
	const answers = await Promise.all(edits.map((edit) => ask("POST", "/@studio/edit", {}, edit)));
	const made = answers.map(({ body }) => JSON.parse(body) as EditAnswer);
	expect(made.filter((each) => "written" in each)).toHaveLength(1);
	expect(made.filter((each) => "conflict" in each)).toHaveLength(2);
	expect(["Een", "Twee", "Drie"]).toContain(titleNow());
	await ask("POST", "/@studio/undo", {}, "{}");
	expect(titleNow()).toBe(first);
});
