import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer as createPlainServer } from "node:http";
import { createServer } from "node:https";
import { type AddressInfo, createServer as createSocketServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type EditorLanguage, inLanguage } from "#core/in-language.ts";
import { siteVersionPath } from "#core/site-version.ts";
import { visitHost } from "#engine/host/visit.ts";
import { visitWords } from "#engine/host/visit-words.ts";
import { internet } from "#engine/host/web.ts";
import { projectFolder, temporarySite } from "../helpers/example-site.ts";
import { gitServerPrograms, startGitServer } from "../helpers/git-server.ts";
import { makeDatedCertificate } from "../helpers/nginx.ts";
import { testWith } from "../helpers/programs.ts";
import { commitAll, git } from "../helpers/repository.ts";

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

/** What the servers of the site and of Studio answer: by name, where everything is as it should be. */
const right = {
	site: [200, ""],
	missing: [404, ""],
	version: [200, ""],
	opened: [200, "*"],
	door: [401, ""],
	studio: [200, ""],
	foreign: [403, ""],
} as const satisfies Record<string, readonly [status: number, text: string]>;

type Answers = Record<keyof typeof right, readonly [status: number, text: string]>;

testWith(...gitServerPrograms)(
	"each thing that one person can have wrong is told with what to do about it",
	async () => {
		const [host, studio, commit] = ["www.winkel.example", "studio.winkel.example", "0123456789".repeat(4)];
		let answers: Answers = { ...right };
		const server = createPlainServer((request, response) => {
			const { url = "", headers } = request;
			const isForeign = headers["sec-fetch-site"] === "cross-site";
			const ofStudio = isForeign ? "foreign" : headers.authorization ? "studio" : "door";
			const ofSite = url === siteVersionPath ? "version" : url.startsWith("/bestaat-niet") ? "missing" : "site";
			const name = headers.host === studio ? ofStudio : ofSite;
			const [status, text] = answers[name];
			if (name === "version" && answers.opened[1]) response.setHeader("Access-Control-Allow-Origin", answers.opened[1]);
			const version = JSON.stringify({ commit: text || online, at: "2026-11-26T12:00:00Z" });
			response.writeHead(status).end(name === "version" ? version : "");
		});
		await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
		const gitServer = await startGitServer({ people: { anna: "geheim" } });
		const repository = gitServer.repository("winkel");
		const site = temporarySite();
		const online = commitAll(site.root);
		git(site.root, "push", "--quiet", repository, "main");
		for (const name of ["pre-receive", "check-content", "post-receive"])
			writeFileSync(join(repository, "hooks", name), "#!/bin/sh\nexit 0\n", { mode: 0o755 });
		const [home, programs] = [join(folder, "winkel"), join(folder, "goed")];
		mkdirSync(join(home, "releases", online), { recursive: true });
		symlinkSync(`releases/${online}`, join(home, "online"));
		const state = (delivery: object) => writeFileSync(join(home, "delivery.json"), JSON.stringify(delivery));
		mkdirSync(programs);
		for (const [name, words] of [
			["timedatectl", "echo yes"],
			["systemctl", "exit 0"],
		])
			writeFileSync(join(programs, name ?? ""), `#!/bin/sh\n${words}\n`, { mode: 0o755 });
		vi.stubEnv("PATH", `${programs}:${process.env.PATH}`);
		const told = async () => {
			const found = await visitHost({
				...{ home, studio, repository, socket: folder, address: `https://${host}` },
				person: { name: "anna", password: "geheim" },
				bytesFree: () => 1e12,
				web: {
					ask(url, headers = {}) {
						const { host: asked, pathname } = new URL(url);
						const { port } = server.address() as AddressInfo;
						return internet.ask(`http://127.0.0.1:${port}${pathname}`, { ...headers, Host: asked });
					},
					certificateUntil: async () => new Date(Date.now() + 90 * 86_400_000),
					gitSettings: [`url.${gitServer.origin}/git/.insteadOf=https://${studio}/repositories/`],
				},
			});
			return found.flatMap(({ missing }) => (missing ? [inLanguage(missing, "nl")] : []));
		};
		/** What is told of answers that are wrong in one thing. */
		const toldOf = async (change: Partial<Answers>) => {
			answers = { ...right, ...change };
			const all = await told();
			answers = { ...right };
			return all;
		};
		try {
			state({ commit: online, at: "", state: "online" });
			expect(await told()).toEqual([]);
			for (const [change, words] of [
				[{ site: [403, ""] }, "De site antwoordt met 403. Kijk of nginx de instellingen uit nginx/ leest"],
				[{ missing: [200, ""] }, "Een onbekend adres krijgt 200 in plaats van 404. Neem _nginx/site.conf"],
				[{ version: [404, ""] }, "De site zegt niet welke versie zij is (404). Zet haar opnieuw online"],
				[{ opened: [200, ""] }, "Studio mag niet vragen welke versie online staat. Laat nginx"],
				[{ version: [200, commit] }, `Bezoekers zien versie 012345678901, en online is ${online.slice(0, 12)}.`],
				[{ door: [200, ""] }, "Studio vraagt niet om een naam, maar antwoordt met 200. Zet nginx/studio… aan"],
				[{ studio: [500, ""] }, "Met deze naam en dit wachtwoord antwoordt Studio met 500. Kloppen ze"],
				[{ foreign: [200, ""] }, "Een pagina van elders krijgt van de repository 200 in plaats van 403."],
			] as const)
				expect(await toldOf(change)).toEqual([expect.stringContaining(words)]);

			git(repository, "config", "uploadpack.allowFilter", "false");
			expect(await told()).toEqual([
				`De repository geeft alles tegelijk: \`git -C ${repository} config uploadpack.allowFilter true\`.`,
			]);
			git(repository, "config", "uploadpack.allowFilter", "true");
			git(repository, "config", "http.receivepack", "false");
			expect(await told()).toEqual([
				expect.stringMatching(/^De repository neemt geen concept aan \(.*403.*\)\. Staat http/),
			]);
			git(repository, "config", "http.receivepack", "true");
			git(repository, "config", "receive.denyDeletes", "true");
			expect(await told()).toEqual([
				expect.stringMatching(/^Het concept refs\/heads\/studio\/bezoek-\d+ kon niet weg/),
			]);
			git(repository, "config", "receive.denyDeletes", "false");

			state({ commit: online, at: "", state: "failed", report: ["De schijf is vol."] });
			expect(await told()).toEqual([
				"De laatste versie is niet online gekomen: De schijf is vol. Zie delivery.json en deliver.log.",
			]);
			rmSync(join(home, "online"));
			expect(await told()).toContain(`Er staat nog niets online. Voer ${home}/deliver uit.`);
		} finally {
			vi.unstubAllEnvs();
			server.close();
			await gitServer.stop();
			site.dispose();
		}
	},
);

test("a server behind which a firewall lets nothing through is told as one that does not answer in time", async () => {
	const silent = createSocketServer(() => {}).listen(0, "localhost");
	await once(silent, "listening");
	const { port } = silent.address() as AddressInfo;
	const found = await visitHost({
		...{ home: folder, studio: `localhost:${port}`, repository: folder, socket: folder, web: internet },
		address: `https://localhost:${port}`,
	});
	const [first] = found;
	expect(first?.missing && inLanguage(first.missing, "nl")).toMatch(
		/^Op localhost:\d+ antwoordt niemand \(ETIMEDOUT\)\./,
	);
	silent.close();
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
