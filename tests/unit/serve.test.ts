import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { UsageError } from "#engine/base/usage-error.ts";
import { listen, portRefused } from "#engine/serve/listen.ts";
import { type Served, serveFolder } from "#engine/serve/serve-folder.ts";
import { type Command, parseCommand } from "../../scripts/command.ts";
import build from "../../scripts/commands/build.ts";
import dev from "../../scripts/commands/dev.ts";
import preview from "../../scripts/commands/preview.ts";
import start from "../../scripts/commands/start.ts";
import lighthouse from "../commands/lighthouse.ts";

const runs = Number(process.env.FUZZ_RUNS ?? 200);

const folder = mkdtempSync(join(tmpdir(), "serve-"));

const long = "<p>Goedemiddag.</p>".repeat(100);

const files = {
	"index.html": "thuis",
	"contact.html": long,
	"404.html": "niet gevonden",
	"en/404.html": "not found",
	_headers: "/*\n  X-Policy: streng\n",
	_redirects: "/oud /contact 301\n",
	"_nginx/site.conf": "geheim",
	".htpasswd": "geheim",
};

let served: Served;

let port: number;

beforeAll(async () => {
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(join(folder, name, ".."), { recursive: true });
		writeFileSync(join(folder, name), text);
	}
	served = await serveFolder(folder, { port: 0, host: "127.0.0.1" });
	port = Number(new URL(served.address).port);
});

afterAll(async () => {
	await served.close();
	rmSync(folder, { recursive: true });
});

/** Sends bytes as they are. Gives all that comes back until the server closes, or waits for more. */
function send(bytes: string): Promise<Buffer> {
	return new Promise((resolve) => {
		const chunks: Buffer[] = [];
		const socket = connect(port, "127.0.0.1", () => socket.write(Buffer.from(bytes, "latin1")));
		socket.setTimeout(1000, () => socket.destroy());
		socket.on("data", (chunk) => chunks.push(chunk));
		socket.on("error", () => {});
		socket.on("close", () => resolve(Buffer.concat(chunks)));
	});
}

/** Asks with this target in the first line of the request. */
async function ask(target: string, { method = "GET", headers = "" } = {}) {
	const answer = await send(`${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`);
	const [head = "", ...body] = answer.toString("latin1").split("\r\n\r\n");
	const transferred = body.join("\r\n\r\n");
	return { status: Number(/^HTTP\/1.1 (\d+)/.exec(head)?.[1]), head, body: transferred };
}

describe("the preview", () => {
	test("answers nonsense with 400, and lives", async () => {
		const nonsense = [
			"http://",
			"http:",
			"*",
			"contact",
			"?",
			"/%",
			"/%zz",
			"/%0",
			"/%00",
			"/../x",
			"/%2e%2e/x",
			"[",
			"//x/../..",
		];
		for (const target of nonsense) {
			const { status, head } = await ask(target);
			expect(`${target} ${status}`).toBe(`${target} 400`);
			expect(head, target).not.toContain("Location");
		}
		for (const target of ["//[", "//a:99999999/", "/\\[", "//\\\\x", "/%5b"])
			expect((await ask(target)).status).toBe(404);
		for (const target of ["//", "///", "//./", "http://[/", "/contact"]) expect((await ask(target)).status).toBe(200);
	});

	test("outlives whatever is sent", async () => {
		const piece = fc.constantFrom(
			"/",
			"//",
			"\\",
			"%",
			"%2",
			"%2f",
			"%00",
			"..",
			".",
			"?",
			"#",
			":",
			"@",
			"[",
			"é",
			"\0",
			" ",
			"\t",
			"\r",
			"\n",
			"http://",
			"_",
			"a",
			"-1",
			"\xff",
		);
		const target = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(""));
		const header = fc.constantFrom(
			"Range: bytes=a-b",
			"Range: bytes=-",
			"Accept-Encoding: ;q=x, br;q=",
			"If-Range: \xff",
			"If-None-Match: ,,",
			"Host",
			"Content-Length: -1",
			"Upgrade: x",
			"Expect: y",
		);
		const method = fc.constantFrom("GET", "HEAD", "POST", "TRACE", "CONNECT", "OPTIONS", "get", "");
		await fc.assert(
			fc.asyncProperty(method, target, header, async (asked, written, more) => {
				const answer = await send(`${asked} ${written} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${more}\r\n\r\n`);
				const status = /^HTTP\/1.1 (\d+)/.exec(answer.toString("latin1"))?.[1] ?? "closed";
				expect(["200", "301", "400", "404", "405", "416", "417", "closed"]).toContain(status);
				expect(answer.toString("latin1")).not.toMatch(/geheim|^Location: \/[/\\]/m);
			}),
			{ numRuns: runs },
		);
		expect((await ask("/contact")).status).toBe(200);
	});

	test("keeps hidden what is hidden, in every spelling", async () => {
		const spellings = [
			"/_headers",
			"/%5fheaders",
			"/%5Fnginx/site.conf",
			"/x/../_headers",
			"//_nginx//site.conf",
			"/%2f_headers",
		];
		const others = [
			"/.htpasswd",
			"/%2ehtpasswd",
			"/.//.htpasswd",
			"/%34%30%34",
			"/404.html",
			"/404/",
			"/en/%340%34",
			"/\\_headers",
		];
		for (const target of [...spellings, ...others, "/_nginx", "/_nginx/"]) {
			const { status, body } = await ask(target);
			expect(`${target} ${status}`).toBe(`${target} 404`);
			expect(body, target).toContain(target.startsWith("/en/") ? "not found" : "niet gevonden");
		}
	});

	test("leads other spellings to the one address, and never to another host", async () => {
		const ways = {
			"/.//contact/": "/contact",
			"//contact.html": "/contact",
			"/oud/?a=1": "/contact?a=1",
			"//index": "/",
		};
		for (const [target, location] of Object.entries(ways)) {
			expect((await ask(target)).head, target).toContain(`\r\nLocation: ${location}\r\n`);
		}
		for (const target of ["//elders.example/", "/\\elders.example/", "//elders.example/%2f.."])
			expect((await ask(target)).head, target).not.toContain("Location");
	});

	test("takes GET and HEAD, and says so to the others", async () => {
		for (const method of ["POST", "PUT", "DELETE", "PATCH", "TRACE", "OPTIONS"]) {
			const { status, head } = await ask("/contact", { method });
			expect(`${method} ${status}`).toBe(`${method} 405`);
			expect(head).toContain("\r\nAllow: GET, HEAD\r\n");
			expect(head).toContain("\r\nX-Policy: streng\r\n");
		}
		expect(await ask("/contact", { method: "HEAD" })).toMatchObject({ status: 200, body: "" });
	});

	test("compresses for who reads it, and leaves parts of files as they are", async () => {
		const accepted = async (encodings: string) => {
			const response = await fetch(`${served.address}/contact`, { headers: { "Accept-Encoding": encodings } });
			return [response.headers.get("content-encoding"), await response.text()];
		};
		expect(await accepted("gzip, br")).toEqual(["br", long]);
		expect(await accepted("br;q=0")).toEqual([null, long]);
		expect(await accepted("br;q=0, gzip")).toEqual(["gzip", long]);
		expect(await accepted("identity")).toEqual([null, long]);
		const part = await ask("/contact", { headers: "Accept-Encoding: br\r\nRange: bytes=3-13\r\n" });
		expect(part).toMatchObject({ status: 206, body: "Goedemiddag" });
	});

	test("does not find a page that a build removes while it is asked for", async () => {
		const [page, aside] = [join(folder, "contact.html"), join(folder, "contact.weg")];
		let isBuilding = true;
		const building = (async () => {
			for (let build = 0; isBuilding; build++) {
				renameSync(page, aside);
				await new Promise((resolve) => setImmediate(resolve));
				renameSync(aside, page);
				await new Promise((resolve) => setTimeout(resolve, build % 10));
			}
		})();
		const statuses = new Set<number>();
		for (let round = 0; round < 15 || statuses.size < 2; round++) {
			const answers = await Promise.all(Array.from({ length: 20 }, () => ask("/contact")));
			for (const { status } of answers) statuses.add(status);
		}
		isBuilding = false;
		await building;
		expect(statuses).toEqual(new Set([200, 404]));
	});

	test("says what it cannot do, and goes on", async () => {
		const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
		renameSync(join(folder, "404.html"), join(folder, "404.weg"));
		try {
			expect((await ask("/nix")).status).toBe(500);
			expect(String(said.mock.calls[0]?.[0])).toMatch(/^GET "\/nix" could not be answered: ENOENT[^\n]*\n$/);
		} finally {
			said.mockRestore();
			renameSync(join(folder, "404.weg"), join(folder, "404.html"));
		}
		expect((await ask("/nix")).status).toBe(404);
	});
});

describe("a number on the command line", () => {
	const refusal = (name: string, command: Command, args: string[]) => {
		try {
			parseCommand(name, command, args);
			return "taken";
		} catch (error) {
			return error instanceof UsageError ? error.message : error;
		}
	};

	test("is a port for every command that listens, or refused", () => {
		for (const [name, command] of Object.entries({ dev, preview, start })) {
			for (const written of ["99999", "65536", "-1", "abc", "1e3", "80.5", "", " 80", "0x50"]) {
				const sentence = `--port takes a whole number from 0 to 65535, not "${written}".`;
				expect(refusal(name, command, [`--port=${written}`])).toBe(sentence);
				if (written !== "") expect(refusal(name, command, ["--port", written])).toBe(sentence);
			}
			for (const written of ["0", "80", "65535"]) expect(refusal(name, command, ["--port", written])).toBe("taken");
		}
	});

	test("counts runs and threads from one", () => {
		for (const [command, option] of [
			[lighthouse, "--runs"],
			[build, "--threads"],
		] as const) {
			for (const written of ["0", "-1", "x"])
				expect(refusal("x", command, [option, written])).toBe(
					`${option} takes a whole number from 1, not "${written}".`,
				);
			expect(refusal("x", command, [option, "1"])).toBe("taken");
		}
	});
});

describe("a port", () => {
	test("that is taken gives way to the next one, and the last one to a sentence", async () => {
		const [first, second] = [createServer(), createServer()];
		try {
			const taken = await listen(first, 0, "127.0.0.1");
			expect(await listen(second, taken, "127.0.0.1")).toBeGreaterThan(taken);
			second.close();
			const all = [createServer(), createServer()] as const;
			await listen(all[0], 65_535, "127.0.0.1").catch(() => {});
			await expect(listen(all[1], 65_535, "127.0.0.1")).rejects.toThrow(
				"Port 65535 and those around it are taken. Choose another one with --port.",
			);
			all[0].close();
		} finally {
			first.close();
		}
	});

	test("that one may not have is refused with a sentence", () => {
		const refused = Object.assign(new Error("listen EACCES"), { code: "EACCES" });
		expect(portRefused(refused, 80)).toHaveProperty(
			"message",
			"This system does not let you use port 80. Choose another one with --port.",
		);
		expect(portRefused(new Error("anders"), 80)).toEqual(new Error("anders"));
	});
});
