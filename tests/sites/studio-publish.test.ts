import {
	chmodSync,
	existsSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { runGit } from "#engine/git/git.ts";
import { diskStore } from "#engine/studio/disk-store.ts";
import { NotAsked, storeServer } from "#engine/studio/store-server.ts";
import { NotUnderstood } from "#studio/brain/contract.ts";
import { NotFound } from "#studio/brain/not-found.ts";
import { publishingWords } from "#studio/brain/publishing/refusals.ts";
import { commands, questions } from "#studio/features/publishing/brain.ts";
import { filesIn } from "../helpers/content-folder.ts";
import { projectFolder } from "../helpers/example-site.ts";
import { PublishingSite } from "../helpers/publishing-site.ts";
import { git } from "../helpers/repository.ts";

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
const another = () => readFileSync(join(work.root, contact), "utf8").replace("menu:\n  item: contact\n", "");

/** Makes everything ready that is there. */
async function publish(message = ""): Promise<unknown> {
	const studio = work.open();
	const { seen, message: proposed } = await studio.state();
	return studio.publish(seen, message || proposed);
}

test("what is made ready is the content that changed and nothing else, on a branch, by whoever Git knows", async () => {
	work = new PublishingSite();
	changeTwo();
	writeFileSync(join(work.root, "begonnen.txt"), "Van een ander.");
	writeFileSync(join(work.root, "klad.txt"), "Nog niet.");
	work.git("add", "begonnen.txt");
	const studio = work.open();
	const state = await studio.state();
	expect(state).toMatchObject({ refused: [], problems: [], online: "main", pullRequest: undefined });
	expect(state.files.toSorted()).toEqual(["content/Notities, é en meer.md", contact]);
	const sentences = state.review?.chapters.flatMap(({ changes }) => changes.map(({ sentence }) => sentence));
	expect(sentences).toContain("Titel ‘Contact’ → ‘Contact met ons’");
	expect(await studio.changes()).toBe(2);
	const answer = await studio.publish(
		state.seen,
		"Contact: een titel die alles zegt, ook aan wie niet kijkt\n\nEn een notitie.",
	);
	const branch = work.git("symbolic-ref", "--short", "HEAD");
	expect(branch).toMatch(/^studio\/\d{4}-\d\d-\d\d-contact-een-titel-die-alles-zegt-ook$/);
	expect(answer).toMatchObject({
		told: `Klaargezet onder de naam ${branch}.`,
		publishing: { files: [], pullRequest: { branch } },
	});
	expect(committed()).toEqual(["content/Notities, é en meer.md", contact]);
	expect(work.git("log", "-1", "--format=%an|%s|%b")).toBe(
		"Zoë de Vries|Contact: een titel die alles zegt, ook aan wie niet kijkt|En een notitie.",
	);
	expect(work.git("status", "--porcelain", "-z")).toBe("A  begonnen.txt\0?? klad.txt\0");
	expect(work.git("rev-parse", "main")).toBe(work.git("rev-parse", "HEAD~1"));
	expect(await studio.changes()).toBe(0);

	// The next one comes onto the same branch, until that is online.
	work.site.remove("Notities, é en meer.md");
	expect(await publish("Notitie weg")).toMatchObject({ told: `Klaargezet onder de naam ${branch}.` });
	expect(committed()).toEqual(["content/Notities, é en meer.md"]);
	work.git("push", "--quiet", "origin", "HEAD:main");
	work.site.write("Lijst.md", "1\n");
	const next = await publish("Lijst");
	expect(next).toMatchObject({ told: expect.stringMatching(/-lijst\.$/) });
});

test("what has a dot in front of its name is no content, and what Studio left of its own goes with its next start", async () => {
	work = new PublishingSite();
	changeTwo();
	for (const name of [".env", "pages/.contact.yaml.swp", ".geheim/sleutel.txt", "pages/.a1b2c3d4e5f6"])
		work.site.write(name, "GEHEIM=1\n");
	utimesSync(join(work.root, "content/pages/.a1b2c3d4e5f6"), 1, 1);
	expect((await work.open().state()).files.toSorted()).toEqual(["content/Notities, é en meer.md", contact]);
	expect(await publish("Titel")).toHaveProperty("told");
	expect(committed()).toEqual(["content/Notities, é en meer.md", contact]);
	expect(work.git("status", "--porcelain", "--untracked-files=all").split("\n").toSorted()).toEqual([
		"?? content/.env",
		"?? content/.geheim/sleutel.txt",
		"?? content/pages/.contact.yaml.swp",
	]);
});

test("a proposal is pushed, and asks nobody for a password", async () => {
	work = new PublishingSite();
	changeTwo();
	expect(await work.open().propose()).toEqual({ refused: "Er is niets om voor te stellen." });
	expect(await publish("Titel")).toHaveProperty("told");
	const branch = work.git("symbolic-ref", "--short", "HEAD");
	expect(await work.open().propose()).toMatchObject({
		told: `Verstuurd: uw wijzigingen staan op de server, onder de naam ${branch}.`,
		publishing: { pullRequest: { branch, isSent: true, page: undefined } },
	});
	expect(git(work.bare, "rev-parse", branch)).toBe(work.git("rev-parse", "HEAD"));
	work.git("config", "remote.origin.pushurl", "https://naam:geheim@github.com/praktijk/site.git");
	expect((await work.open().state()).pullRequest?.page).toBe(
		`https://github.com/praktijk/site/compare/main...${branch}?expand=1`,
	);

	const denies = createServer((_, response) => response.writeHead(401, { "WWW-Authenticate": "Basic" }).end());
	await new Promise<void>((resolve) => denies.listen(0, "127.0.0.1", resolve));
	const { port } = denies.address() as AddressInfo;
	work.site.write("Lijst.md", "1\n");
	await publish("Lijst");
	const pushTo = async (address: string) => {
		work.git("config", "remote.origin.pushurl", address);
		return JSON.stringify(await work.open().propose());
	};
	expect(await pushTo(`http://127.0.0.1:${port}/site.git`)).toContain("laat u niet toe");
	denies.close();
	expect(await pushTo("https://naam:geheim@127.0.0.1:9/site.git")).toMatch(/^(?!.*geheim).*niet bereikbaar/);
	writeFileSync(join(work.bare, "hooks/pre-receive"), "#!/bin/sh\necho Niet op zondag >&2\nexit 1\n");
	chmodSync(join(work.bare, "hooks/pre-receive"), 0o755);
	expect(await pushTo(work.bare)).toMatch(/neemt dit niet aan.*Niet op zondag/);
	work.git("config", "core.sshCommand", "sh -c 'sleep 60'");
	const late = await runGit(work.root, ["push", "ssh://voorbeeld.example/site.git"], { limit: 300 });
	expect(late).toMatchObject({ isDone: false, isLate: true });
});

test("what others put online meanwhile is told, and what both changed goes out only when somebody has seen that", async () => {
	work = new PublishingSite();
	const colleague = mkdtempSync(join(tmpdir(), "collega-"));
	try {
		git(colleague, "clone", "--quiet", work.bare, ".");
		const file = join(colleague, contact);
		const theirs = readFileSync(file, "utf8")
			.replace("title: Contact\n", 'title: "Wij in {branches.voorbeeldstad.city}"\n')
			.replace("title: Vraag het ons", "title: Vraag het gerust");
		writeFileSync(file, theirs);
		git(
			colleague,
			"-c",
			"user.name=Anna",
			"-c",
			"user.email=a@b.example",
			"commit",
			"--quiet",
			"--all",
			"--message",
			"Titel",
		);
		git(colleague, "push", "--quiet");
	} finally {
		rmSync(colleague, { recursive: true });
	}
	changeTwo();
	work.site.write("Lijst.md", "1\n");
	await publish("Titel");
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
	const branch = work.git("symbolic-ref", "--short", "HEAD");
	expect(await studio.propose()).toEqual({ refused: expect.stringMatching(/hetzelfde veranderd/) });
	expect(() => git(work.bare, "rev-parse", "--verify", "--quiet", branch)).toThrow();
	expect(await studio.propose(elsewhere.clash)).toMatchObject({ told: expect.stringMatching(/^Verstuurd/) });

	// Who makes of it what the other made has nothing to settle.
	const was = "Contact met ons";
	const change = { do: "set", file: contact, path: ["title"], was, value: elsewhere.texts[0]?.theirs ?? "" } as const;
	const { server } = studio;
	expect(studio.studio.edit(server, { revision: server.revision, changes: [change], name: "Titel" })).toHaveProperty(
		"written",
	);
	expect(await studio.elsewhere()).toMatchObject({ texts: [], places: ["Wij in Voorbeeldstad"] });
	work.site.replace("pages/contact.yaml", "title: Vraag het ons", "title: Vraag het gerust");
	expect(await studio.elsewhere()).toMatchObject({ texts: [], places: [], clash: "" });
	work.git("config", "remote.origin.url", "http://127.0.0.1:9/site.git");
	expect(await studio.elsewhere()).toMatchObject({ isKnown: false });
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
	"what somebody staged": [() => work.git("add", contact), /zelf al iets.*content\/pages\/contact\.yaml/],
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
	expect(await publish("Titel")).toEqual({ refused: expect.stringMatching(words) });
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
	expect(await studio.publish(seen, "Kop")).toEqual({
		refused: "Er is intussen nog iets veranderd. Kijk het nog eens na.",
	});
	expect(await studio.publish((await studio.state()).seen, " \n")).toMatchObject({
		refused: expect.stringMatching(/paar woorden/),
	});
});

test("a sample that is online stops nothing when its section moves; one more does", async () => {
	work = new PublishingSite();
	const samples = "    samples: [text]\n";
	const page = async (...marks: readonly string[]) => {
		const sections = marks.map((mark, index) => `  - type: prose\n${mark}    text: Zin ${index}.\n`);
		work.site.write("pages/voorbeelden.yaml", another() + sections.join(""));
		return (await work.open().state()).problems;
	};
	await page(samples, "");
	work.git("add", "--all");
	work.git("commit", "--quiet", "--message", "Eerst");
	work.git("push", "--quiet");
	expect(await page("", samples)).toEqual([]);
	expect(await page(samples, samples)).toEqual([expect.objectContaining({ path: ["sections", 4, "text"] })]);
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

test("an earlier version comes back as an edit: all of it, a page, or one change; and that is taken back", async () => {
	work = new PublishingSite();
	const first = filesIn(join(work.root, "content"));
	const picture = readFileSync(join(work.root, "content/images/scenes/voorbeeld.svg"), "utf8");
	work.site.replace("pages/contact.yaml", "title: Contact\n", "title: Contact met ons\n");
	work.site.replace("pages/contact.yaml", "title: Stuur ons een bericht", "title: Schrijf ons");
	work.site.replace("pages/index.yaml", "title: Stel gerust uw vraag", "title: Vraag maar");
	work.site.write("images/scenes/voorbeeld.svg", picture.replace("<svg ", '<svg id="anders" '));
	work.site.write("pages/nieuw.yaml", another());
	expect(await publish("Vier dingen")).toHaveProperty("told");
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
		"Beter horen in Voorbeeldstad",
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
}, 60_000);

test("a page is shown as it is online and as it will be, each with its own words, pictures and look", async () => {
	work = new PublishingSite();
	const picture = readFileSync(join(work.root, "content/images/scenes/voorbeeld.svg"), "utf8");
	work.site.replace("pages/index.yaml", "Beter horen begint met een goed gesprek", "Kom eens praten");
	work.site.write("images/scenes/voorbeeld.svg", picture.replace("<svg ", '<svg id="anders" '));
	work.site.write("facts/theme.yaml", "look: tarwe\n");
	work.site.write("pages/nieuw.yaml", another());
	const studio = work.open();
	const html = async (version: "online" | "now", path: string) => {
		const look = await studio.look(version, path);
		return "html" in look ? look.html : look.absent;
	};
	expect(await html("online", "/")).toContain("Beter horen begint met een goed gesprek");
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
		for (const name of ["freeBranch", "fetch", "beganWith", "differing", "news"])
			await expect(ask(name, words), `${name} ${words}`).rejects.toThrow(NotAsked);
		for (const asked of [
			{ remote: words, branch: "main" },
			{ remote: "origin", branch: words },
		])
			await expect(ask("push", asked), words).rejects.toThrow(NotAsked);
		const commit = { files: new Map([[contact, ""]]), message: "Iets", branch: words, hasSeen: true };
		await expect(ask("commit", commit), words).rejects.toThrow(NotAsked);
	}
	// What is another by now than what was seen is not committed, whatever a page says of it.
	const commit = { files: new Map([[contact, "0".repeat(64)]]), message: "--amend", hasSeen: true };
	expect(await ask("commit", commit)).toEqual({ refused: publishingWords.changedSince });
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
}, 240_000);
