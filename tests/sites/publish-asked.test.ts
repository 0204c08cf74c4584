import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { type EditorLanguage, inLanguage } from "#core/in-language.ts";
import { askOnline } from "#engine/publish/ask-online.ts";
import { freePort, makeCertificate, makeDatedCertificate } from "../helpers/nginx.ts";
import { testWith } from "../helpers/programs.ts";

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
async function told(address: string, language: EditorLanguage = "nl"): Promise<string> {
	const { is, said } = await askOnline(address, expected, { again: [] });
	return `${is}: ${inLanguage(said, language)}`;
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

/** A site at an address whose certificate is the one in a folder. */
async function servingBy(folder: string): Promise<string> {
	const server = createSecureServer(
		{ key: readFileSync(join(folder, "key.pem")), cert: readFileSync(join(folder, "certificate.pem")) },
		(_, response) => response.end(expected),
	).listen(0, "127.0.0.1");
	closing.push(() => server.close());
	await new Promise((resolve) => server.once("listening", resolve));
	return `https://localhost:${(server.address() as AddressInfo).port}`;
}

testWith("openssl")("a certificate that is over, of tomorrow, and that nobody trusts, are told apart", async () => {
	const folder = mkdtempSync(join(tmpdir(), "certificate-"));
	try {
		makeCertificate(folder, ["localhost"]);
		expect(await told(await servingBy(folder))).toMatch(/certificaat van https:\/\/localhost:\d+ klopt niet/);
		makeDatedCertificate(folder, "localhost", "20000101", "20010101");
		const over = await servingBy(folder);
		expect(await told(over)).toMatch(/^other: .*certificaat van https:\/\/localhost:\d+ is verlopen.*CERT_HAS_EXPIRED/);
		expect(await told(over, "en")).toMatch(/has expired.* Ask whoever manages the server to renew it\./);
		makeDatedCertificate(folder, "localhost", "20900101", "20910101");
		const early = await servingBy(folder);
		expect(await told(early)).toMatch(/geldt volgens de klok van deze computer nog niet\. Zet de klok goed/);
		expect(await told(early, "en")).toMatch(/by the clock of this computer .* is not valid yet\. Set the clock/);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
});
