import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import type { Delivery } from "#core/delivery.ts";
import type { SendAnswer } from "#core/studio-publishing.ts";
import { noteFailure } from "#engine/deliver/repository.ts";
import { runGit } from "#engine/git/git.ts";
import { diskStore } from "#engine/studio/disk-store.ts";
import { NotAsked, storeServer } from "#engine/studio/store-server.ts";
import { NotUnderstood } from "#studio/brain/contract.ts";
import { NotFound } from "#studio/brain/not-found.ts";
import { Publishing } from "#studio/brain/publishing/publishing.ts";
import { publishingWords } from "#studio/brain/publishing/refusals.ts";
import { commands, questions } from "#studio/features/publishing/brain.ts";
import { askSiteVersion } from "#studio/stores/ask-online.ts";
import { filesIn } from "../helpers/content-folder.ts";
import { projectFolder } from "../helpers/example-site.ts";
import { testWith } from "../helpers/programs.ts";
import { PublishingSite } from "../helpers/publishing-site.ts";
import { git } from "../helpers/repository.ts";
import { sshPrograms, startSshServer } from "../helpers/ssh-server.ts";

/** Real repositories, in a folder of their own, with one beside them that others see. */
let work: PublishingSite;

afterEach(() => work.dispose());

const contact = "content/pages/contact.yaml";

/** A change as Studio makes it, and one by hand. */
function changeTwo(): void {
	const { server, studio } = work.open();
	const change = { do: "set", file: contact, path: ["title"], was: "Contact", value: "Contact met ons" } as const;
	expect(studio.edit(server, { revision: server.revision, changes: [change], name: "Titel" })).toHaveProperty(
		"written",
	);
	work.site.write("Notities, é en meer.md", "Bel de drukker.\n");
}

const committed = () => work.git("show", "--name-only", "-z", "--format=", "HEAD").split("\0").filter(Boolean);

/** A page that is not there yet. */
const copied = () => readFileSync(join(work.root, contact), "utf8").replace("menu:\n  item: contact\n", "");

/** Puts everything online that is there. */
async function send(message = "", more = {}): Promise<SendAnswer> {
	const studio = work.open();
	const { seen, message: proposed } = await studio.state();
	return studio.send(seen, message || proposed, more);
}

/** A file as it is online. */
const online = (file: string) => git(work.bare, "show", `main:${file}`);

/** Somebody else changes the content, and puts it online. */
function another(change: (folder: string) => void, branch = "main"): void {
	const folder = mkdtempSync(join(tmpdir(), "collega-"));
	try {
		git(folder, "clone", "--quiet", work.bare, ".");
		change(folder);
		git(folder, "add", "--all");
		git(folder, "-c", "user.name=Anna", "-c", "user.email=a@b.example", "commit", "--quiet", "--message", "Anders");
		git(folder, "push", "--quiet", "origin", `HEAD:${branch}`);
	} finally {
		rmSync(folder, { recursive: true });
	}
}

const replaceIn = (file: string, was: string, now: string) => (folder: string) => {
	const path = join(folder, file);
	const text = readFileSync(path, "utf8");
	expect(text).toContain(was);
	writeFileSync(path, text.replace(was, now));
};

test("what goes online is the content that changed and nothing else, by whoever Git knows", async () => {
	work = new PublishingSite();
	changeTwo();
	writeFileSync(join(work.root, "begonnen.txt"), "Van een ander.");
	writeFileSync(join(work.root, "klad.txt"), "Nog niet.");
	work.git("add", "begonnen.txt");
	const studio = work.open();
	const state = await studio.state();
	expect(state).toMatchObject({ refused: [], problems: [], online: "main", way: "online", proposals: [] });
	expect(state.files.toSorted()).toEqual(expect.arrayContaining([contact, "content/Notities, é en meer.md"]));
	const sentences = state.review?.chapters.flatMap(({ changes }) => changes.map(({ sentence }) => sentence));
	expect(sentences).toContain("Titel ‘Contact’ → ‘Contact met ons’");
	expect(await studio.changes()).toBe(2);
	const message = "Contact: een titel die alles zegt\n\nEn een notitie.";
	expect(await studio.send(state.seen, message)).toMatchObject({
		is: "online",
		told: "Verstuurd: uw wijzigingen gaan nu online.",
		publishing: { files: [] },
	});
	expect(committed()).toEqual(["content/Notities, é en meer.md", contact]);
	expect(work.git("log", "-1", "--format=%an|%s|%b")).toBe(
		"Zoë de Vries|Contact: een titel die alles zegt|En een notitie.",
	);
	expect(git(work.bare, "rev-parse", "main")).toBe(work.git("rev-parse", "HEAD"));
	expect(work.git("symbolic-ref", "--short", "HEAD")).toBe("main");
	expect(work.git("status", "--porcelain", "-z")).toBe("A  begonnen.txt\0?? klad.txt\0");
	expect(await studio.changes()).toBe(0);
	expect(git(work.bare, "for-each-ref", "--format=%(refname)")).toBe("refs/heads/main");

	work.site.remove("Notities, é en meer.md");
	expect(await send("Notitie weg")).toMatchObject({ is: "online" });
	expect(committed()).toEqual(["content/Notities, é en meer.md"]);
});

test("what has a dot in front of its name is no content, and what Studio left of its own goes with its next start", async () => {
	work = new PublishingSite();
	changeTwo();
	for (const name of [".env", "pages/.contact.yaml.swp", ".geheim/sleutel.txt", "pages/.a1b2c3d4e5f6"])
		work.site.write(name, "GEHEIM=1\n");
	utimesSync(join(work.root, "content/pages/.a1b2c3d4e5f6"), 1, 1);
	expect((await work.open().state()).files.toSorted()).toEqual(["content/Notities, é en meer.md", contact]);
	expect(await send("Titel")).toHaveProperty("told");
	expect(committed()).toEqual(["content/Notities, é en meer.md", contact]);
	expect(work.git("status", "--porcelain", "--untracked-files=all").split("\n").toSorted()).toEqual([
		"?? content/.env",
		"?? content/.geheim/sleutel.txt",
		"?? content/pages/.contact.yaml.swp",
	]);
});

test("what others put online comes along, and of one file both have what they made", async () => {
	work = new PublishingSite();
	changeTwo();
	another((folder) => {
		replaceIn(contact, "title: Vraag het ons", "title: Vraag het gerust")(folder);
		replaceIn("content/pages/index.yaml", "Stel gerust uw vraag", "Vraag maar")(folder);
		writeFileSync(join(folder, "program.ts"), "export {};\n");
	});
	const studio = work.open();
	expect(await studio.elsewhere()).toMatchObject({
		news: [{ who: "Anna", count: 1 }],
		texts: [],
		places: ["Contact met ons"],
	});
	const { clash } = await studio.elsewhere();
	expect(await send("Titel", { clash })).toMatchObject({ is: "online" });
	for (const text of [online(contact), readFileSync(join(work.root, contact), "utf8").trimEnd()])
		expect(text).toMatch(/title: Contact met ons[\s\S]*title: Vraag het gerust/);
	expect(readFileSync(join(work.root, "content/pages/index.yaml"), "utf8")).toContain("Vraag maar");
	expect(existsSync(join(work.root, "program.ts"))).toBe(true);
	expect(work.git("status", "--porcelain")).toBe("");
	expect(git(work.bare, "log", "--format=%an", "main").split("\n")).toHaveLength(3);
});

test("what others put online comes here by itself, and what was changed here stays a change", async () => {
	work = new PublishingSite();
	changeTwo();
	another(replaceIn(contact, "title: Vraag het ons", "title: Vraag het gerust"));
	const studio = work.open();
	expect(await studio.elsewhere()).toMatchObject({ isKnown: true, news: [], clash: "" });
	const here = () => readFileSync(join(work.root, contact), "utf8");
	expect(here()).toMatch(/title: Contact met ons[\s\S]*title: Vraag het gerust/);
	expect(work.git("rev-parse", "HEAD")).toBe(git(work.bare, "rev-parse", "main"));
	expect(new Set((await work.open().state()).files)).toEqual(new Set([contact, "content/Notities, é en meer.md"]));

	// Of what both changed somebody chooses.
	another(replaceIn(contact, "title: Contact\n", "title: Wij\n"));
	expect(await work.open().elsewhere()).toMatchObject({ texts: [{ theirs: "Wij", mine: "Contact met ons" }] });
	expect(here()).toContain("title: Contact met ons");
	work.git("checkout", "--", "content");
	await work.open().elsewhere();
	expect(here()).toContain("title: Wij");
	// Whoever works on another branch, or on the program, is left alone.
	another((folder) => writeFileSync(join(folder, "program.ts"), "export {};\n"));
	another(replaceIn(contact, "title: Wij\n", "title: Zij\n"));
	await work.open().elsewhere();
	expect(here()).toContain("title: Wij");
});

test("a remark of mine beside what others put online stays in my file", async () => {
	work = new PublishingSite();
	const text = readFileSync(join(work.root, contact), "utf8");
	const remarked = text.replace("title: Contact\n", "# Niet zonder Bas\ntitle: Contact\n");
	writeFileSync(join(work.root, contact), remarked);
	another(replaceIn(contact, "title: Contact\n", "title: Wij\n"));
	await work.open().elsewhere();
	expect(readFileSync(join(work.root, contact), "utf8")).toBe(remarked.replace("title: Contact\n", "title: Wij\n"));
});

test("what both changed goes online only when somebody has seen that", async () => {
	work = new PublishingSite();
	another((folder) => {
		replaceIn(contact, "title: Contact\n", 'title: "Wij in {branches.voorbeeldstad.city}"\n')(folder);
		replaceIn(contact, "title: Vraag het ons", "title: Vraag het gerust")(folder);
	});
	changeTwo();
	work.site.write("Lijst.md", "1\n");
	const studio = work.open();
	const elsewhere = await studio.elsewhere();
	expect(elsewhere).toMatchObject({
		isKnown: true,
		news: [{ who: "Anna", count: 1 }],
		texts: [{ who: "Anna", file: contact, path: ["title"], mine: "Contact met ons" }],
		places: [],
	});
	// What somebody else put online is no change of this one.
	const { review } = await studio.state();
	const sentences = review?.chapters.flatMap(({ changes }) => changes.map(({ sentence }) => sentence));
	expect(sentences).toEqual(["Titel ‘Contact’ → ‘Contact met ons’"]);
	expect(await send("Titel")).toMatchObject({
		refused: expect.stringMatching(/hetzelfde veranderd/),
		mayPropose: false,
	});
	expect(online(contact)).toContain('title: "Wij in');

	// Who makes of it what the other made has nothing to settle.
	const was = "Contact met ons";
	const change = { do: "set", file: contact, path: ["title"], was, value: elsewhere.texts[0]?.theirs ?? "" } as const;
	const { server } = studio;
	const edited = studio.studio.edit(server, { revision: server.revision, changes: [change], name: "Titel" });
	expect(edited).toHaveProperty("written");
	expect(await studio.elsewhere()).toMatchObject({ news: [], texts: [], places: [], clash: "" });
	const again = work.open();
	const back = { ...change, was: change.value, value: was };
	const { revision } = again.server;
	expect(again.studio.edit(again.server, { revision, changes: [back], name: "Titel" })).toHaveProperty("written");
	expect(await send("Titel")).toMatchObject({ is: "online" });
	expect(online(contact)).toMatch(/title: "?Contact met ons"?[\s\S]*title: Vraag het gerust/);
	work.git("config", "remote.origin.url", "http://127.0.0.1:9/site.git");
	expect(await studio.elsewhere()).toMatchObject({ isKnown: false });
});

test("of a list and a picture that both changed, what each made of them is told, and theirs can be taken with its file", async () => {
	work = new PublishingSite();
	const index = "content/pages/index.yaml";
	const picture = "      file: scenes/voorbeeld.svg\n";
	const button = "      - label: Stuur een bericht\n        link: /contact#formulier\n";
	another((folder) => {
		const drawing = readFileSync(join(folder, "content/images/scenes/voorbeeld.svg"), "utf8");
		writeFileSync(join(folder, "content/images/scenes/anders.svg"), drawing.replace("</svg>", "<g/></svg>"));
		replaceIn(index, picture, "      file: scenes/anders.svg\n      alt: Anders.\n")(folder);
		replaceIn(index, button, `${button}      - label: Kom langs\n        link: /contact\n`)(folder);
	});
	work.site.replace("pages/index.yaml", picture, "      file: foto.png\n      alt: Een rugzak.\n");
	work.site.replace("pages/index.yaml", button, `      - label: Bel ons\n        link: /contact\n${button}`);
	const studio = work.open();
	const { texts, values, places } = await studio.elsewhere();
	expect({ texts, places }).toEqual({ texts: [], places: [] });
	expect(values).toMatchObject([
		{
			who: "Anna",
			path: ["sections", 0, "image"],
			mine: { is: "picture", address: expect.stringMatching(/^data:image\/png/), alt: "Een rugzak." },
			theirs: { is: "picture", address: expect.stringMatching(/^data:image\/svg/), alt: "Anders." },
			files: [{ do: "place" }],
		},
		{
			path: ["sections", 0, "buttons"],
			mine: {
				is: "list",
				changes: [{ what: "added", name: "Bel ons" }],
			},
			theirs: { is: "list", changes: [{ what: "added", name: "Kom langs" }] },
			files: [],
		},
	]);
	const take = (number: number) => {
		const { changes = [], files = [] } = values[number] ?? {};
		const { revision } = studio.server;
		return studio.studio.edit(studio.server, { revision, changes, files, name: "Overnemen" });
	};
	expect(await take(0)).toHaveProperty("written");
	const here = () => readFileSync(join(work.root, index), "utf8");
	expect(here()).toContain("file: scenes/anders.svg\n      alt: Anders.");
	expect(readFileSync(join(work.root, "content/images/scenes/anders.svg"), "utf8")).toContain("<g/>");
	expect(await take(1)).toHaveProperty("written");
	// What was added here is in nobody's way.
	expect(here()).toMatch(/label: Bel ons[\s\S]*label: Stuur een bericht[\s\S]*label: Kom langs/);
	expect(await studio.elsewhere()).toMatchObject({ values: [] });
});

test("what was committed here and is not online goes along; the work of a developer does not", async () => {
	work = new PublishingSite();
	changeTwo();
	work.git("switch", "--quiet", "--create", "studio/2026-11-22-titel");
	work.git("add", "--all");
	work.git("commit", "--quiet", "--message", "Van vroeger");
	expect(await work.open().changes()).toBe(2);
	work.site.write("Lijst.md", "1\n");
	expect(await send("Lijst")).toMatchObject({ is: "online" });
	expect(work.git("symbolic-ref", "--short", "HEAD")).toBe("main");
	expect(work.git("status", "--porcelain")).toBe("");
	expect(git(work.bare, "log", "--format=%s", "main").split("\n")).toContain("Van vroeger");
	expect(git(work.bare, "ls-tree", "--name-only", "main", "content/Lijst.md")).toBe("content/Lijst.md");

	work.git("switch", "--quiet", "--create", "nieuwe-sectie");
	work.site.write("Lijst.md", "2\n");
	expect(await send("Lijst")).toMatchObject({ is: "online" });
	expect(await work.open().changes()).toBe(0);
	expect(work.git("symbolic-ref", "--short", "HEAD")).toBe("nieuwe-sectie");
	writeFileSync(join(work.root, "program.ts"), "");
	work.git("add", "--all");
	work.git("commit", "--quiet", "--message", "Program");
	work.site.write("Lijst.md", "3\n");
	expect(await send("Lijst")).toMatchObject({ refused: expect.stringMatching(/werk aan het programma.*program\.ts/) });
	expect(online("content/Lijst.md")).toBe("2");
});

test("a server that does not answer is said, and asks nobody for a password", async () => {
	work = new PublishingSite();
	changeTwo();
	const denies = createServer((_, response) => response.writeHead(401, { "WWW-Authenticate": "Basic" }).end());
	await new Promise<void>((resolve) => denies.listen(0, "127.0.0.1", resolve));
	const { port } = denies.address() as AddressInfo;
	const sendTo = async (address: string) => {
		work.git("config", "remote.origin.url", address);
		return JSON.stringify(await send("Titel"));
	};
	expect(await sendTo(`http://127.0.0.1:${port}/site.git`)).toContain("laat u niet toe");
	denies.close();
	expect(await sendTo("https://naam:geheim@127.0.0.1:9/site.git")).toMatch(/^(?!.*geheim).*niet bereikbaar/);
	expect(work.git("status", "--porcelain").split("\n")).toHaveLength(2);
	work.git("config", "core.sshCommand", "sh -c 'sleep 60'");
	const late = await runGit(work.root, ["push", "ssh://voorbeeld.example/site.git"], { limit: 300 });
	expect(late).toMatchObject({ isDone: false, isLate: true });
});

test("what goes over a slow line takes its time, as long as something moves", async () => {
	work = new PublishingSite();
	writeFileSync(join(work.root, "groot.bin"), randomBytes(1_500_000));
	work.git("add", "--all");
	work.git("commit", "--quiet", "--message", "Groot");
	const slow = join(work.bare, "slow.mjs");
	writeFileSync(
		slow,
		`import { spawn } from "node:child_process";
		const server = spawn("git", ["receive-pack", ${JSON.stringify(work.bare)}], { stdio: ["pipe", "inherit", "inherit"] });
		for await (const piece of process.stdin) {
			server.stdin.write(piece);
			await new Promise((resolve) => setTimeout(resolve, piece.length / 300));
		}
		server.stdin.end();`,
	);
	work.git("config", "core.sshCommand", `"${process.execPath}" "${slow}"`);
	work.git("config", "remote.origin.url", "ssh://voorbeeld.example/site.git");
	const began = Date.now();
	const sent = await runGit(work.root, ["push", "--progress", "origin", "HEAD:main"], { limit: 2500 });
	expect(sent).toMatchObject({ isDone: true, words: expect.stringMatching(/^[^%]*main\n$/) });
	expect(Date.now() - began).toBeGreaterThan(2500);
});

test("what the server does not take is proposed, and one sees what becomes of that", async () => {
	work = new PublishingSite();
	changeTwo();
	const hook = join(work.bare, "hooks/pre-receive");
	writeFileSync(
		hook,
		'#!/bin/sh\nwhile read -r old new ref; do [ "$ref" != refs/heads/main ] || { echo Niet op zondag >&2; exit 1; }; done\n',
		{ mode: 0o755 },
	);
	expect(await send("Titel")).toMatchObject({
		refused: expect.stringMatching(/niet zomaar online zetten: Niet op zondag/),
		mayPropose: true,
	});
	const before = [work.git("rev-parse", "HEAD"), work.git("status", "--porcelain")];
	const proposed = async (message: string) => {
		expect(await send(message, { asProposal: true })).toMatchObject({ is: "proposed" });
		const { proposals } = await work.open().state();
		return proposals.map(({ message, is }) => `${message}: ${is}`);
	};
	expect(await proposed("Titel")).toEqual(["Titel: waits"]);
	expect([work.git("rev-parse", "HEAD"), work.git("status", "--porcelain")]).toEqual(before);
	work.site.write("Lijst.md", "1\n");
	// The later one has all of the earlier one in it.
	expect(await proposed("Titel en lijst")).toEqual(["Titel en lijst: waits"]);
	const [branch = ""] = git(work.bare, "for-each-ref", "--format=%(refname:short)", "refs/heads/proposals").split("\n");
	expect(branch).toMatch(/^proposals\/\d{4}-\d\d-\d\d-titel-en-lijst$/);
	rmSync(hook);
	// Taken over as one commit of its own, as hosts do it.
	const tree = git(work.bare, "rev-parse", `${branch}^{tree}`);
	const squashed = git(
		work.bare,
		"-c",
		"user.name=Anna",
		"-c",
		"user.email=a@b.example",
		"commit-tree",
		"-p",
		"main",
		"-m",
		"Goed",
		tree,
	);
	git(work.bare, "update-ref", "refs/heads/main", squashed);
	git(work.bare, "update-ref", "-d", `refs/heads/${branch}`);
	await work.open().elsewhere();
	expect((await work.open().state()).proposals).toMatchObject([{ is: "online" }]);
	expect(await work.open().changes()).toBe(0);
	writeFileSync(hook, "#!/bin/sh\n", { mode: 0o755 });
	work.site.write("Lijst.md", "2\n");
	work.site.replace("pages/contact.yaml", "description: ", "description: Hier. ");
	expect(await proposed("Lijst")).toEqual(["Lijst: waits", "Titel en lijst: online"]);
	const refuses = readFileSync(hook);
	rmSync(hook);
	another(replaceIn(contact, "description: ", "description: Daar. "));
	writeFileSync(hook, refuses, { mode: 0o755 });
	const { clash } = await work.open().elsewhere();
	expect((await work.open().state()).proposals).toMatchObject([{ is: "clashes" }, { is: "online" }]);
	expect(await send("Lijst", { clash, asProposal: true })).toMatchObject({ is: "proposed" });
	expect((await work.open().state()).proposals).toMatchObject([{ is: "waits" }, { is: "online" }]);
	git(work.bare, "update-ref", "-d", git(work.bare, "for-each-ref", "--format=%(refname)", "refs/heads/proposals"));
	await work.open().elsewhere();
	expect((await work.open().state()).proposals).toMatchObject([{ is: "refused" }, { is: "online" }]);
});

test("a proposal that was taken over as another commit, beside what others changed in the same file, is online", async () => {
	work = new PublishingSite();
	work.site.replace("pages/contact.yaml", "title: Contact\n", "title: Contact met ons\n");
	expect(await send("Titel", { asProposal: true })).toMatchObject({ is: "proposed" });
	another(replaceIn(contact, "title: Stuur ons een bericht", "title: Schrijf ons"));
	another(replaceIn(contact, "title: Contact\n", "title: Contact met ons\n"));
	git(work.bare, "update-ref", "-d", git(work.bare, "for-each-ref", "--format=%(refname)", "refs/heads/proposals"));
	await work.open().elsewhere();
	expect((await work.open().state()).proposals).toMatchObject([{ message: "Titel", is: "online" }]);
});

test("what a server takes from nobody is no reason to propose it", async () => {
	work = new PublishingSite();
	changeTwo();
	const own = join(projectFolder, "scripts/examples/pre-receive");
	const setHook = (name: string, text: string) =>
		writeFileSync(join(work.bare, "hooks", name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
	setHook("pre-receive", `REQUEST_METHOD=POST exec '${own}'`);
	const sentWith = async (check: string) => {
		setHook("check-content", check);
		return send("Titel");
	};
	expect(await sentWith("echo 'content/site.yaml:3: Fout.' >&2; exit 1")).toEqual({
		is: "refused",
		refused:
			"De server neemt dit nog niet aan, want er klopt iets niet: content/site.yaml:3: Fout. Verbeter dat en probeer het opnieuw.",
		mayPropose: false,
	});
	// As the check of a server says it.
	const said =
		"content/pages/contact.yaml:24:1 ‘nergens’ is geen veld.\\ncontent/images/een%20foto.jpg:1:1 Dit is geen foto.";
	expect(await sentWith(`printf '%b\\n' '${said}' >&2; exit 1`)).toMatchObject({
		refused: expect.stringContaining(": ‘nergens’ is geen veld. Dit is geen foto. Verbeter dat"),
	});
	const fails = (said: string) => ({
		is: "refused",
		refused: expect.stringMatching(
			new RegExp(`^De server kan dit nu niet aannemen: ${said}\\. Uw wijzigingen zijn bewaard`),
		),
		mayPropose: false,
	});
	expect(await sentWith("echo 'De schijf is vol.' >&2; exit 3")).toEqual(fails("De schijf is vol"));
	expect(await sentWith("exec /weg/node")).toEqual(fails(".*/weg/node.*"));
	expect(await sentWith("kill -9 $$")).toEqual(fails(".*"));
	rmSync(join(work.bare, "hooks/pre-receive"));
	git(work.bare, "config", "receive.maxInputSize", "1");
	expect(await send("Titel")).toEqual(fails(".*unpack failed.*"));
	git(work.bare, "config", "--unset", "receive.maxInputSize");
	expect(await send("Titel")).toHaveProperty("told");
});

test("without a server a version is kept on this computer", async () => {
	work = new PublishingSite();
	work.git("remote", "remove", "origin");
	changeTwo();
	expect(await work.open().state()).toMatchObject({ way: "kept", refused: [] });
	expect(await send("Titel")).toMatchObject({ is: "kept", publishing: { files: [] } });
	expect(committed()).toEqual(["content/Notities, é en meer.md", contact]);
	expect(work.git("status", "--porcelain")).toBe("");
	expect(await work.open().publications()).toMatchObject([{ message: "Titel" }, {}]);
});

test("the site itself says whether it is online, and its server why not", async () => {
	work = new PublishingSite();
	let version: object | undefined;
	const server = createServer((request, response) => {
		const isAsked = request.url === "/.well-known/site-version.json" && version !== undefined;
		response.writeHead(isAsked ? 200 : 404).end(JSON.stringify(version ?? {}));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const first = work.git("rev-parse", "HEAD");
	work.site.replace("pages/contact.yaml", "title: Contact\n", "title: Contact met ons\n");
	await send("Titel");
	const head = work.git("rev-parse", "HEAD");
	const brain = work.open().brain;
	const seen = async (delivery?: Delivery) =>
		new Publishing(brain.repository, brain.versions, brain.editing.uploads, {
			siteVersion: () => askSiteVersion(address),
			delivery: async () => delivery,
		}).seen(brain.live);
	expect(await seen()).toMatchObject({ is: "unknown", why: expect.stringMatching(/geen antwoord/) });
	version = { commit: null, at: "2026-11-26T14:03:00Z" };
	expect(await seen()).toMatchObject({ is: "unknown", why: expect.stringMatching(/waarvan zij gemaakt is/) });
	version = { commit: first, at: "2026-11-26T14:03:00Z" };
	const since = work.git("log", "-1", "--format=%cI");
	expect(await seen()).toEqual({ is: "under way", since });
	const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
	expect(await seen({ commit: first, at: tomorrow, state: "building" })).toEqual({ is: "under way", since: tomorrow });
	expect(await seen({ commit: first, at: tomorrow, state: "online" })).toEqual({ is: "under way", since });
	expect(await seen({ commit: head, at: "", state: "failed", report: ["Er klopt iets niet."] })).toEqual({
		is: "failed",
		problems: [],
		isMended: false,
		report: ["Er klopt iets niet."],
	});
	expect(await seen({ commit: head, at: "", state: "waiting" })).toEqual({ is: "waiting", since });
	expect(await seen({ commit: head, at: "", state: "made", page: "x" })).toEqual({ is: "not shown", page: "x" });
	expect(await seen({ commit: first, at: "", state: "failed" })).toEqual({ is: "under way", since });
	version = { commit: head, at: "2026-01-31T14:03:00Z" };
	expect(await seen()).toMatchObject({ is: "online", since: "31 januari 2026 om 15:03" });
	// A later one of somebody else, that is not here yet, has it in it.
	another(replaceIn(contact, "description: ", "description: Daar. "));
	version = { commit: git(work.bare, "rev-parse", "main"), at: "2026-01-31T14:03:00Z" };
	expect(await seen()).toMatchObject({ is: "online" });
	version = { commit: "0123456789".repeat(4), at: "2026-01-31T14:03:00Z" };
	expect(await seen()).toMatchObject({ is: "unknown", why: expect.stringMatching(/hier niet bekend/) });
	server.close();
});

testWith(...sshPrograms)("and who pushes over ssh to a server of their own hears it by Git", async () => {
	work = new PublishingSite();
	const head = work.git("rev-parse", "HEAD");
	const failed: Delivery = { commit: head, at: "", state: "failed", problems: [], report: ["De schijf is vol."] };
	const server = await startSshServer();
	const repository = join(server.home, "site.git");
	cpSync(work.bare, repository, { recursive: true });
	const refs = work.git("for-each-ref");
	/** Studio, started anew: what it heard a moment ago it does not ask again. */
	const told = async () => {
		const store = diskStore({ root: work.root, project: projectFolder });
		const answer = storeServer(store, { root: work.root, journalWritten: () => {} });
		return await answer("delivery", head, AbortSignal.timeout(60_000));
	};
	const note = (delivery: Delivery | undefined) => {
		noteFailure(repository, delivery);
		// Git trusts only what belongs to whoever works with it.
		if (process.getuid?.() === 0) execFileSync("chown", ["-R", server.host.replace(/@.*/, ""), repository]);
	};
	try {
		vi.stubEnv("GIT_SSH_COMMAND", server.rsh);
		work.git("remote", "set-url", "--push", "origin", `ssh://${server.host}:${server.port}${repository}`);
		note(undefined);
		expect(await told()).toEqual({ result: undefined });
		note(failed);
		expect(await told()).toEqual({ result: failed });
		note(undefined);
		expect(await told()).toEqual({ result: undefined });
		// No branch is another by that.
		expect(work.git("for-each-ref", "refs/heads", "refs/remotes")).toBe(refs);
	} finally {
		vi.unstubAllEnvs();
		await server.stop();
	}
});

test("who pushes over the web from this computer hears why no site could be made, as whoever edits on the web", async () => {
	work = new PublishingSite();
	const head = work.git("rev-parse", "HEAD");
	const failed = { commit: head, at: "", state: "failed", problems: [], report: ["De schijf is vol."] } as const;
	const asked: (readonly [address: string, as: string | undefined])[] = [];
	const runs = [
		{
			...{ id: 1, path: ".github/workflows/site.yml", status: "completed", conclusion: "failure", created_at: "2026" },
			html_url: "https://github.com/bakkerij/site/actions/runs/1",
		},
	];
	const jobs = [{ name: "build", conclusion: "failure", steps: [{ name: "Run npm ci", conclusion: "failure" }] }];
	const server = createServer((request, response) => {
		const { url = "", headers } = request;
		asked.push([url, headers.authorization]);
		const isAnna = headers.authorization === `Basic ${Buffer.from("anna:geheim").toString("base64")}`;
		response.writeHead(url !== "/delivery.json" ? 404 : isAnna ? 200 : 401).end(JSON.stringify(failed));
	});
	await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
	const { port } = server.address() as AddressInfo;
	const told = () => {
		const store = diskStore({ root: work.root, project: projectFolder });
		const written = () => {};
		return storeServer(store, { root: work.root, journalWritten: written })(
			"delivery",
			head,
			AbortSignal.timeout(9000),
		);
	};
	const pushesTo = (address: string) => work.git("remote", "set-url", "--push", "origin", address);
	try {
		// A folder and ssh have no name on the web, and of a server that would ask who is there nobody is asked.
		for (const address of [work.bare, `ssh://anna@localhost:${port}/srv/git/site.git`]) {
			pushesTo(address);
			expect(await told()).toEqual({ result: undefined });
		}
		pushesTo(`http://localhost:${port}/git/site.git`);
		work.git("config", "credential.helper", "");
		expect(await told()).toEqual({ result: undefined });
		expect(asked).toEqual([]);
		work.git("config", "--add", "credential.helper", "!f() { echo username=anna; echo password=geheim; }; f");
		expect(await told()).toEqual({ result: failed });
		pushesTo(`http://anna:verlopen@localhost:${port}/git/site.git`);
		expect(await told()).toEqual({ result: undefined });
		expect(asked.map(([address]) => address)).toEqual(["/delivery.json", "/delivery.json"]);
		// Of GitHub its workflows are asked, also of who pushes there over ssh.
		vi.stubGlobal("fetch", async (url: string, { headers }: { headers: { Authorization?: string } }) => {
			asked.push([url, headers.Authorization]);
			return Response.json(url.includes("/jobs?") ? { jobs } : { workflow_runs: runs });
		});
		pushesTo("git@github.com:bakkerij/site.git");
		const page = "https://github.com/bakkerij/site/actions/runs/1";
		const report = ["build: Run npm ci"];
		expect(await told()).toEqual({ result: { commit: head, at: "2026", state: "failed", report, page } });
		expect(asked.slice(-2)).toEqual([
			[`https://api.github.com/repos/bakkerij/site/actions/runs?head_sha=${head}&per_page=20`, "Bearer geheim"],
			["https://api.github.com/repos/bakkerij/site/actions/runs/1/jobs?per_page=50", "Bearer geheim"],
		]);
	} finally {
		vi.unstubAllGlobals();
		server.close();
	}
});

const refused: Readonly<Record<string, readonly [make: () => void, words: RegExp]>> = {
	"a merge under way": [
		() => {
			work.git("switch", "--quiet", "--create", "ander");
			work.site.replace("pages/contact.yaml", "title: Contact\n", "title: Een ander\n");
			work.git("commit", "--quiet", "--all", "--message=Ander");
			work.git("switch", "--quiet", "main");
			work.site.replace("pages/contact.yaml", "title: Contact\n", "title: Nog een ander\n");
			work.git("commit", "--quiet", "--all", "--message=Eigen");
			expect(() => work.git("merge", "ander")).toThrow();
			work.git("checkout", "--ours", contact);
		},
		/begonnen en niet afgemaakt/,
	],
	"a detached head": [() => work.git("switch", "--quiet", "--detach"), /oude versie/],
	"what somebody staged": [() => work.git("add", contact), /buiten Studio om begonnen.*content\/pages\/contact\.yaml/],
	"a mistake": [() => work.site.replace("pages/contact.yaml", "form: contact", "form: conact"), /klopt nog iets niet/],
	"template text": [
		() => work.site.replace("pages/contact.yaml", "title: Vraag het ons", "title: Hier komt een kop"),
		/klopt nog iets niet/,
	],
	"a new sample": [
		() => work.site.replace("facts/products.yaml", "samples: [unit]", "samples: [unit, price]"),
		/klopt nog iets niet/,
	],
	"no author": [
		() => {
			work.git("config", "user.useConfigOnly", "true");
			work.git("config", "user.email", "");
			work.git("config", "user.name", "");
		},
		/wie u bent/,
	],
	"a hook": [
		() => {
			writeFileSync(join(work.root, ".git/hooks/pre-commit"), "#!/bin/sh\necho error: nee >&2\nexit 1\n", {
				mode: 0o755,
			});
		},
		/niet gelukt\. \(git: error: nee\)/,
	],
	"Git that is busy": [() => writeFileSync(join(work.root, ".git/index.lock"), ""), /met iets anders bezig/],
};

test.for(Object.entries(refused))("%s is a reason, in words, and nothing changes", async ([, [make, words]]) => {
	work = new PublishingSite();
	changeTwo();
	if (make === refused["a merge under way"]?.[0]) work.git("checkout", "--quiet", contact);
	make();
	const state = () => [
		work.git("for-each-ref"),
		readFileSync(join(work.root, ".git/HEAD"), "utf8"),
		work.git("diff", "--cached"),
		filesIn(join(work.root, "content")),
	];
	const before = state();
	expect(await send("Titel")).toMatchObject({ refused: expect.stringMatching(words) });
	expect(state()).toEqual(before);
});

test("what stops is told with its place, and what was seen is what is made ready", async () => {
	work = new PublishingSite();
	work.site.replace("pages/contact.yaml", "title: Vraag het ons", "title: Hier komt een kop");
	const studio = work.open();
	expect(await studio.state()).toMatchObject({
		notes: ["Op de site staan nog 12 voorbeelden die online al zo staan. Die houden u niet tegen."],
		problems: [{ file: contact, page: "/contact", path: ["sections", 0, "title"] }],
	});
	work.site.replace("pages/contact.yaml", "title: Hier komt een kop", "title: Stel uw vraag");
	const { seen } = await studio.state();
	work.site.replace("pages/contact.yaml", "title: Stel uw vraag", "title: Stel hier uw vraag");
	expect(await studio.send(seen, "Kop")).toMatchObject({
		refused: "Er is intussen nog iets veranderd. Kijk het nog eens na.",
	});
	expect(await studio.send((await studio.state()).seen, " \n")).toMatchObject({
		refused: expect.stringMatching(/paar woorden/),
	});
});

test("a sample that is online stops nothing when its section moves; one more does", async () => {
	work = new PublishingSite();
	const samples = "    samples: [text]\n";
	const page = async (...marks: readonly string[]) => {
		const sections = marks.map((mark, index) => `  - type: prose\n${mark}    text: Zin ${index}.\n`);
		work.site.write("pages/voorbeelden.yaml", copied() + sections.join(""));
		return (await work.open().state()).problems;
	};
	await page(samples, "");
	work.git("add", "--all");
	work.git("commit", "--quiet", "--message", "Eerst");
	work.git("push", "--quiet");
	expect(await page("", samples)).toEqual([]);
	expect(await page(samples, samples)).toEqual([expect.objectContaining({ path: ["sections", 4, "text"] })]);
});

test("a fact that comes is told by its name and what it is one of", async () => {
	work = new PublishingSite();
	const strand = `strand:
  name: Strandtas op maat
  price: "60"
  unit: per set
  description: Voor wie graag aan het water zit.
  features:
    - icon: check
      name: Licht
`;
	work.site.replace("facts/products.yaml", "zwem:\n", `${strand}zwem:\n`);
	const { review } = await work.open().state();
	const told = review?.chapters.flatMap(({ changes }) => changes.map(({ sentence }) => sentence));
	expect(told).toContainEqual(expect.stringMatching(/^Erbij: ‘Strandtas op maat’ \(Producten en prijzen\), /));
});

test("a sample names its field and what that belongs to, and one that nobody filled in says so", async () => {
	work = new PublishingSite();
	work.site.replace("facts/products.yaml", "samples: [unit]", "samples: [unit, price, details]");
	work.site.replace("facts/business.yaml", "social:", "samples: [email]\nsocial:");
	const { problems } = await work.open().state();
	const told = problems.map(({ path, title, message }) => [path.join("."), title, message]);
	expect(told).toEqual([
		["email", "Voorbeeld is nog niet vervangen", "‘e-mailadres’ is nog een voorbeeld."],
		["reis.price", "Voorbeeld is nog niet vervangen", "‘Reistas op maat: prijs’ is nog een voorbeeld."],
		["reis.details", "Nog niet ingevuld", "‘Reistas op maat: bijzonderheden’ is nog niet ingevuld."],
	]);
});

test("without Git, and in a folder that it does not know, it says where the changes are", async () => {
	work = new PublishingSite({ repository: false });
	const folder = join(work.root, "content");
	expect(await work.open().changes()).toBe(0);
	expect((await work.open().state()).refused).toEqual([
		expect.stringContaining(`Uw wijzigingen staan in de map ${folder}.`),
	]);
	expect(await work.open().publications()).toEqual([]);
	const { PATH } = process.env;
	process.env.PATH = "/nergens";
	const [said] = (await work.open().state()).refused;
	process.env.PATH = PATH;
	expect(said).toMatch(/Git nodig, en dat staat niet op deze computer/);
});

test("whoever goes on finds versions that are older than the usual ones, and puts them back", async () => {
	work = new PublishingSite();
	const text = work.site.text("pages/contact.yaml");
	for (let number = 1; number <= 45; number++) {
		work.site.write("pages/contact.yaml", text.replace("title: Contact\n", `title: Contact ${number}\n`));
		work.git("commit", "--quiet", "--all", "--message", `Nummer ${number}`);
	}
	const studio = work.open();
	const usual = await studio.publications();
	expect([usual.length, usual.at(-1)?.message, usual.at(-1)?.isFirst]).toEqual([40, "Nummer 6", false]);
	const all = await studio.publications(80);
	expect([all.length, all.at(-1)?.isFirst]).toEqual([46, true]);
	const old = all.find(({ message }) => message === "Nummer 2")?.commit ?? "";
	expect(await studio.bringBack(old, "")).toHaveProperty("written", [contact]);
	expect(work.site.text("pages/contact.yaml")).toContain("title: Contact 2\n");
});

test("what is put back goes online by itself, and with nothing that came between", async () => {
	work = new PublishingSite();
	const commit = work.git("rev-parse", "HEAD");
	work.site.replace("pages/contact.yaml", "title: Contact\n", "title: Contact met ons\n");
	const retitle = (word: string) =>
		work.site.write("pages/aanbod.yaml", work.site.text("pages/aanbod.yaml").replace("title: ", `title: ${word} `));
	retitle("Al");
	expect(await send("Twee")).toHaveProperty("told");
	const beginAgain = () => work.git("checkout", "--quiet", "main", "--", "content");
	for (const scope of [contact, "", `${contact}#0`]) {
		for (const between of [
			() => retitle("Bijna"),
			// What no visitor sees.
			() => work.site.write("facts/services.yaml", `# Nog nakijken.\n${work.site.text("facts/services.yaml")}`),
		]) {
			const studio = work.open();
			const { review } = await studio.earlier(commit, scope);
			expect(await studio.bringBack(commit, scope)).toHaveProperty("written");
			between();
			const after = work.open();
			expect(await after.sendBack(commit, scope, JSON.stringify(review.chapters))).toBeUndefined();
			beginAgain();
		}
	}
	const studio = work.open();
	const { review } = await studio.earlier(commit, contact);
	expect(await studio.bringBack(commit, contact)).toHaveProperty("written");
	expect(await work.open().sendBack(commit, contact, JSON.stringify(review.chapters))).toMatchObject({ is: "online" });
	expect(online(contact)).toContain("title: Contact\n");
	expect(online("content/pages/aanbod.yaml")).toContain("title: Al ");
});

test("an earlier version comes back as an edit: all of it, a page, or one change; and that is taken back", async () => {
	work = new PublishingSite();
	const first = filesIn(join(work.root, "content"));
	const picture = readFileSync(join(work.root, "content/images/scenes/voorbeeld.svg"), "utf8");
	work.site.replace("pages/contact.yaml", "title: Contact\n", "title: Contact met ons\n");
	work.site.replace("pages/contact.yaml", "title: Stuur ons een bericht", "title: Schrijf ons");
	work.site.replace("pages/index.yaml", "title: Stel gerust uw vraag", "title: Vraag maar");
	work.site.write("images/scenes/voorbeeld.svg", picture.replace("<svg ", '<svg id="anders" '));
	work.site.write("pages/nieuw.yaml", copied());
	expect(await send("Vier dingen")).toHaveProperty("told");
	const second = filesIn(join(work.root, "content"));
	const studio = work.open();
	const publications = await studio.publications();
	expect(publications.map(({ message, author }) => [message, author])).toEqual([
		["Vier dingen", "Zoë de Vries"],
		["Stand", "Redactie"],
	]);
	const commit = publications[1]?.commit ?? "";
	const { scopes, review, parts } = await studio.earlier(commit);
	expect(scopes.map(({ name }) => name)).toEqual([
		"Alles",
		"Contact met ons",
		"Goed dragen in Voorbeeldstad",
		"Contact met ons",
	]);
	expect(parts).toEqual([]);
	expect(JSON.stringify(review)).toContain("Titel ‘Contact met ons’ → ‘Contact’");
	const page = await studio.earlier(commit, contact);
	expect(page.parts.map(({ name }) => name)).toEqual([
		"Titel ‘Contact met ons’ → ‘Contact’",
		expect.stringContaining("‘Schrijf ons’ → ‘Stuur ons een bericht’"),
	]);
	const one = await studio.earlier(commit, page.parts[1]?.scope ?? "");
	expect(one.review.chapters.flatMap(({ changes }) => changes)).toHaveLength(1);

	const content = () => filesIn(join(work.root, "content"));
	const undo = async () => {
		expect(await studio.studio.again(studio.server, "undo")).toHaveProperty("written");
		expect(content()).toEqual(second);
	};
	expect(await studio.bringBack(commit, page.parts[1]?.scope ?? "")).toHaveProperty("written", [contact]);
	expect(work.git("diff", "--unified=0", "--", contact)).toMatch(/-.*Schrijf ons\n\+.*Stuur ons een bericht$/);
	await undo();
	expect(await studio.bringBack(commit, contact)).toHaveProperty("written", [contact]);
	expect(content().get("pages/contact.yaml")).toBe(first.get("pages/contact.yaml"));
	await undo();
	expect(await studio.bringBack(commit, "")).toHaveProperty("written");
	expect(content()).toEqual(first);
	expect(await studio.changes()).toBeGreaterThan(3);
	await undo();
	expect(await studio.bringBack(commit, "", "van gisteren")).toEqual({ refused: expect.stringMatching(/intussen/) });
	await expect(studio.earlier(work.git("rev-parse", "HEAD^{tree}"))).rejects.toThrow("no such version");
	work.site.remove("pages/nieuw.yaml");
	// Who makes the program changed the content with it.
	writeFileSync(join(work.root, "program.ts"), "");
	work.git("add", "--all");
	work.git("commit", "--quiet", "--message", "Program");
	expect(await work.open().publications()).toEqual(publications);
});

test("a page is shown as it is online and as it will be, each with its own words, pictures and look", async () => {
	work = new PublishingSite();
	const picture = readFileSync(join(work.root, "content/images/scenes/voorbeeld.svg"), "utf8");
	work.site.replace("pages/index.yaml", "Goed dragen begint met een goed gesprek", "Kom eens praten");
	work.site.write("images/scenes/voorbeeld.svg", picture.replace("<svg ", '<svg id="anders" '));
	work.site.write("facts/theme.yaml", "look: tarwe\n");
	work.site.write("pages/nieuw.yaml", copied());
	const studio = work.open();
	const html = async (version: "online" | "now", path: string) => {
		const look = await studio.look(version, path);
		return "html" in look ? look.html : look.absent;
	};
	expect(await html("online", "/")).toContain("Goed dragen begint met een goed gesprek");
	expect(await html("online", "/")).toContain("data:image/svg+xml;base64,");
	expect(await html("online", "/")).not.toMatch(/<script|Kom eens praten/);
	expect(await html("now", "/")).toMatch(/Kom eens praten[\s\S]*\/images\/scenes\/voorbeeld\.[0-9a-f]{8}\.svg/);
	const look = async (version: "online" | "now") => {
		const shown = await studio.look(version, "/");
		return "styles" in shown ? shown.styles : "";
	};
	expect(await look("online")).toContain("#0b5563");
	expect(await look("now")).toMatch(/^:root \{(?!.*#0b5563)/s);
	expect(await html("online", "/nieuw")).toBe("Deze pagina is er dan niet.");
	expect(await html("now", "/nieuw")).toContain("<h1");
});

test("no words of a page reach Git but names of commits and branches", async () => {
	work = new PublishingSite();
	changeTwo();
	const before = [work.git("for-each-ref"), work.git("status", "--porcelain"), readdirSync(work.root)];
	const { brain } = work.open();
	const options = ["--output=x", "--force", "-x", "HEAD^{tree}", "main:main", "a b", "", "0".repeat(39)];
	for (const commit of ["HEAD", "main", ...options])
		expect(() => questions.earlier.answer(brain, { commit }), commit).toThrow(NotUnderstood);
	await expect(questions.earlier.answer(brain, { commit: "0".repeat(40) })).rejects.toThrow(NotFound);
	for (const command of Object.values(commands))
		expect(() => command.answer(brain, { branch: "--force" })).toThrow(NotUnderstood);

	const store = diskStore({ root: work.root, project: projectFolder });
	const call = storeServer(store, { root: work.root, journalWritten() {} });
	const ask = (name: string, asked: unknown) => call(name, asked, new AbortController().signal);
	for (const words of options.slice(0, -1)) {
		for (const name of ["fetch", "beganWith", "differing", "news"])
			await expect(ask(name, words), `${name} ${words}`).rejects.toThrow(NotAsked);
		const commit = { files: new Map([[contact, ""]]), message: "Iets", proposal: words, hasSeen: true };
		await expect(ask("send", commit), words).rejects.toThrow(NotAsked);
		await expect(ask("isIn", { commit: words, later: words }), words).rejects.toThrow(NotAsked);
	}
	// What is another by now than what was seen is not committed, whatever a page says of it.
	const commit = { files: new Map([[contact, "0".repeat(64)]]), message: "--amend", hasSeen: true };
	expect(await ask("send", commit)).toEqual({ refused: publishingWords.changedSince });
	expect([work.git("for-each-ref"), work.git("status", "--porcelain"), readdirSync(work.root)]).toEqual(before);
});

test("a preview is a whole site in a folder of its own, and goes where the site's own script puts it", async () => {
	work = new PublishingSite();
	const script = { "publish-preview": "node publiceer.mjs" };
	writeFileSync(join(work.root, "package.json"), JSON.stringify({ scripts: script }));
	const program = `console.log("https://voorbeeld.example/" + process.argv[2].split(/[/\\\\]/).at(-1));`;
	writeFileSync(join(work.root, "publiceer.mjs"), program);
	const answer = await work.open().preview();
	expect(answer).toMatchObject({ address: "https://voorbeeld.example/dist" });
	const folder = "folder" in answer ? answer.folder : "";
	expect(existsSync(join(folder, "contact.html"))).toBe(true);
	expect(existsSync(join(work.root, "dist"))).toBe(false);
	rmSync(join(folder, ".."), { recursive: true });
	work.site.replace("pages/contact.yaml", "form: contact", "form: conact");
	expect(await work.open().preview()).toEqual({ refused: expect.stringMatching(/niet gelukt/) });
});
