import {
	chmodSync,
	chownSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { failureRef } from "#core/delivery.ts";
import { homeAt } from "#engine/deliver/home.ts";
import { isDelivering } from "#engine/deliver/lock.ts";
import { makeRelease, mendReleases, pruneReleases, putOnline, releasesIn } from "#engine/deliver/releases.ts";
import { postReceive } from "#engine/host/hooks.ts";
import { filesIn } from "../helpers/content-folder.ts";
import { projectFolder } from "../helpers/example-site.ts";
import { killedAt } from "../helpers/killed.ts";
import { OwnServer } from "../helpers/own-server.ts";
import { saidOfRefusal } from "../helpers/refused.ts";
import { git } from "../helpers/repository.ts";

let server: OwnServer;

beforeAll(() => {
	server = new OwnServer();
});

afterAll(() => server.dispose());

const numbers = (name: string) =>
	new Map(
		[...filesIn(join(server.home, "releases", name)).keys()].map((file) => [
			file,
			statSync(join(server.home, "releases", name, file)).ino,
		]),
	);

/** What a delivery refuses, in the words of people. */
function refusal(options: Parameters<OwnServer["deliver"]>[0] = {}): Promise<string> {
	return saidOfRefusal(server.deliver(options));
}

test("before anything is pushed it says so, and leaves nothing online", async () => {
	expect(await refusal()).toMatch(/nog geen main: er is nog niets naartoe gestuurd/);
	expect(server.delivery).toMatchObject({ commit: null, state: "failed", problems: [] });
	expect(await refusal({ repository: join(server.home, "nergens") })).toMatch(/geen repository van Git/);
	expect(await refusal({ wanted: "before" })).toMatch(/geen eerdere versie/);
	expect(server.online).toBeUndefined();
});

test("what is pushed comes online, says which version it is, and is compressed", async () => {
	const commit = server.push();
	const before = Date.now();
	expect(await server.deliver()).toBe(true);
	expect(server.online).toBe(commit);
	expect(server.shown).toBe(commit);
	const { state, at, report } = server.delivery;
	expect([server.delivery.commit, state, report]).toEqual([commit, "online", undefined]);
	expect(Date.parse(at)).toBeGreaterThanOrEqual(before);
	expect(existsSync(join(server.home, "online/contact.html.br"))).toBe(true);
	// When the texts last changed is known from the repository.
	expect(server.page("sitemap.xml")).toMatch(/<lastmod>20\d\d-/);
});

test("the page on publishing names all that web servers read of a site, and all that is in the folder of a server", () => {
	const page = readFileSync(join(projectFolder, "scripts/PUBLISHING.md"), "utf8");
	const namesIn = (head: string) =>
		(page.split(head)[1]?.split("\n\n")[0] ?? "")
			.split("\n")
			.flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name));
	const files = [...filesIn(join(server.home, "online")).keys()];
	// What no visitor asks for by a link: for servers and programs.
	const forServers = files.filter((file) => /^[._]|^vercel\.json$/.test(file) && !/\.(?:br|gz)$/.test(file));
	const named = namesIn("| File | For |\n");
	expect(forServers.filter((file) => !named.includes(file))).toEqual([]);
	expect(named.filter((file) => !files.includes(file))).toEqual([]);
	const inHome = namesIn("| In that folder | |\n").map((name) => name.split("/")[0]);
	expect(readdirSync(server.home).filter((name) => !inHome.includes(name))).toEqual([]);
});

test("a changed text makes new only what shows it, and the rest is the same file", async () => {
	const [first = "", commit] = [server.online, server.pushText("Tot morgen")];
	await server.deliver();
	expect(server.online).toBe(commit);
	expect(server.page("contact.html")).toContain("Tot morgen");
	const [before, after] = [numbers(first), numbers(commit)];
	const fresh = [...after].filter(([file, number]) => before.get(file) !== number).map(([file]) => file);
	expect(fresh).toContain("contact.html");
	expect(fresh).toContain(".well-known/site-version.json");
	expect(fresh.filter((file) => /^(assets|images)\//.test(file))).toEqual([]);
	expect(fresh.length).toBeLessThan(after.size / 2);
});

test("the same once more is nothing new", async () => {
	const [before, since] = [readdirSync(join(server.home, "releases")), server.delivery.at];
	expect(await server.deliver()).toBe(true);
	expect(readdirSync(join(server.home, "releases"))).toEqual(before);
	expect(server.delivery.at).toBe(since);
});

test("content with a mistake leaves online what was there, and says why in the words of the report", async () => {
	const online = server.online;
	const text = server.editor.text("pages/contact.yaml");
	server.editor.write("pages/contact.yaml", `${text}\nnergens: iets\n`);
	const commit = server.push();
	expect(await server.deliver()).toBe(false);
	expect(server.online).toBe(online);
	expect(server.shown).toBe(online);
	const { report = [], problems = [], ...delivery } = server.delivery;
	expect(delivery).toMatchObject({ commit, state: "failed" });
	expect(problems).toMatchObject([{ code: "unknown-field", place: { file: "content/pages/contact.yaml" } }]);
	expect(report.join("\n")).toMatch(/content\/pages\/contact\.yaml:\d+:\d+/);
	expect(report.join("\n")).toContain("nergens");
	expect(report.at(-1)).toMatch(/^1 fout/);
	// Whoever has no name on the web finds it in the repository.
	expect(JSON.parse(git(server.repository, "cat-file", "blob", failureRef))).toEqual(server.delivery);
	server.editor.write("pages/contact.yaml", text);
	server.push();
	expect(await server.deliver()).toBe(true);
	expect(git(server.repository, "for-each-ref", failureRef)).toBe("");
});

describe("an earlier version", () => {
	test("comes back, stays while nothing is pushed, and goes when something is", async () => {
		const older = server.online ?? "";
		const newer = server.pushText("Nieuwer");
		await server.deliver();
		expect(server.online).toBe(newer);
		expect(await server.deliver({ wanted: "before" })).toBe(true);
		expect([server.online, server.shown, server.delivery.commit]).toEqual([older, older, older]);
		// The night that follows changes nothing of it.
		expect(await server.deliver()).toBe(true);
		expect(server.online).toBe(older);
		const newest = server.pushText("Nieuwst");
		await server.deliver();
		expect(server.online).toBe(newest);
		// What somebody went back from is not what was before.
		await server.deliver({ wanted: "before" });
		expect(server.online).toBe(older);
		expect(await server.deliver({ wanted: { version: newer.slice(0, 12) } })).toBe(true);
		expect([server.online, server.delivery.state]).toEqual([newer, "online"]);
		await server.deliver({ wanted: { version: "main" } });
		expect(server.online).toBe(newest);
	});

	test("that somebody changed is made anew, and one that is not there is refused", async () => {
		const older = server.online ?? "";
		server.pushText("Volgende");
		await server.deliver();
		const page = join(server.home, "releases", older, "contact.html");
		const whole = readFileSync(page, "utf8");
		rmSync(page);
		writeFileSync(page, "Iets anders");
		await server.deliver({ wanted: "before" });
		expect(server.online).toBe(`${older}.2`);
		expect(server.page("contact.html")).toBe(whole);
		expect(server.delivery.report?.join()).toMatch(/heeft iemand iets veranderd \(\/contact\.html\)/);
		const state = JSON.stringify(server.delivery);
		expect(await refusal({ wanted: { version: "0123456" } })).toContain("De versie 0123456 is er niet.");
		expect(await refusal({ wanted: { version: "--all" } })).toContain("is er niet.");
		expect(JSON.stringify(server.delivery)).toBe(state);
	});

	test("of many the last ten stay, whatever is online, and what others put there, also when the clock was set back", () => {
		const other = new OwnServer();
		try {
			const home = homeAt(other.home);
			for (const each of [home.releases, home.manifests, join(home.site, "dist")]) mkdirSync(each, { recursive: true });
			writeFileSync(join(home.site, "dist/index.html"), "");
			const others = ["42", ".netrc", "20261126T150312Z-3fa2b1c0"];
			for (const name of others) mkdirSync(join(home.releases, name));
			vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
			const made = Array.from({ length: 14 }, (_, at) => {
				if (at === 10) vi.setSystemTime(Date.now() - 86_400_000);
				const release = makeRelease(home, join(home.site, "dist"), String(at).padStart(40, "0"));
				if (at === 1) putOnline(home, release);
				return release.name;
			});
			expect(releasesIn(home)).toHaveLength(14);
			mendReleases(home);
			pruneReleases(home);
			const left = [made[1], ...made.slice(4)];
			expect(readdirSync(home.releases).sort()).toEqual([...left, ...others].sort());
			expect(readdirSync(home.manifests).sort()).toEqual(left.sort());
		} finally {
			vi.useRealTimers();
			other.dispose();
		}
	});
});

describe("nginx", () => {
	const heard = () => join(server.home, "reloaded");
	const times = () => (existsSync(heard()) ? readFileSync(heard(), "utf8").length : 0);
	const reload = () => `printf x >> '${heard()}'`;

	test("reads its configuration anew when that is another, and not for a text", async () => {
		server.pushText("Eerst");
		await server.deliver({ reload: reload() });
		expect(times()).toBe(0);
		server.editor.replace("pages/contact.yaml", "sections:", "formerly:\n  - /vroeger\nsections:");
		server.push();
		await server.deliver({ reload: reload() });
		expect(times()).toBe(1);
		await server.deliver({ reload: reload() });
		await server.deliver({ wanted: "before", reload: reload() });
		await server.deliver({ wanted: { version: "main" }, reload: reload() });
		expect(times()).toBe(3);
	});

	test("that may not be told is told of, and told again by the next delivery", async () => {
		server.editor.replace("pages/contact.yaml", "/vroeger", "/weleer");
		const commit = server.push();
		expect(await server.deliver({ reload: "echo geen rechten >&2; exit 1" })).toBe(true);
		expect(server.online).toBe(commit);
		expect(server.delivery.state).toBe("online");
		expect(server.delivery.report?.join()).toMatch(/nginx kon niet opnieuw beginnen met `echo .*geen rechten/);
		const before = times();
		await server.deliver({ reload: reload() });
		expect(times()).toBe(before + 1);
		expect(server.delivery.report).toBeUndefined();
	});
});

describe("a bad state gets a sentence, and what is online stays", () => {
	test("when something else is in the place of the link", async () => {
		const link = join(server.home, "online");
		const there = server.online ?? "";
		rmSync(link);
		mkdirSync(link);
		writeFileSync(join(link, "index.html"), "van iemand");
		expect(await refusal()).toMatch(/online is geen koppeling naar een versie/);
		expect(readFileSync(join(link, "index.html"), "utf8")).toBe("van iemand");
		rmSync(link, { recursive: true });
		// One that leads nowhere is no site, and makes room.
		symlinkSync("releases/weg", link);
		expect(await server.deliver()).toBe(true);
		expect(server.online).toBe(there);
	});

	test.skipIf(process.getuid?.() !== 0)("when the folder is of another user", async () => {
		chownSync(server.home, 12_345, 0);
		expect(await refusal()).toMatch(/van een andere gebruiker \(nummer 12345\).*sudo -u '#12345'/);
		chownSync(server.home, 0, 0);
	});

	test("when the disk is full, and the next one goes on", async () => {
		const online = server.online;
		const commit = server.pushText("Vol");
		const onFullDisk = async (language: "nl" | "en") => {
			const disk = killedAt(12, { code: "ENOSPC" });
			try {
				await expect(server.deliver({ language })).rejects.toThrow("ENOSPC");
			} finally {
				disk.revive();
			}
			return server.delivery.report?.join();
		};
		expect(await onFullDisk("en")).toMatch(/^The disk is full: .* could not be written\. Free some space/);
		const said = await onFullDisk("nl");
		expect(server.online).toBe(online);
		expect(server.delivery).toMatchObject({ commit, state: "failed", problems: [] });
		expect(said).toContain("De schijf is vol");
		expect(await server.deliver()).toBe(true);
		expect(server.online).toBe(commit);
	});

	test("when the clock is wrong", async () => {
		const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
		server.editor.replace("pages/contact.yaml", "title: Vol", "title: Morgen");
		git(server.editor.root, "add", "--all");
		process.env.GIT_COMMITTER_DATE = tomorrow;
		const commit = server.push();
		delete process.env.GIT_COMMITTER_DATE;
		expect(await server.deliver()).toBe(true);
		expect(server.online).toBe(commit);
		expect(server.delivery.report?.join()).toContain(`pas van ${tomorrow.slice(0, 10)}`);
	});

	test("when an earlier one was killed in the middle of anything", async () => {
		const online = server.online ?? "";
		const half = join(server.home, "releases", `.${"0".repeat(40)}`);
		mkdirSync(half);
		writeFileSync(join(half, "index.html"), "half");
		symlinkSync("releases/weg", join(server.home, "online.next"));
		writeFileSync(join(server.home, "manifests", "1".repeat(40)), "half");
		writeFileSync(join(server.home, "state.json"), "{half");
		writeFileSync(join(server.home, "delivery.json"), '{"state":"building"');
		renameSync(join(server.home, "site/content"), join(server.home, "site/elders"));
		expect(await server.deliver()).toBe(true);
		expect(server.online).toBe(online);
		expect(existsSync(half)).toBe(false);
		expect(readdirSync(server.home)).not.toContain("online.next");
		expect(readdirSync(join(server.home, "manifests"))).not.toContain("1".repeat(40));
		expect(server.delivery).toMatchObject({ commit: online, state: "online" });
	});

	test("when its process is killed and cannot say so", async () => {
		const [hook, program] = [join(server.repository, "hooks/post-receive"), join(server.home, "killed")];
		const building = JSON.stringify({ ...server.delivery, state: "building" });
		writeFileSync(
			program,
			`#!/bin/sh\nprintf '%s' '${building}' >'${join(server.home, "delivery.json")}'\nkill -9 $$\n`,
		);
		chmodSync(program, 0o755);
		mkdirSync(dirname(hook), { recursive: true });
		writeFileSync(hook, postReceive({ ...server.installed, node: program }), { mode: 0o755 });
		server.pushText("Te weinig geheugen");
		rmSync(hook);
		await expect.poll(() => server.delivery.state, { timeout: 20_000 }).toBe("failed");
		await expect.poll(() => isDelivering(server.home)).toBe(false);
		expect(await server.deliver()).toBe(true);
		expect(server.delivery.state).toBe("online");
	});
});
