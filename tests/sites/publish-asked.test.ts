import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { inLanguage } from "#core/in-language.ts";
import { askOnline } from "#engine/publish/ask-online.ts";
import { freePort } from "../helpers/nginx.ts";
import { programOf, testWith } from "../helpers/programs.ts";

const expected = '{"commit":"abc","at":"2026-11-26T12:00:00Z"}';

const closing: (() => void)[] = [];

afterEach(() => {
	for (const close of closing.splice(0)) close();
});

async function serving(listener: RequestListener): Promise<string> {
	const server = createServer(listener).listen(0, "127.0.0.1");
	closing.push(() => server.close());
	await new Promise((resolve) => server.once("listening", resolve));
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** What is said of a site that answers so. */
async function told(address: string): Promise<string> {
	const { is, said } = await askOnline(address, expected, { again: [] });
	return `${is}: ${inLanguage(said, "nl")}`;
}

test("what the site says of itself is what is told", async () => {
	const answers = (text: string, status = 200, headers = {}) =>
		serving((_, response) => {
			response.writeHead(status, headers).end(text);
		});
	expect(await told(await answers(expected))).toMatch(/^online: Dit staat nu online: http/);
	expect(await told(await answers('{"commit":"old","at":"2025-01-01T00:00:00Z"}'))).toMatch(
		/^other: .*een andere versie, die van 2025-01-01T00:00:00Z/,
	);
	expect(await told(await answers("Welkom bij nginx", 404))).toMatch(/^other: .*antwoord 404.*de goede map\?$/);
	expect(await told(await answers("Welkom bij nginx"))).toMatch(/^other: .*antwoord 200/);
	expect(await told(await answers("", 301, { Location: "https://www.voorbeeld.example/" }))).toContain(
		"stuurt een bezoeker door naar https://www.voorbeeld.example/",
	);
	expect(await told(`http://127.0.0.1:${await freePort()}`)).toMatch(/antwoordt niet.*ECONNREFUSED/);
	expect(await told("https://bestaat.niet.invalid")).toMatch(/nergens bekend/);
	expect((await askOnline("https://x.example", undefined)).is).toBe("unknown");
});

test("a host that shows the old version for a moment is asked again", async () => {
	let count = 0;
	const address = await serving((_, response) => response.end(count++ === 0 ? '{"at":"old"}' : expected));
	expect((await askOnline(address, expected, { again: [10] })).is).toBe("online");
});

testWith("openssl")("a certificate that is over, and one that nobody trusts, are told apart", async () => {
	const folder = mkdtempSync(join(tmpdir(), "certificate-"));
	try {
		const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
		const out = ["-keyout", join(folder, "key.pem"), "-out", join(folder, "cert.pem")];
		const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
		execFileSync(programOf("openssl"), ["req", "-x509", ...key, ...subject, ...out], { stdio: "pipe" });
		const server = createSecureServer(
			{ key: readFileSync(join(folder, "key.pem")), cert: readFileSync(join(folder, "cert.pem")) },
			(_, response) => response.end(expected),
		).listen(0, "127.0.0.1");
		closing.push(() => server.close());
		await new Promise((resolve) => server.once("listening", resolve));
		const { port } = server.address() as AddressInfo;
		expect(await told(`https://localhost:${port}`)).toMatch(/certificaat van https:\/\/localhost:\d+ klopt niet/);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
});
