import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type EditorLanguage, inLanguage } from "#core/in-language.ts";
import { visitHost } from "#engine/host/visit.ts";
import { visitWords } from "#engine/host/visit-words.ts";
import { internet } from "#engine/host/web.ts";
import { projectFolder, temporarySite } from "../helpers/example-site.ts";
import { makeDatedCertificate } from "../helpers/nginx.ts";
import { testWith } from "../helpers/programs.ts";

/** `host --check` on a server on which nothing is as it should be; `host.test.ts` asks it where all is. */
let folder: string;

beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "host-visit-"));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

testWith("openssl")("where much is wrong each cause is told once, and what can only be seen after that", async () => {
	const certificates = mkdtempSync(join(folder, "certificate-"));
	const serving = () => {
		const [key, cert] = ["key.pem", "certificate.pem"].map((name) => readFileSync(join(certificates, name)));
		return createServer({ key, cert }, (_, response) => response.end()).listen(0, "localhost");
	};
	const programs = join(folder, "programs");
	mkdirSync(programs, { recursive: true });
	writeFileSync(join(programs, "timedatectl"), "#!/bin/sh\necho no\n", { mode: 0o755 });
	writeFileSync(join(programs, "systemctl"), "#!/bin/sh\nexit 3\n", { mode: 0o755 });
	const nowhere = join(folder, "nergens");
	const visited = async (address: string, language: EditorLanguage) => {
		const found = await visitHost({
			...{ address, home: nowhere, repository: join(nowhere, "git/site.git"), socket: join(nowhere, "git.socket") },
			...{ studio: "studio.bestaat-niet.invalid", person: { name: "anna", password: "geheim" }, web: internet },
			bytesFree: () => 1e12,
		});
		const told = found.flatMap(({ missing }) => (missing ? [inLanguage(missing, language)] : []));
		return { told, unseen: found.flatMap(({ what, isUnseen }) => (isUnseen ? [inLanguage(what, language)] : [])) };
	};
	makeDatedCertificate(certificates, "localhost", "20000101", "20010101");
	const over = serving();
	makeDatedCertificate(certificates, "localhost", "20900101", "20910101");
	const early = serving();
	vi.stubEnv("PATH", `${programs}:${process.env.PATH}`);
	try {
		await Promise.all([over, early].map((each) => each.listening || once(each, "listening")));
		const [first = "", second = ""] = [over, early].map(
			(each) => `https://localhost:${(each.address() as AddressInfo).port}`,
		);
		const { told, unseen } = await visited(first, "nl");
		expect(told).toEqual([
			`Het certificaat van ${new URL(first).host} is verlopen: \`certbot renew\`, en laat nginx opnieuw lezen.`,
			"De naam studio.bestaat-niet.invalid is nergens bekend. Laat de naam naar deze server wijzen, waar hij geregistreerd is.",
			`De map ${nowhere} is er niet: \`npm run host\` maakt haar. Staat alles in een andere map, noem die dan met --home.`,
			`fcgiwrap luistert niet op ${nowhere}/git.socket: \`systemctl enable --now fcgiwrap.socket\`.`,
			"bladbouw-localhost.timer werkt niet: `systemctl enable --now bladbouw-localhost.timer`, nadat de bestanden uit systemd/ in /etc/systemd/system staan.",
			"De klok wordt niet gelijkgezet: `timedatectl set-ntp true`.",
		]);
		expect(unseen).toEqual([
			"de site antwoordt",
			"een onbekend adres is niet gevonden",
			"de site zegt welke versie zij is",
			"Studio vraagt wie u bent",
			"Studio antwoordt",
			"een pagina van elders komt niet bij de repository",
			"de repository wordt gelezen en neemt een concept aan",
			"de laatste versie staat online",
			"de hooks van de repository",
		]);
		const { told: later } = await visited(second, "en");
		expect(later[0]).toBe(
			`By the clock of this server the certificate of ${new URL(second).host} is not valid yet. Synchronise the clock: \`timedatectl set-ntp true\`.`,
		);
		expect(later.at(-1)).toBe("The clock is not synchronised: `timedatectl set-ntp true`.");
		over.close();
		early.close();
		const [nobody] = (await visited(first, "en")).told;
		expect(nobody).toMatch(/^Nothing responds at localhost:\d+ \(ECONNREFUSED\)\. Check that nginx is running/);
	} finally {
		vi.unstubAllEnvs();
		over.close();
		early.close();
	}
	const site = temporarySite();
	const check = (...options: readonly string[]) => {
		const args = ["host", "--check", "--root", site.root, "--home", nowhere, ...options];
		return spawnSync(process.execPath, [join(projectFolder, "scripts/run.mjs"), ...args], { encoding: "utf8" });
	};
	const said = check();
	expect(said.stdout).toMatch(/^… Pas te zien als dat verholpen is: de site antwoordt, een onbekend adres/m);
	expect(said.stdout.match(/is nergens bekend/g)).toHaveLength(2);
	expect(check("--person", "anna").stderr).toContain(
		"Zet het wachtwoord van anna voor deze opdracht in de omgeving als STUDIO_PASSWORD.",
	);
	site.dispose();
});

test("a disk that is nearly full is told before a release no longer fits", async () => {
	const silent = async () => Promise.reject(new Error("Niemand."));
	const visited = await visitHost({
		...{ home: folder, studio: "x.invalid", repository: folder, socket: folder },
		address: "https://x.invalid",
		web: { ask: silent, certificateUntil: silent, gitSettings: [] },
		bytesFree: (asked) => (asked === folder ? 4_200_000 : Number.NaN),
	});
	const missing = visited.find(({ what }) => what === visitWords.room)?.missing;
	expect(missing && inLanguage(missing, "nl")).toBe(`Op de schijf van ${folder} is nog 4 MB. Maak ruimte vrij.`);
	expect(missing && inLanguage(missing, "en")).toBe(`The disk of ${folder} has 4 MB left. Free up some space.`);
});
