import {
	appendFileSync,
	chmodSync,
	existsSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readlinkSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { inLanguage } from "#core/in-language.ts";
import { openTarget, planned, planPublish, sendSite, strange } from "#engine/publish/publish.ts";
import { environmentOf } from "../commands/browser/programs.ts";
import { programOf, testWith } from "../helpers/programs.ts";
import { saidOfRefusal } from "../helpers/refused.ts";
import { filesOf, SiteVersions, versionsIn, withoutFormer } from "../helpers/site-versions.ts";
import { mayMakeDisks, smallDisk } from "../helpers/small-disk.ts";
import { type SshServer, sshPrograms, startSshServer } from "../helpers/ssh-server.ts";

const test = testWith(...sshPrograms);

/** Only who may mount something has a disk that is so small. */
const testOnDisk = mayMakeDisks() ? test : () => {};

let server: SshServer | undefined;
let site: SiteVersions;
let count = 0;
let place: string;

beforeAll(async () => {
	server = await startSshServer().catch(() => undefined);
});

beforeEach(() => {
	if (!server) return;
	site = new SiteVersions();
	place = `${server.home}/plek-${++count}`;
	vi.stubEnv("RSYNC_RSH", server.rsh);
	vi.stubEnv("LD_LIBRARY_PATH", environmentOf(programOf("rsync")).LD_LIBRARY_PATH ?? "");
});

afterEach(() => {
	vi.unstubAllEnvs();
	site?.dispose();
});

afterAll(() => server?.stop());

/** Publishes the folder as it is. Gives what was said. */
async function publish({ to = `ssh://${server?.host}:${server?.port}${place}`, dry = false } = {}) {
	const target = await openTarget(to);
	const plan = await planPublish(target, site.folder, { dry });
	if (!dry) await sendSite(target, site.folder, { list: plan.list, count: () => {} });
	return { plan, said: [planned(plan, "SERVER", "nl"), ...strange(plan.online).map((each) => inLanguage(each, "nl"))] };
}

const online = () => filesOf(join(place, "online"));
const releases = () => readdirSync(join(place, "releases")).filter((name) => !name.endsWith(".files"));

test("a site is put beside the one that is online, which a link then leaves for it; what did not change is not sent", async () => {
	site.make(1);
	const first = await publish();
	expect(first.said).toEqual(["Alles gaat naar SERVER. Pagina's: 7, bestanden: 20 (0,035 MB)."]);
	expect(online()).toEqual(filesOf(site.folder));
	expect(readlinkSync(join(place, "online"))).toMatch(/^releases\/\d{8}T\d{6}Z-[0-9a-f]{8}$/);
	const kept = () => statSync(join(place, "online/assets/kept.css"));
	const before = kept();
	// Made anew on another computer it has another time, and holds the same.
	site.make(2);
	utimesSync(join(site.folder, "assets/kept.css"), 1, 1);
	const second = await publish();
	expect(second.said).toEqual([
		"Pagina's op SERVER: 0 nieuw, 7 anders, 0 weg, 7 in totaal. Bestanden, nieuw of anders: 19 (0,033 MB).",
	]);
	// What an open page of the last version may ask for stays.
	const all = online();
	expect(["assets/000001.css", "images/000001.webp"].map((path) => all.delete(path))).toEqual([true, true]);
	expect(all).toEqual(filesOf(site.folder));
	expect([kept().ino, kept().mtimeMs]).toEqual([before.ino, before.mtimeMs]);
	// Every user may read it.
	expect(statSync(join(place, "online/nieuws")).mode & 0o777).toBe(0o755);
	expect(kept().mode & 0o777).toBe(0o644);
	expect(await publish({ dry: true }).then(({ said }) => said)).toEqual([
		"Op SERVER staat dit al. Pagina's: 7, bestanden: 20.",
	]);
});

test("only the last ten releases are kept, and never anything that somebody else put there", async () => {
	const own = join(place, "releases/van-iemand-anders");
	mkdirSync(own, { recursive: true });
	chmodSync(place, 0o777);
	chmodSync(join(place, "releases"), 0o777);
	const earlier = Array.from({ length: 12 }, (_, day) => `202601${day + 10}T000000Z-00000000`);
	for (const [day, name] of earlier.entries()) {
		mkdirSync(join(place, "releases", name));
		chmodSync(join(place, "releases", name), 0o777);
		writeFileSync(join(place, "releases", `${name}.files`), "");
		utimesSync(join(place, "releases", `${name}.files`), day, day);
	}
	site.make(1);
	await publish();
	expect(releases().sort()).toEqual([...earlier.slice(-9), expect.any(String), "van-iemand-anders"]);
	expect(versionsIn(online())).toEqual(["000001"]);
	expect(readdirSync(place).sort()).toEqual(["online", "releases"]);
});

test("what somebody changed on the server is said, and replaced", async () => {
	site.make(1);
	await publish();
	const page = join(place, "online/index.html");
	// The clock of a server may be coarse.
	const later = new Date(Date.now() + 5000);
	appendFileSync(page, "met de hand");
	utimesSync(page, later, later);
	rmSync(join(place, "online/404.html"));
	const { said } = await publish();
	expect(said[1]).toContain("met de hand veranderd: releases/");
	expect(said[1]).toContain("/index.html.");
	expect(online()).toEqual(filesOf(site.folder));
});

test("a site that was built anew after it was looked at is not sent", async () => {
	site.make(1);
	const target = await openTarget(`ssh://${server?.host}:${server?.port}${place}`);
	const { list } = await planPublish(target, site.folder, { dry: false });
	site.make(2);
	const sending = sendSite(target, site.folder, { list, count: () => {} });
	expect(await saidOfRefusal(sending)).toContain("intussen opnieuw gebouwd");
	expect(existsSync(join(place, "online"))).toBe(false);
});

test("--dry-run leaves no trace, also where nothing is yet", async () => {
	site.make(1);
	const { said } = await publish({ dry: true });
	expect(said[0]).toContain("Alles gaat naar SERVER. Pagina's: 7,");
	expect(existsSync(place)).toBe(false);
});

test("what was begun and never finished is taken over, and goes when nobody can be making it any more", async () => {
	site.make(1);
	await publish();
	const begun = ["20200101T000000Z-00000000", "20990101T000000Z-00000000"].map((name) => join(place, "releases", name));
	for (const each of begun) {
		mkdirSync(each);
		chmodSync(each, 0o777);
		writeFileSync(join(each, "index.html"), "half");
	}
	utimesSync(begun[0] as string, 1, 1);
	site.make(2);
	await publish();
	expect(begun.map((each) => existsSync(each))).toEqual([false, true]);
	expect(withoutFormer(online(), site)).toEqual(filesOf(site.folder));
});

test("bad states get a sentence, and what was online stays", async () => {
	const { host, port, settings } = server as SshServer;
	site.make(1);
	await publish();
	site.make(2);
	const to = `ssh://${host}:${port}${place}`;
	const refusals = {
		"kent uw sleutel of wachtwoord niet": () => {
			vi.stubEnv("RSYNC_RSH", settings({ IdentityFile: "/dev/null" }));
			return publish({ to });
		},
		"kent de server nog niet": () => {
			vi.stubEnv("RSYNC_RSH", settings({ UserKnownHostsFile: "/dev/null" }));
			return publish({ to });
		},
		"heeft een andere sleutel dan de vorige keer": () => {
			const other = join(site.folder, "known_hosts");
			const key = "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4f";
			writeFileSync(other, `[127.0.0.1]:${port} ${key}\n`);
			vi.stubEnv("RSYNC_RSH", settings({ UserKnownHostsFile: other }));
			return publish({ to });
		},
		"kwam niet tot stand of brak af": () => publish({ to: `ssh://${host}:1${place}` }),
		"geen server met deze naam": () => publish({ to: "anna@bestaat.niet.invalid:/srv/site" }),
		"Op deze computer staat ssh-die-er-niet-is niet": () => {
			vi.stubEnv("RSYNC_RSH", "ssh-die-er-niet-is");
			return publish({ to });
		},
		"mag daar niet schrijven": () => publish({ to: `ssh://${host}:${port}/usr/site` }),
		"/online een map of een bestand, en er hoort een koppeling": () => {
			const other = `${place}-vol`;
			mkdirSync(join(other, "online"), { recursive: true });
			chmodSync(other, 0o777);
			return publish({ to: `ssh://${host}:${port}${other}` });
		},
		"staat een wachtwoord": () => publish({ to: "anna:geheim@voorbeeld.nl:/srv/site" }),
		"is geen plek voor de site": () => publish({ to: "/srv/site" }),
	};
	const inEnglish: Record<keyof typeof refusals, string> = {
		"kent uw sleutel of wachtwoord niet": "does not let you in: it does not know your key or password.",
		"kent de server nog niet": "This computer does not know the server yet.",
		"heeft een andere sleutel dan de vorige keer": "The server has a different key from last time.",
		"kwam niet tot stand of brak af": "The connection to the server failed or was lost.",
		"geen server met deze naam": "No server with this name can be found.",
		"mag daar niet schrijven": "You are not allowed to write there.",
		"Op deze computer staat ssh-die-er-niet-is niet": "ssh-die-er-niet-is is not on this computer.",
		"/online een map of een bestand, en er hoort een koppeling":
			"/online is a folder or a file, but it has to be a link",
		"staat een wachtwoord": "The place contains a password,",
		"is geen plek voor de site": "is not a place for the site.",
	};
	for (const words of Object.keys(refusals) as (keyof typeof refusals)[]) {
		vi.stubEnv("RSYNC_RSH", server?.rsh);
		const refused = refusals[words]();
		expect(await saidOfRefusal(refused)).toContain(words);
		const english = await saidOfRefusal(refused, "en");
		expect(english, words).not.toContain("geheim");
		expect(english).toContain(inEnglish[words]);
	}
	expect(versionsIn(online())).toEqual(["000001"]);
});

testOnDisk("a disk of the server that is full is told, and what was online stays", async () => {
	// One version fits, and a second beside it does not.
	const disk = smallDisk(128);
	try {
		const { host, port } = server as SshServer;
		const to = `ssh://${host}:${port}${disk?.folder}/site`;
		site.make(1);
		await publish({ to });
		site.make(2);
		// What rsync says of it does not always arrive.
		expect(await saidOfRefusal(publish({ to }))).toMatch(/geen ruimte meer\. Maak daar ruimte vrij/);
		expect(await saidOfRefusal(publish({ to }), "en")).toMatch(/no room left\b.*\. Free up some space there/);
		// What was begun takes no room any more.
		const releases = readdirSync(join(disk?.folder ?? "", "site/releases"));
		expect(releases.filter((name) => !name.endsWith(".files"))).toHaveLength(1);
		expect(versionsIn(filesOf(join(disk?.folder ?? "", "site/online")))).toEqual(["000001"]);
	} finally {
		disk?.dispose();
	}
});

test("a server without rsync, and a computer without it, are told how to get it", async () => {
	const bare = await startSshServer({ without: "rsync" });
	try {
		vi.stubEnv("RSYNC_RSH", bare.rsh);
		site.make(1);
		const to = `ssh://${bare.host}:${bare.port}${bare.home}/site`;
		expect(await saidOfRefusal(publish({ to }))).toContain("Op de server staat rsync niet.");
		expect(readdirSync(join(bare.home, "site"))).toEqual(["releases"]);
	} finally {
		await bare.stop();
	}
	vi.stubEnv("RSYNC_RSH", server?.rsh);
	vi.stubEnv("PATH", "/nowhere");
	expect(await saidOfRefusal(publish(), "en")).toContain("rsync is not on this computer.");
	expect(lstatSync(join(place, "online"), { throwIfNoEntry: false })).toBeUndefined();
});
