import { randomBytes } from "node:crypto";
import { chmodSync, cpSync, existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import type { Change, FileChange } from "#core/studio.ts";
import { gitRemote } from "#studio/stores/git/git-remote.ts";
import type { TroubleKind } from "#studio/stores/hosted/words.ts";
import { patientFetch } from "#studio/stores/patient-fetch.ts";
import { projectFolder } from "../helpers/example-site.ts";
import { type GitServer, gitServerPrograms, startGitServer } from "../helpers/git-server.ts";
import { Browser, HostedSite } from "../helpers/open-hosted.ts";
import { testWith } from "../helpers/programs.ts";
import { git } from "../helpers/repository.ts";

const test = testWith(...gitServerPrograms);

const contact = "content/pages/contact.yaml";

let server: GitServer | undefined;
let count = 0;
let repository: string;
const opened: Browser[] = [];

beforeAll(async () => {
	server = await startGitServer({ largest: "200k" }).catch(() => undefined);
});

beforeEach(() => {
	if (!server) return;
	repository = server.repository(`site${++count}`);
	const site = new HostedSite();
	git(site.repository, "push", "--quiet", repository, "main");
	site.dispose();
});

afterAll(async () => {
	for (const each of opened) each.close();
	await server?.stop();
});

/** Opens Studio over the server. */
async function open(options: Omit<Parameters<typeof Browser.open>[0], "remote"> = {}): Promise<Browser> {
	const remote = gitRemote({ address: `${server?.origin}/git/site${count}.git` });
	const browser = await Browser.open({ remote, ...options });
	opened.push(browser);
	return browser;
}

const branches = () => git(repository, "for-each-ref", "--format=%(refname)").split("\n");

test("over a real Git server that lets no branch go back: edits, drafts, a merge, and what comes back", async () => {
	const [one, other] = [await open(), await open({ person: { name: "Anna Bakker", email: "anna@voorbeeld.example" } })];
	for (const title of ["Bereikbaar", "Bereikbaar, dag en nacht"]) {
		one.type(contact, ["title"], title);
		await one.store.pushDraft();
		expect(one.trouble).toBeUndefined();
	}
	expect(branches()).toEqual(["refs/heads/main", "refs/heads/studio/zoe-de-vries-laptop"]);
	other.type(contact, ["description"], "Zo bereikt u ons, dag en nacht.");
	expect(await other.publish()).toHaveProperty("told");
	const cleared = await open();
	expect(cleared.value(contact, "title")).toBe("Bereikbaar, dag en nacht");
	expect(await cleared.publish()).toHaveProperty("told");
	await cleared.store.pushDraft();
	expect(branches()).toEqual(["refs/heads/main"]);
	await other.store.follow();
	expect(other.text(contact)).toContain(
		"title: Bereikbaar, dag en nacht\ndescription: Zo bereikt u ons, dag en nacht.\n",
	);
	expect(git(repository, "fsck", "--strict", "--no-dangling")).toBe("");
	expect(git(repository, "log", "--format=%an", "main")).toBe("Zoë de Vries\nAnna Bakker\nRedactie");
});

test("a hook of a real server refuses, and is told in its own words", async () => {
	const browser = await open();
	browser.type(contact, ["title"], "Bereikbaar");
	const hook = join(repository, "hooks/pre-receive");
	writeFileSync(hook, '#!/bin/sh\ncat > /dev/null\necho "Alleen op werkdagen." >&2\nexit 1\n');
	chmodSync(hook, 0o755);
	expect(await browser.publish()).toHaveProperty("refused", expect.stringContaining("Alleen op werkdagen."));
	await browser.store.pushDraft();
	expect(browser.trouble).toBe("no drafts");
	// What it takes from nobody, or cannot take, nobody can propose.
	cpSync(join(projectFolder, "scripts/examples/pre-receive"), hook);
	const check = join(repository, "hooks/check-content");
	const publishedWith = async (script: string) => {
		writeFileSync(check, `#!/bin/sh\n${script}\n`);
		chmodSync(check, 0o755);
		return browser.publish();
	};
	const refused = (words: string) => ({ refused: expect.stringContaining(words), mayPropose: false });
	expect(await publishedWith("echo 'Fout.'; exit 1")).toMatchObject(refused("er klopt iets niet: Fout. Verbeter dat"));
	expect(await publishedWith("exit 3")).toMatchObject(refused("De server kan dit nu niet aannemen. Uw"));
	rmSync(hook);
	git(repository, "config", "receive.maxInputSize", "1");
	expect(await browser.publish()).toMatchObject(refused("Er is iets te groot voor de server"));
	git(repository, "config", "--unset", "receive.maxInputSize");
	expect(await browser.publish()).toHaveProperty("told");
});

test("what is more than a real server takes is told with the largest file, and without that the rest goes online", async () => {
	const browser = await open();
	const { brain, live } = browser;
	const bytes = Buffer.concat([Buffer.from("%PDF-1.4\n"), randomBytes(1_200_000), Buffer.from("\n%%EOF\n")]);
	const upload = await brain.editing.uploads.receive(live, "Prijslijst 2027.pdf", bytes);
	if ("refused" in upload) throw new Error(upload.refused);
	const item = { file: upload.written, label: "Onze prijzen" };
	const value = { type: "downloads", title: "Om te bewaren", items: [item] };
	const section = { file: contact, path: ["sections", 1] } as const;
	const edit = (change: Change, files: readonly FileChange[] = []) =>
		brain.editing.edit(live, { revision: live.revision, changes: [change], files, name: "Downloads" });
	expect(edit({ ...section, do: "insert", value }, [{ do: "place", key: upload.key }])).toHaveProperty("written");
	expect(browser.type(contact, ["title"], "Bereikbaar")).toHaveProperty("written");
	expect(await browser.publish()).toHaveProperty(
		"refused",
		"Dit is meer dan de server aanneemt, dus er is niets online gezet. Het grootst is prijslijst-2027.pdf (2 MB). Kies daarvoor iets kleiners, of haal het van de pagina en zet de rest online. Al uw wijzigingen zijn bewaard.",
	);
	expect(browser.value(contact, "title")).toBe("Bereikbaar");
	// A server that only says that it fails may mean the same.
	const push = `/git/site${count}.git/git-receive-pack`;
	server?.answer(502, push);
	expect(await browser.publish()).toHaveProperty(
		"refused",
		"De server geeft een fout, dus er is niets online gezet. Uw wijzigingen zijn bewaard; probeer het later opnieuw. Blijft het zo, dan is prijslijst-2027.pdf (2 MB) misschien te groot voor de server: kies daarvoor iets kleiners, of haal het van de pagina en zet de rest online.",
	);
	server?.answer(undefined, push);
	await browser.store.pushDraft();
	expect(browser.trouble).toBe("too large");

	const file = "content/files/prijslijst-2027.pdf";
	expect(edit({ ...section, do: "remove", was: value }, [{ do: "discard", file }])).toHaveProperty("written");
	expect(await browser.publish()).toHaveProperty("told");
	expect(git(repository, "show", `main:${contact}`)).toContain("title: Bereikbaar\n");
	await browser.store.pushDraft();
	expect(browser.trouble).toBeUndefined();
});

/** A hook that says when it begins, and ends when it is told to, with this status. */
function setSlowHook(status: number): { begun: () => boolean; end: () => void } {
	const hook = join(repository, "hooks/pre-receive");
	const [begun, end] = ["begun", "end"].map((name) => join(repository, name));
	for (const name of [begun, end]) rmSync(name ?? "", { force: true });
	writeFileSync(
		hook,
		`#!/bin/sh\ncat > /dev/null\ntouch ${begun}\nwhile ! test -e ${end}; do sleep 0.1; done\nexit ${status}\n`,
	);
	chmodSync(hook, 0o755);
	return { begun: () => existsSync(begun ?? ""), end: () => writeFileSync(end ?? "", "") };
}

test("a server that takes what is sent and says nothing holds nobody up for ever", async () => {
	const address = `${server?.origin}/git/site${count}.git`;
	const remote = gitRemote({ address, fetch: patientFetch(fetch, { silence: 1500, byte: 0 }) });
	const browser = await Browser.open({ remote });
	opened.push(browser);
	browser.type(contact, ["title"], "Bereikbaar");
	const hook = setSlowHook(1);
	expect(await browser.publish()).toHaveProperty(
		"refused",
		"De verbinding viel weg terwijl uw wijzigingen verstuurd werden. Tot nu toe is er niets online gezet. Komt het alsnog aan, dan ziet Studio dat; probeer het anders opnieuw. Er gaat niets verloren en niets twee keer.",
	);
	expect(hook.begun()).toBe(true);
	hook.end();
	rmSync(join(repository, "hooks/pre-receive"));
	expect(await browser.publish()).toHaveProperty("told");
	expect(git(repository, "log", "--format=%an", "main")).toBe("Zoë de Vries\nRedactie");
});

test("whoever stops what is on its way is told so, and of what has arrived all the same it goes online once", async () => {
	const browser = await open();
	for (const status of [1, 0]) {
		browser.type(contact, ["title"], `Bereikbaar ${status}`);
		const hook = setSlowHook(status);
		const published = browser.publish();
		await expect.poll(hook.begun, { timeout: 20_000 }).toBe(true);
		browser.brain.publishing.stop();
		expect(await published).toHaveProperty(
			"refused",
			"U hebt het versturen gestopt. Er is nog niets online gezet, en uw wijzigingen zijn bewaard. Had de server alles al, dan gaat het alsnog online; Studio ziet dat.",
		);
		expect(browser.value(contact, "title")).toBe(`Bereikbaar ${status}`);
		hook.end();
	}
	// The server had all of it.
	await expect.poll(() => git(repository, "log", "--format=%an", "main"), { timeout: 20_000 }).toContain("Zoë");
	await browser.store.follow();
	expect(await browser.changed()).toEqual([]);
	expect(git(repository, "log", "--format=%an", "main")).toBe("Zoë de Vries\nRedactie");
});

test("whatever a real server answers: editing goes on, it is said, and it goes online later", async () => {
	const troubles = {
		401: "signed out",
		403: "forbidden",
		404: "not found",
		413: "too large",
		500: "failed",
		nothing: "offline",
	} as const;
	const browser = await open();
	for (const fault of [401, 403, 404, 413, 500, "nothing"] as const) {
		server?.answer(fault);
		expect(browser.type(contact, ["title"], `Bereikbaar ${fault}`)).toHaveProperty("written");
		await browser.store.follow();
		const expected: TroubleKind = troubles[fault];
		expect(browser.trouble).toBe(expected);
		expect(await browser.publish()).toHaveProperty("refused");
		server?.answer(undefined);
		server?.answer(fault, `/git/site${count}.git/git-receive-pack`);
		expect(await browser.publish(), String(fault)).toHaveProperty("refused");
		server?.answer(undefined, `/git/site${count}.git/git-receive-pack`);
		expect(await browser.publish(), String(fault)).toHaveProperty("told");
		expect(git(repository, "show", `main:${contact}`)).toContain(`title: Bereikbaar ${fault}\n`);
	}
	await browser.store.follow();
	expect(browser.trouble).toBeUndefined();
});
