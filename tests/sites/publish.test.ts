import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { inLanguage } from "#core/in-language.ts";
import { keepPlace, keptPlace } from "#engine/publish/kept-place.ts";
import { troubleOf } from "#engine/publish/known-troubles.ts";
import { readPlace } from "#engine/publish/place.ts";
import { serveFolder } from "#engine/serve/serve-folder.ts";
import { main } from "../../scripts/cli.ts";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { makeLive } from "../helpers/live-site.ts";
import { freePort } from "../helpers/nginx.ts";
import { testWith } from "../helpers/programs.ts";
import { filesOf } from "../helpers/site-versions.ts";

const testWithRclone = testWith("rclone");

let site: TemporarySite;
let place: string;
let port: number;

beforeAll(async () => {
	port = await freePort();
	site = temporarySite();
	place = mkdtempSync(join(tmpdir(), "place-"));
});

afterAll(() => {
	site.dispose();
	rmSync(place, { recursive: true });
});

async function publish(...args: string[]): Promise<{ code: number; output: string }> {
	let output = "";
	const hear = (text: unknown) => {
		output += String(text);
		return true;
	};
	const ears = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, "write").mockImplementation(hear));
	try {
		return { code: await main(["publish", "--root", site.root, ...args], projectFolder), output };
	} finally {
		for (const ear of ears) ear.mockRestore();
	}
}

testWithRclone(
	"an unsound site stays at home, a sound one goes online, and what its address shows is told",
	async () => {
		// A disk that another computer shares is a place of rclone too.
		const to = `rclone:${place}/site`;
		const refused = await publish("--to", to);
		expect([refused.code, readdirSync(place)]).toEqual([1, []]);
		expect(refused.output).toMatch(/sample-left[\s\S]*Er is niets verstuurd\. Verbeter eerst wat hierboven staat\.\n$/);

		makeLive(site, `http://127.0.0.1:${port}`);
		expect(site.report({ live: true })).not.toMatch(/sample-left|placeholder-left/);
		const nowhere = await publish();
		expect([nowhere.code, nowhere.output]).toEqual([2, expect.stringContaining("Zeg waar de site heen gaat")]);
		// As the one who keeps the site would write it, beside what is there.
		writeFileSync(
			join(site.root, "package.json"),
			`{\n  "private": true,\n  "bladbouw": {\n    "publish": "${to}"\n  }\n}\n`,
		);
		const dry = await publish("--dry-run", "--language", "en");
		expect([dry.code, readdirSync(place)]).toEqual([0, []]);
		expect(dry.output).toMatch(
			/Everything goes to .*\/site\. Pages: \d+, files: \d+ \([\d.]+ MB\)\.\nNothing was sent\.\n/,
		);
		const first = await publish();
		// Nobody serves it yet.
		expect([first.code, first.output]).toEqual([
			3,
			expect.stringMatching(/Alles is verstuurd, maar .* antwoordt niet/),
		]);
		const online = join(place, "site");
		const files = filesOf(online);
		expect(files.delete("_published.txt")).toBe(true);
		expect(files).toEqual(filesOf(join(site.root, "dist")));

		const served = await serveFolder(online, { port, host: "127.0.0.1" });
		try {
			site.replace("pages/contact.yaml", "Vraag het ons", "Bezoek ons");
			const second = await publish();
			expect(second.code, second.output).toBe(0);
			expect(second.output).toMatch(/: 0 nieuw, 1 anders, 0 weg, \d+ in totaal/);
			expect(await (await fetch(`http://127.0.0.1:${port}/contact`)).text()).toContain("Bezoek ons");
		} finally {
			await served.close();
		}
	},
);

test("a variable that says nothing hides no place", async () => {
	makeLive(site, `http://127.0.0.1:${port}`);
	writeFileSync(join(site.root, "package.json"), '{ "bladbouw": { "publish": "https://web/x" } }');
	vi.stubEnv("PUBLISH_TO", "");
	expect((await publish()).output).toContain("https://web/x");
	vi.unstubAllEnvs();
	rmSync(join(site.root, "package.json"));
});

test("a place is a server or a remote of rclone, and holds no password", () => {
	const noRemote = () => false;
	expect(readPlace("anna@voorbeeld.nl:/srv/site/", noRemote)).toEqual({
		...{ kind: "ssh", host: "anna@voorbeeld.nl", port: undefined, folder: "/srv/site" },
	});
	expect(readPlace("web:site", noRemote)).toMatchObject({ kind: "ssh", host: "web", folder: "site" });
	expect(readPlace("web:site", (name) => name === "web")).toEqual({ kind: "rclone", remote: "web:site" });
	expect(readPlace("ssh://web:2222/srv/site", noRemote)).toMatchObject({ host: "web", port: "2222" });
	expect(readPlace("rclone:web host:map met spatie", noRemote)).toMatchObject({ remote: "web host:map met spatie" });
	const refused = [
		...[
			"-oProxyCommand=x:/srv",
			"web:/srv/$(id)",
			"web:/srv/'a'",
			"web:/",
			"web:",
			"/srv/site",
			"web:-x",
			"https://web/x",
		],
		...["anna:geheim@web:/srv", "ssh://anna:geheim@web/srv", "rclone::ftp,host=web,pass=geheim:"],
	];
	for (const each of refused) {
		expect(() => readPlace(each, noRemote), each).toThrow();
		expect(() => readPlace(each, noRemote), each).not.toThrow(/geheim/);
	}
});

test("where the site goes is kept in package.json as it is written there", () => {
	const folder = mkdtempSync(join(tmpdir(), "kept-"));
	try {
		expect([keptPlace(folder), keepPlace(folder, "web:/srv")]).toEqual([undefined, false]);
		writeFileSync(join(folder, "package.json"), '{\n  "name": "site",\n  "bladbouw": { "eigen": 1 }\n}\n');
		expect(keepPlace(folder, "web:/srv")).toBe(true);
		expect(keptPlace(folder)).toBe("web:/srv");
		expect(readFileSync(join(folder, "package.json"), "utf8")).toBe(
			'{\n  "name": "site",\n  "bladbouw": {\n    "eigen": 1,\n    "publish": "web:/srv"\n  }\n}\n',
		);
	} finally {
		rmSync(folder, { recursive: true });
	}
});

test("what a program says in its own words is told in ours, and without what may stand before a host", () => {
	const said = {
		'rsync: [receiver] write failed on "/srv/x": No space left on device (28)': "geen ruimte meer",
		'rsync: [receiver] mkstemp "/srv/.x" failed: Disk quota exceeded (122)': "geen ruimte meer",
		"552 Requested file action aborted: exceeded storage allocation": "geen ruimte meer",
		'rsync: [Receiver] mkdir "/srv/x" failed: Permission denied (13)': "mag daar niet schrijven",
		"Failed to copy: 550 Permission denied.": "mag daar niet schrijven",
		"ssh: connect to host web port 22: Connection timed out": "antwoordde niet op tijd",
		"Failed to copy: read tcp 10.0.0.1:1->10.0.0.2:21: i/o timeout": "antwoordde niet op tijd",
		"client_loop: send disconnect: Broken pipe": "brak af",
		"This service allows sftp connections only.": "neemt alleen bestanden aan",
		"x509: certificate has expired or is not yet valid": "certificaat van de server",
		"Get https://anna:geheim@web/: 401 Unauthorized": "kent uw sleutel of wachtwoord niet",
		"Failed to lsjson: didn't find section in config file": "kent deze remote niet",
	};
	for (const [words, meaning] of Object.entries(said)) {
		const nl = inLanguage(troubleOf("rclone", words).said, "nl");
		expect(nl).toContain(meaning);
		expect(nl).not.toContain("geheim");
	}
});
