import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sectionTypes } from "#pipeline/site/sections.ts";
import { projectFolder } from "../helpers/example-site.ts";

interface Completion {
	readonly label: string;
	readonly documentation?: string | { readonly value: string };
}

/** Speaks with the real YAML language server, as an editor's program does. */
class Client {
	readonly #server: ChildProcess;
	readonly #waiting = new Map<number, (result: unknown) => void>();
	readonly #diagnostics = new Map<string, (list: { message: string }[]) => void>();
	#buffer = Buffer.alloc(0);
	#id = 0;

	constructor() {
		const program = join(projectFolder, "node_modules/yaml-language-server/bin/yaml-language-server");
		this.#server = spawn(process.execPath, [program, "--stdio"], { stdio: ["pipe", "pipe", "ignore"] });
		this.#server.stdout?.on("data", (chunk: Buffer) => this.#read(chunk));
	}

	request<T>(method: string, params: unknown): Promise<T> {
		const id = ++this.#id;
		this.#send({ id, method, params });
		return new Promise((resolve) => this.#waiting.set(id, resolve as (result: unknown) => void));
	}

	notify(method: string, params: unknown): void {
		this.#send({ method, params });
	}

	diagnosticsOf(uri: string): Promise<{ message: string }[]> {
		return new Promise((resolve) => this.#diagnostics.set(uri, resolve));
	}

	stop(): void {
		this.#server.kill();
	}

	#send(message: object): void {
		const body = JSON.stringify({ jsonrpc: "2.0", ...message });
		this.#server.stdin?.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
	}

	#read(chunk: Buffer): void {
		this.#buffer = Buffer.concat([this.#buffer, chunk]);
		for (;;) {
			const head = this.#buffer.indexOf("\r\n\r\n");
			const length = Number(/Content-Length: (\d+)/.exec(this.#buffer.subarray(0, Math.max(head, 0)).toString())?.[1]);
			if (head === -1 || this.#buffer.length < head + 4 + length) return;
			const message = JSON.parse(this.#buffer.subarray(head + 4, head + 4 + length).toString()) as Message;
			this.#buffer = this.#buffer.subarray(head + 4 + length);
			this.#handle(message);
		}
	}

	#handle({ id, method, result, params }: Message): void {
		if (method === "textDocument/publishDiagnostics" && params?.uri) {
			this.#diagnostics.get(params.uri)?.(params.diagnostics ?? []);
		} else if (method && id !== undefined) {
			// The server asks for settings; it gets the ones it starts with.
			this.#send({ id, result: method === "workspace/configuration" ? [{}, {}, {}, {}, {}] : null });
		} else if (id !== undefined) this.#waiting.get(id)?.(result);
	}
}

interface Message {
	readonly id?: number;
	readonly method?: string;
	readonly result?: unknown;
	readonly params?: { uri?: string; diagnostics?: { message: string }[] };
}

let client: Client;

const folder = mkdtempSync(join(tmpdir(), "editor-"));

beforeAll(async () => {
	client = new Client();
	await client.request("initialize", {
		processId: process.pid,
		rootUri: pathToFileURL(folder).href,
		capabilities: { textDocument: { completion: { completionItem: { documentationFormat: ["markdown"] } } } },
	});
	client.notify("initialized", {});
	const settings = { yaml: { validate: true, completion: true, hover: true, schemaStore: { enable: false } } };
	client.notify("workspace/didChangeConfiguration", { settings });
});

afterAll(() => {
	client.stop();
	rmSync(folder, { recursive: true, force: true });
});

/** Opens a text that names the page schema in its first line. */
function open(name: string, body: string): string {
	const schema = join(projectFolder, "schemas/page.schema.json");
	const text = `# yaml-language-server: $schema=${schema}\n${body}`;
	const file = join(folder, name);
	writeFileSync(file, text);
	const uri = pathToFileURL(file).href;
	client.notify("textDocument/didOpen", { textDocument: { uri, languageId: "yaml", version: 1, text } });
	return uri;
}

async function complete(uri: string, line: number, character: number): Promise<Completion[]> {
	const result = await client.request<{ items: Completion[] } | Completion[]>("textDocument/completion", {
		textDocument: { uri },
		position: { line, character },
	});
	return Array.isArray(result) ? result : result.items;
}

const documentationOf = (item: Completion | undefined) =>
	typeof item?.documentation === "string" ? item.documentation : (item?.documentation?.value ?? "");

test("completion offers every type of section", async () => {
	const uri = open("types.yaml", "title: Proef\nsections:\n  - type: ");
	const labels = (await complete(uri, 3, 10)).map(({ label }) => label);
	expect(labels).toEqual(expect.arrayContaining([...sectionTypes]));
});

test("completion offers the fields of a section with their Dutch descriptions", async () => {
	const uri = open("fields.yaml", "title: Proef\nsections:\n  - type: hero\n    ");
	const items = await complete(uri, 4, 4);
	const labels = items.map(({ label }) => label);
	expect(labels).toEqual(expect.arrayContaining(["title", "text", "buttons", "badge", "image"]));
	expect(labels).not.toContain("branch");
	expect(documentationOf(items.find(({ label }) => label === "title"))).toContain("De hoofdkop van de pagina.");
});

test("completion offers every icon with what it is called, and an unknown one is reported", async () => {
	const cards =
		"title: Proef\nsections:\n  - type: cards\n    title: Proef\n    items:\n      - title: Een\n        icon: ";
	const items = await complete(open("icons.yaml", cards), 7, 14);
	expect(documentationOf(items.find(({ label }) => label === "scissors"))).toContain("schaar");
	expect(items.map(({ label }) => label)).toEqual(expect.arrayContaining(["acorn", "hearing-aid", "yarn"]));
	const wrong = open("wrong-icon.yaml", `${cards}schaar\n`);
	const messages = (await client.diagnosticsOf(wrong)).map(({ message }) => message);
	expect(messages.filter((each) => each.includes("scissors"))).toHaveLength(1);
	const right = open("right-icon.yaml", `${cards}scissors\n`);
	expect((await client.diagnosticsOf(right)).filter(({ message }) => message.includes("scissors"))).toEqual([]);
});

test("completion offers the fields of a page", async () => {
	const uri = open("page.yaml", "title: Proef\n");
	const items = await complete(uri, 2, 0);
	expect(items.map(({ label }) => label)).toEqual(
		expect.arrayContaining(["description", "menu", "article", "sections"]),
	);
	expect(documentationOf(items.find(({ label }) => label === "description"))).toContain("zoekmachines");
});

test("a misspelt type is reported with all types that exist", async () => {
	const uri = open(
		"wrong.yaml",
		"title: Proef\ndescription: Een beschrijving.\nsections:\n  - type: heroo\n    title: Kop\n",
	);
	const messages = (await client.diagnosticsOf(uri)).map(({ message }) => message).join("\n");
	for (const type of sectionTypes) expect(messages).toContain(type);
});

test("a value that does not fit is told what belongs there, and not by a pattern", async () => {
	const uri = open(
		"pattern.yaml",
		"title: Proef\ndescription: Een beschrijving.\npublish: morgen\nsections:\n  - type: hero\n    title: Kop\n    id: Een Naam\n",
	);
	const messages = (await client.diagnosticsOf(uri)).map(({ message }) => message);
	expect(messages).toContain("Hier hoort een dag zoals `2026-03-12`.");
	expect(messages).toContain("Hier hoort een naam van kleine letters, cijfers en streepjes.");
	expect(messages.join("\n")).not.toMatch(/\^|pattern/);
});
