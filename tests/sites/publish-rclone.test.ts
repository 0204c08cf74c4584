import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, vi } from "vitest";
import { inLanguage } from "#core/in-language.ts";
import { openTarget, planned, planPublish, sendSite, strange } from "#engine/publish/publish.ts";
import { testWith } from "../helpers/programs.ts";
import { type RcloneServer, startRcloneServer } from "../helpers/rclone-server.ts";
import { saidOfRefusal } from "../helpers/refused.ts";
import { filesOf, SiteVersions, versionsIn } from "../helpers/site-versions.ts";

const test = testWith("rclone", "python3");

let site: SiteVersions;

beforeEach(() => {
	site = new SiteVersions();
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllEnvs();
	site.dispose();
});

/** Publishes the folder as it is. Gives what was said. */
async function publish({ to = "rclone:site:public_html", dry = false } = {}) {
	const target = await openTarget(to);
	const plan = await planPublish(target, site.folder, { dry });
	let sent = 0;
	const count = (so: number) => {
		sent = so;
	};
	if (!dry) await sendSite(target, site.folder, { list: plan.list, count });
	return {
		plan,
		sent,
		said: [planned(plan, "SERVER", "nl"), ...strange(plan.online).map((each) => inLanguage(each, "nl"))],
	};
}

describe.each(["sftp", "ftp", "webdav"] as const)("Over %s", (kind) => {
	let server: RcloneServer | undefined;

	beforeAll(async () => {
		server = await startRcloneServer(kind).catch(() => undefined);
	});

	beforeEach(() => {
		if (server) vi.stubEnv("RCLONE_CONFIG", server.config);
	});

	afterAll(() => server?.stop());

	test("only what changed is sent, and what is not of the site stays", async () => {
		const place = join((server as RcloneServer).folder, "public_html");
		const online = () => {
			const files = filesOf(place);
			files.delete("_published.txt");
			return files;
		};
		site.make(1);
		const dry = await publish({ dry: true });
		expect(dry.said).toEqual(["Alles gaat naar SERVER. Pagina's: 7, bestanden: 20 (0,035 MB)."]);
		expect(readdirSync((server as RcloneServer).folder)).toEqual([]);
		expect((await publish()).sent).toBe(20);
		expect(online()).toEqual(filesOf(site.folder));
		const kept = statSync(join(place, "assets/kept.css"));

		mkdirSync(join(place, "webmail"));
		writeFileSync(join(place, "webmail/index.html"), "van de webhost");
		// A word of the same length, as a price may be.
		site.make(2);
		const { sent, said } = await publish();
		expect(sent).toBe(19);
		expect(said).toEqual([
			"Pagina's op SERVER: 0 nieuw, 7 anders, 0 weg, 7 in totaal. Bestanden, nieuw of anders: 19 (0,033 MB).",
			"Er staan ook bestanden die niet van deze site zijn (1). Wat geen plaats maakt voor een bestand van de site, blijft staan.",
		]);
		// What an open page of the last version may ask for stays for a day.
		const left = ["assets/000001.css", "images/000001.webp"];
		const all = online();
		expect(left.map((path) => all.delete(path))).toEqual([true, true]);
		expect(all).toEqual(new Map([...filesOf(site.folder), ["webmail/index.html", "van de webhost"]]));
		expect(statSync(join(place, "assets/kept.css"))).toMatchObject({ ino: kept.ino, mtimeMs: kept.mtimeMs });

		// Somebody changes one file, another one is lost.
		appendFileSync(join(place, "index.html"), "met de hand");
		rmSync(join(place, "404.html"));
		const mended = await publish();
		expect(mended.sent).toBe(2);
		expect(mended.said[1]).toContain("met de hand veranderd: 404.html, index.html.");
		rmSync(join(place, "webmail"), { recursive: true });
		expect(versionsIn(online())).toEqual(["000002"]);
		vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 24 * 60 * 60 * 1000 });
		expect((await publish()).sent).toBe(0);
		vi.useRealTimers();
		expect(online()).toEqual(filesOf(site.folder));
	});

	test("of two at once nobody knows what is there, which is told, and the next one sends everything", async () => {
		const place = join((server as RcloneServer).folder, "gedeeld");
		const to = "rclone:site:gedeeld";
		const list = join(place, "_published.txt");
		site.make(1);
		await publish({ to });
		site.make(2);
		const target = await openTarget(to);
		const plan = await planPublish(target, site.folder, { dry: false });
		const page = "index.html";
		const other = filesOf(place).get(page) ?? "";
		// Another one begins and ends while this one sends, with a page that is as long.
		const count = () => writeFileSync(list, readFileSync(list, "utf8").replace(/^by .*\n/m, ""));
		expect(await saidOfRefusal(sendSite(target, site.folder, { list: plan.list, count }))).toContain(
			"kan van u beiden zijn. Voer de opdracht nog een keer uit.",
		);
		writeFileSync(join(place, page), other);
		const { sent } = await publish({ to });
		expect(sent).toBe(plan.list.size);
		expect(filesOf(place).get(page)).toBe(filesOf(site.folder).get(page));
	});

	test("bad states get a sentence", async () => {
		const { settings } = server as RcloneServer;
		site.make(1);
		const refusals: Record<string, () => string> = {
			"kent uw sleutel of wachtwoord niet": () => settings({ pass: "verkeerd" }),
			"kwam niet tot stand of brak af": () => settings({ port: "1", url: "http://127.0.0.1:1" }),
		};
		for (const [words, config] of Object.entries(refusals)) {
			vi.stubEnv("RCLONE_CONFIG", config());
			expect(await saidOfRefusal(publish())).toContain(words);
		}
	});
});

test("a remote that rclone does not know, a computer without rclone, and a place with a password are told", async () => {
	site.make(1);
	vi.stubEnv("RCLONE_CONFIG", join(site.folder, "none.conf"));
	expect(await saidOfRefusal(publish())).toContain("rclone kent deze remote niet.");
	const withPassword = publish({ to: "rclone::sftp,host=x,pass=geheim:map" });
	expect(await saidOfRefusal(withPassword, "en")).not.toContain("geheim");
	vi.stubEnv("PATH", "/nowhere");
	expect(await saidOfRefusal(publish(), "en")).toContain("rclone is not on this computer.");
});
