import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyProblem } from "#core/problems/problem.ts";
import { askDelivery } from "#studio/stores/ask-online.ts";
import type { DiskRemote } from "../helpers/disk-remote.ts";
import { type Browser, HostedSite, zoë } from "../helpers/open-hosted.ts";
import { OwnServer } from "../helpers/own-server.ts";

const contact = "content/pages/contact.yaml";
const offer = "content/pages/aanbod.yaml";

let site: HostedSite;
let remote: DiskRemote;
let browser: Browser;

beforeEach(async () => {
	site = new HostedSite();
	remote = site.remote();
	browser = await site.open({ remote });
	browser.type(contact, ["title"], "Bereikbaar");
});

afterEach(() => site.dispose());

/** Somebody who commits by hand. */
const person = ["-c", "user.name=Anna", "-c", "user.email=anna@voorbeeld.example"];

const commits = () => Number(site.git("rev-list", "--count", "main"));

/** Two commits: what there was, and what was put online here. */
async function expectOnce(): Promise<void> {
	expect(site.online(contact)).toContain("title: Bereikbaar\n");
	expect(await browser.changed()).toEqual([]);
	expect(commits()).toBe(2);
}

/** Somebody puts a commit online that changes nothing. */
function annaCommits(): void {
	const next = site.git(...person, "commit-tree", "main^{tree}", "-p", "main", "-m", "Niets anders");
	site.git("update-ref", "refs/heads/main", next);
}

test("somebody was faster: what they put online is merged, and then it goes", async () => {
	await site.putOnline({ [offer]: site.online(offer).replace("title: ", "title: Al ons ") });
	expect(await browser.publish()).toHaveProperty("told");
	expect(site.online(offer)).toContain("title: Al ons ");
	expect(browser.text(offer)).toBe(site.online(offer));
	expect(site.online(contact)).toContain("title: Bereikbaar");
});

test("somebody is faster between the last look and the push", async () => {
	remote.meanwhile = annaCommits;
	expect(await browser.publish()).toHaveProperty("told");
	expect(site.git("log", "--format=%an", "main").split("\n")).toEqual(["Zoë de Vries", "Anna", "Redactie"]);
	expect(site.online(contact)).toContain("title: Bereikbaar");
});

test("somebody is always faster: it is said, and nothing is lost", async () => {
	const faster = () => {
		annaCommits();
		queueMicrotask(() => {
			remote.meanwhile = faster;
		});
	};
	remote.meanwhile = faster;
	expect(await browser.publish()).toHaveProperty("refused", expect.stringContaining("Probeer het zo nog eens"));
	expect(browser.value(contact, "title")).toBe("Bereikbaar");
	remote.meanwhile = undefined;
	expect(await browser.publish()).toHaveProperty("told");
});

test.each(["unreachable", "failed", "damaged"] as const)(
	"an answer is lost after the server took it: %s",
	async (is) => {
		remote.faults.set("push", { when: "after", is });
		expect(await browser.publish()).toHaveProperty("told");
		await expectOnce();
	},
);

test.each(["unreachable", "failed"] as const)("what was sent is lost before the server took it: %s", async (is) => {
	remote.faults.set("push", { when: "before", is });
	expect(await browser.publish()).toHaveProperty("refused", expect.stringContaining("niets online gezet"));
	expect(commits()).toBe(1);
	expect(await browser.publish()).toHaveProperty("told");
	await expectOnce();
});

test("nobody can say whether it arrived: it is known when there is a network, also after a restart", async () => {
	remote.faults.set("push", { when: "after", is: "unreachable" });
	remote.faults.set("always", { when: "before", is: "unreachable" });
	const { publishing } = browser.brain;
	const { seen } = await publishing.state(browser.live);
	remote.faults.delete("always");
	const asked = publishing.send(browser.live, { seen, message: "Titel" });
	const isPushed = () => remote.asked.some((each) => each.startsWith("push refs/heads/main"));
	while (!isPushed()) await Promise.resolve();
	remote.faults.set("always", { when: "before", is: "unreachable" });
	expect(await asked).toHaveProperty("refused", expect.stringContaining("Studio kijkt of ze zijn aangekomen"));
	browser.type(contact, ["title"], "Bereikbaar, dag en nacht");
	browser = await site.open({ disk: browser.disk });
	await browser.store.follow();
	expect((await browser.elsewhere()).clash).toBe("");
	expect(browser.value(contact, "title")).toBe("Bereikbaar, dag en nacht");
	expect(commits()).toBe(2);
	expect(await browser.publish()).toHaveProperty("told");
	expect(site.git("log", "-p", "--format=", "-1", "main")).toContain(
		"-title: Bereikbaar\n+title: Bereikbaar, dag en nacht",
	);
});

test("what was online says nothing of what was sent, also where that is not known here yet", async () => {
	let shown = site.tip;
	const online = {
		siteVersion: async () => ({ commit: shown, at: "2026-11-26T14:03:00Z" }),
		delivery: async () => undefined,
	};
	const other = await site.open({ remote, online });
	const { publishing } = other.brain;
	other.type(contact, ["title"], "Te bereiken");
	expect(await publishing.seen(other.live)).toMatchObject({ is: "online" });
	remote.faults.set("snapshot", { when: "before", is: "unreachable" });
	expect(await other.publish()).toMatchObject({ is: "online" });
	expect(await publishing.seen(other.live)).toMatchObject({ is: "under way" });
	shown = site.tip;
	expect(await publishing.seen(other.live)).toMatchObject({ is: "online" });
	await other.store.follow();
	expect(await publishing.seen(other.live)).toMatchObject({ is: "online" });
});

test("what is typed while it is sent stays, and goes next", async () => {
	remote.meanwhile = () => browser.type(contact, ["title"], "Bereikbaar, dag en nacht");
	expect(await browser.publish()).toHaveProperty("told");
	expect(site.online(contact)).toContain("title: Bereikbaar\n");
	expect(browser.value(contact, "title")).toBe("Bereikbaar, dag en nacht");
	expect(await browser.changed()).toEqual([contact]);
	expect((await browser.elsewhere()).clash).toBe("");
	expect(await browser.publish()).toHaveProperty("told");
	expect(site.online(contact)).toContain("title: Bereikbaar, dag en nacht\n");
});

test("what is taken back while it is sent is an edit of what went online", async () => {
	remote.meanwhile = () => browser.brain.editing.again(browser.live, "undo");
	expect(await browser.publish()).toHaveProperty("told");
	expect(site.online(contact)).toContain("title: Bereikbaar\n");
	expect(browser.value(contact, "title")).toBe("Contact");
	expect(await browser.changed()).toEqual([contact]);
});

test("a hook refuses: its words are told, and nothing is lost", async () => {
	remote.refuse = (branch) => (branch === "refs/heads/main" ? "remote: error: Alleen op werkdagen.\n" : undefined);
	expect(await browser.publish()).toMatchObject({
		refused: expect.stringContaining("online zetten: Alleen op werkdagen."),
		mayPropose: true,
	});
	expect(commits()).toBe(1);
	expect(browser.value(contact, "title")).toBe("Bereikbaar");
	remote.refuse = undefined;
	expect(await browser.publish()).toHaveProperty("told");
	await expectOnce();
});

test.each([
	["signed out", "niet meer aangemeld"],
	["forbidden", "mag bij deze site niets online zetten"],
	["too large", "te groot voor de server"],
	["not found", "niet te vinden"],
] as const)("the server answers %s: it is said, editing goes on, and it goes later", async (is, words) => {
	remote.faults.set("push", { when: "before", is });
	expect(await browser.publish()).toHaveProperty("refused", expect.stringContaining(words));
	remote.faults.set("branches", { when: "before", is });
	await browser.store.follow();
	expect(browser.trouble).toBe(is);
	expect(browser.type(contact, ["description"], "Er is iets mis met de server.")).toHaveProperty("written");
	await browser.store.follow();
	expect(browser.trouble).toBeUndefined();
	expect(await browser.publish()).toHaveProperty("told");
	await expectOnce();
});

test("history is rewritten: what was typed is merged onto it all the same, and it is said", async () => {
	const work = site.git("commit-tree", "main^{tree}", "-m", "Alles opnieuw");
	site.git("update-ref", "refs/heads/main", work);
	await site.putOnline({ [contact]: site.online(contact).replace("description: Stel", "description: Stelt") });
	site.git("reflog", "expire", "--expire=now", "--all");
	site.git("gc", "--quiet", "--prune=now");
	await browser.store.follow();
	expect(browser.trouble).toBe("rewritten");
	expect(browser.value(contact, "title")).toBe("Bereikbaar");
	expect(browser.value(contact, "description")).toMatch(/^Stelt/);
	expect(await browser.publish()).toHaveProperty("told");
	expect(site.online(contact)).toMatch(/title: Bereikbaar\ndescription: Stelt/);
});

test("what was seen goes out and nothing else: a file that changed since refuses", async () => {
	const { publishing } = browser.brain;
	const { seen } = await publishing.state(browser.live);
	browser.type(contact, ["title"], "Toch anders");
	expect(await publishing.send(browser.live, { seen, message: "Titel" })).toHaveProperty("refused");
	expect(commits()).toBe(1);
});

test("history is rewritten by more commits than are looked at each time, and it is said; as many more of it are no news", async () => {
	const grow = (from: string) =>
		Array.from({ length: 45 }).reduce<string>(
			(parent, _, number) => site.git(...person, "commit-tree", "main^{tree}", "-p", parent, "-m", `Stap ${number}`),
			from,
		);
	site.git("update-ref", "refs/heads/main", grow(site.tip));
	await browser.store.follow();
	expect(browser.trouble).toBeUndefined();
	site.git("update-ref", "refs/heads/main", grow(site.git(...person, "commit-tree", "main^{tree}", "-m", "Opnieuw")));
	await browser.store.follow();
	expect(browser.trouble).toBe("rewritten");
	expect(browser.value(contact, "title")).toBe("Bereikbaar");
});

test("a proposal that others crossed is told, and made again after one has chosen", async () => {
	remote.refuse = (branch) => (branch === "refs/heads/main" ? "Alleen na overleg." : undefined);
	const propose = (clash = "") => browser.publish("Titel", clash, true);
	const became = async () =>
		(await browser.brain.publishing.state(browser.live)).proposals.map(({ message, is }) => `${message}: ${is}`);
	expect(await propose()).toMatchObject({ is: "proposed" });
	await site.putOnline({ [offer]: site.online(offer).replace("title: ", "title: Al ons ") });
	await browser.elsewhere();
	expect(await became()).toEqual(["Titel: waits"]);
	await site.putOnline({ [contact]: site.online(contact).replace("title: Contact", "title: Altijd open") });
	const { clash, texts } = await browser.elsewhere();
	expect(await became()).toEqual(["Titel: clashes"]);
	expect(texts).toMatchObject([{ theirs: "Altijd open", mine: "Bereikbaar" }]);
	expect(await propose(clash)).toMatchObject({ is: "proposed" });
	expect(await became()).toEqual(["Titel: waits"]);
	expect(site.git("for-each-ref", "--format=%(refname)", "refs/heads/proposals").split("\n")).toHaveLength(1);
});

test.each(["at once", "later"])(
	"a proposal of which the answer is lost is made once, which is known %s",
	async (when) => {
		remote.refuse = (branch) => (branch === "refs/heads/main" ? "Alleen na overleg." : undefined);
		remote.faults.set("push", { when: "after", is: "unreachable" });
		if (when === "later") {
			const proposed = browser.publish("Titel", "", true);
			while (!remote.asked.some((each) => each.startsWith("push refs/heads/proposals"))) await Promise.resolve();
			remote.faults.set("branches", { when: "before", is: "unreachable" });
			expect(await proposed).toHaveProperty("refused", expect.stringContaining("Er is geen verbinding"));
		}
		expect(await browser.publish("Titel", "", true)).toMatchObject({ is: "proposed" });
		expect(site.git("for-each-ref", "--format=%(refname)", "refs/heads/proposals").split("\n")).toHaveLength(1);
		const { proposals } = await browser.brain.publishing.state(browser.live);
		expect(proposals).toMatchObject([{ message: "Titel", is: "waits" }]);
	},
);

test.each([
	["as it is", true],
	["as another commit", false],
])("a proposal that was taken over %s beside another change of the same file is online", async (_, isMerge) => {
	remote.refuse = (branch) => (branch === "refs/heads/main" ? "Alleen na overleg." : undefined);
	expect(await browser.publish("Titel", "", true)).toMatchObject({ is: "proposed" });
	await site.putOnline({ [contact]: site.online(contact).replace("Stuur ons een bericht", "Schrijf ons") });
	const branch = site.git("for-each-ref", "--format=%(refname)", "refs/heads/proposals");
	const tree = site.git("merge-tree", "--write-tree", "main", branch);
	const parents = ["-p", "main", ...(isMerge ? ["-p", branch] : [])];
	site.git("update-ref", "refs/heads/main", site.git(...person, "commit-tree", tree, ...parents, "-m", "Goed"));
	site.git("update-ref", "-d", branch);
	await browser.elsewhere();
	const { proposals } = await browser.brain.publishing.state(browser.live);
	expect(proposals).toMatchObject([{ message: "Titel", is: "online" }]);
});

test("a commit that changes the program with the content is in no list for editors", async () => {
	await browser.publish("Andere titel");
	const program = new Map([
		[offer, Buffer.from(site.online(offer).replace("title: ", "title: Al ons "))],
		["program.ts", Buffer.from("1\n")],
	]);
	const commit = {
		parents: [site.tip] as const,
		changes: program,
		message: "Programma",
		author: zoë,
		time: 0,
		zone: 60,
	};
	expect((await site.remote().push("refs/heads/main", site.tip, commit)).is).toBe("done");
	await browser.store.follow();
	const listed = await browser.brain.earlier.publications(browser.live);
	expect(listed.map(({ message }) => message)).toEqual(["Andere titel", expect.any(String)]);
});

test("earlier versions are listed without their marks, and one comes back", async () => {
	await browser.publish("Andere titel");
	const [last, first] = await browser.brain.earlier.publications(browser.live);
	expect(last).toMatchObject({ message: "Andere titel", author: "Zoë de Vries" });
	const earlier = await browser.brain.earlier.at(browser.live, first?.commit ?? "", contact);
	expect(earlier?.review.summary).not.toBe("");
	expect([...(await browser.store.repository.differing(first?.commit ?? "")).keys()]).toEqual([contact]);
	await expect(browser.store.repository.differing("1".repeat(40))).rejects.toThrow();
});

test("whoever goes on finds versions that are older than the usual ones", async () => {
	for (let number = 0; number < 42; number++) annaCommits();
	await browser.publish("Andere titel");
	const { earlier } = browser.brain;
	expect((await earlier.publications(browser.live)).map(({ message, isFirst }) => [message, isFirst])).toEqual([
		["Andere titel", false],
	]);
	const all = await earlier.publications(browser.live, 80);
	expect(all.map(({ isFirst }) => isFirst)).toEqual([false, true]);
	expect((await earlier.at(browser.live, all[1]?.commit ?? "", contact))?.review.summary).not.toBe("");
});

test("why no site could be made is told as Studio tells problems, until that is mended", async () => {
	const server = new OwnServer();
	try {
		const shown = site.tip;
		const wrong = site.online(contact).replace("form: contact\n", "form: conact\n");
		await site.putOnline({ [contact]: wrong.replace('"#formulier"', '"#formuier"') });
		expect(await server.deliver({ repository: site.repository })).toBe(false);
		let told: object = server.delivery;
		vi.stubGlobal("fetch", async () => Response.json(told));
		const online = { siteVersion: async () => ({ commit: shown, at: "2026-11-26T14:03:00Z" }), delivery: askDelivery };
		const other = await site.open({ online });
		const seen = () => other.brain.publishing.seen(other.live);
		const link = ["sections", 0, "buttons", 0, "link"];
		const form = { file: contact, path: ["sections", 1, "form"], page: "/contact", named: "Contact" };
		expect(await seen()).toMatchObject({
			is: "failed",
			isMended: false,
			report: [],
			problems: [{ path: link, hint: expect.stringContaining("formulier") }, form],
		});
		// What is mended is told no more, whatever else is written.
		expect(other.type(contact, link, "#formulier")).toHaveProperty("written");
		other.type(contact, ["description"], "Stel uw vraag. ".repeat(5).trim());
		expect(await seen()).toMatchObject({ isMended: false, problems: [form] });
		const { problems = [] } = server.delivery;
		const unseen = { ...problems[1], code: "missing-image", values: { file: "weg.jpg" } } as AnyProblem;
		// Another builder may know others, an older one tells none, and GitHub neither: then it is what Studio itself finds.
		for (const others of [[...problems, { ...unseen, code: "from-tomorrow" }], undefined]) {
			told = { ...server.delivery, problems: others };
			expect(await seen()).toMatchObject({ problems: [form], isMended: false, report: [] });
		}
		told = server.delivery;
		other.type(contact, ["sections", 1, "form"], "contact");
		expect(await seen()).toEqual({ is: "failed", isMended: true, problems: [], report: [], page: undefined });
		// What only the server finds may be wrong still.
		told = { ...server.delivery, problems: [...problems, unseen] };
		expect(await seen()).toMatchObject({ isMended: false, problems: [{ title: expect.any(String) }], report: [] });
		// What is no fault of the content is for whoever keeps the server.
		told = { ...server.delivery, problems: [], report: ["De schijf is vol."] };
		expect(await seen()).toMatchObject({ problems: [], isMended: false, report: ["De schijf is vol."] });
	} finally {
		vi.unstubAllGlobals();
		server.dispose();
	}
});
