import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { RequestListener } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { projectFolder, temporarySite } from "../helpers/example-site.ts";
import { freePort, makeCertificate } from "../helpers/nginx.ts";
import { testWith } from "../helpers/programs.ts";

const test = testWith("openssl");

/** A real server of another site, with a certificate of its own; `host` is its name with its port. */
async function serveElsewhere(answer: RequestListener) {
	const folder = mkdtempSync(join(tmpdir(), "elsewhere-"));
	const name = "127.0.0.1";
	makeCertificate(folder, [name]);
	const read = (file: string) => readFileSync(join(folder, file));
	const server = createServer({ cert: read("certificate.pem"), key: read("key.pem") }, answer);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		host: `${name}:${(server.address() as AddressInfo).port}`,
		trusted: join(folder, "certificate.pem"),
		stop() {
			server.closeAllConnections();
			server.close();
			rmSync(folder, { recursive: true });
		},
	};
}

function validate(root: string, trusted: string, ...options: readonly string[]) {
	return new Promise<{ readonly code: number; readonly said: string }>((resolve) => {
		const child = execFile(
			process.execPath,
			[join(projectFolder, "scripts/run.mjs"), "validate", "--root", root, ...options],
			{ env: { ...process.env, NODE_EXTRA_CA_CERTS: trusted } },
			(_, said) => resolve({ code: child.exitCode ?? -1, said }),
		);
	});
}

test("links to other sites are asked whether they arrive, where somebody wants to know", async () => {
	const asked: string[] = [];
	const elsewhere = await serveElsewhere(({ url = "" }, response) => {
		asked.push(url);
		if (url === "/moved") response.writeHead(301, { Location: "/new" });
		else response.writeHead(url === "/gone" ? 410 : url === "/nothing" ? 404 : url === "/members" ? 403 : 200);
		response.end("x".repeat(100_000));
	});
	const site = temporarySite();
	const contact = join(site.root, "content/pages/contact.yaml");
	try {
		const address = (path: string) => `https://${elsewhere.host}${path}`;
		const silent = `https://127.0.0.1:${await freePort()}/`;
		const text = `Lees [dit](${address("/right")}), [dat](${address("/gone")}) of [iets](${address("/moved")}).`;
		const more = `Ook [hier](${address("/members")}), [daar](${address("/nothing")}) en [ver](${silent}).`;
		site.write(
			"pages/contact.yaml",
			`${readFileSync(contact, "utf8")}  - type: prose\n    text: |\n      ${text}\n\n      ${more}\n`,
		);
		const plain = await validate(site.root, elsewhere.trusted);
		expect(plain).toMatchObject({ code: 0, said: expect.not.stringContaining("link-elsewhere") });
		expect(asked).toEqual([]);
		const found = await validate(site.root, elsewhere.trusted, "--links", "--format", "json");
		const report: { problems: { code: string; line: number; message: string }[] } = JSON.parse(found.said);
		// Other links of the site are examples.
		const told = report.problems.filter((each) => each.code === "link-elsewhere" && each.message.includes("127.0.0.1"));
		expect(told.map(({ message }) => message)).toEqual([
			`De pagina \`${address("/gone")}\` is er niet: de andere site antwoordt met 410.`,
			`De pagina \`${address("/nothing")}\` is er niet: de andere site antwoordt met 404.`,
			`Op \`${silent}\` antwoordt niemand.`,
		]);
		const lines = readFileSync(contact, "utf8").split("\n");
		expect(told.map(({ line }) => lines[line - 1]?.trim())).toEqual([text, more, more]);
		expect(found.code).toBe(0);
		expect((await validate(site.root, elsewhere.trusted, "--links", "--strict")).code).toBe(1);
		// What does not arrive was asked twice.
		expect(asked.filter((path) => path === "/right")).toHaveLength(2);
		expect(asked.filter((path) => path === "/gone")).toHaveLength(4);
	} finally {
		site.dispose();
		elsewhere.stop();
	}
}, 120_000);
