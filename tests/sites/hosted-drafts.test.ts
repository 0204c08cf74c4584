import { afterEach, beforeEach, expect, test } from "vitest";
import { anna, HostedSite } from "../helpers/open-hosted.ts";

const contact = "content/pages/contact.yaml";
const offer = "content/pages/aanbod.yaml";

let site: HostedSite;

beforeEach(() => {
	site = new HostedSite();
});

afterEach(() => site.dispose());

const drafts = () => site.git("for-each-ref", "--format=%(refname)", "refs/heads/studio/").split("\n").filter(Boolean);

test("what is not online yet is a commit on the branch of its writer, follows what is online, and goes with it", async () => {
	const browser = await site.open();
	browser.type(contact, ["title"], "Bereikbaar");
	await browser.store.pushDraft();
	const [draft = ""] = drafts();
	expect(draft).toBe("refs/heads/studio/zoe-de-vries-laptop");
	expect(site.git("log", "-1", "--format=%an %P", draft)).toBe(`Zoë de Vries ${site.tip}`);
	expect(site.git("diff", "--name-only", "main", draft)).toBe(contact);
	await browser.store.pushDraft();
	const first = site.git("rev-parse", draft);
	browser.type(contact, ["title"], "Bereikbaar, dag en nacht");
	await browser.store.pushDraft();
	expect(site.git("log", "-1", "--format=%P", draft)).toBe(`${site.tip} ${first}`);
	await browser.publish();
	await browser.store.pushDraft();
	expect(drafts()).toEqual([]);
	expect(site.git("log", "-1", "--format=%P", "main").split(" ")).toHaveLength(1);
});

test("what was typed comes back after the browser cleared everything, and in another browser", async () => {
	const browser = await site.open();
	browser.type(contact, ["title"], "Bereikbaar");
	browser.type(offer, ["title"], "Alles");
	await browser.store.pushDraft();
	browser.close();
	await site.putOnline({ [contact]: site.online(contact).replace("description: Stel", "description: Stelt") });
	for (const device of ["laptop", "telefoon"]) {
		const again = await site.open({ device });
		expect(again.value(contact, "title"), device).toBe("Bereikbaar");
		expect(again.value(contact, "description"), device).toMatch(/^Stelt/);
		expect(again.value(offer, "title"), device).toBe("Alles");
		expect((await again.changed()).length, device).toBe(2);
		again.close();
	}
	const last = await site.open({ device: "tablet" });
	expect(await last.publish()).toHaveProperty("told");
	await last.store.pushDraft();
	expect(drafts()).toEqual([]);
});

test("a draft of which others made something else meanwhile comes back, and is asked about", async () => {
	const browser = await site.open();
	browser.type(contact, ["title"], "Bereikbaar");
	await browser.store.pushDraft();
	browser.close();
	await site.putOnline({ [contact]: site.online(contact).replace("title: Contact", "title: Bel ons") });
	const again = await site.open();
	expect(again.value(contact, "title")).toBe("Bereikbaar");
	expect((await again.elsewhere()).texts).toEqual([expect.objectContaining({ theirs: "Bel ons", mine: "Bereikbaar" })]);
	expect(await again.publish()).toHaveProperty("refused");
});

test("a draft that comes back names whoever put online what it clashes with, and not who was last", async () => {
	const browser = await site.open();
	browser.type(contact, ["title"], "Bereikbaar");
	await browser.store.pushDraft();
	browser.close();
	await site.putOnline({ [contact]: site.online(contact).replace("title: Contact", "title: Bel ons") });
	const bert = { name: "Bert", email: "bert@voorbeeld.example" };
	await site.putOnline({ [offer]: site.online(offer).replace("title: ", "title: Al ons ") }, bert);
	const again = await site.open({ device: "telefoon" });
	expect((await again.elsewhere()).texts).toMatchObject([{ who: anna.name, theirs: "Bel ons" }]);
});

test("what is online already does not come back", async () => {
	const browser = await site.open();
	browser.type(contact, ["title"], "Bereikbaar");
	await browser.store.pushDraft();
	browser.close();
	await site.putOnline({ [contact]: site.online(contact).replace("title: Contact", "title: Bereikbaar") });
	const again = await site.open({ device: "telefoon" });
	expect(await again.changed()).toEqual([]);
});

test("two browsers of one person each go on; what both made is there in the end", async () => {
	const [one, other] = [await site.open(), await site.open({ device: "telefoon" })];
	one.type(contact, ["title"], "Bereikbaar");
	other.type(contact, ["description"], "Zo bereikt u ons, dag en nacht.");
	await one.store.pushDraft();
	await other.store.pushDraft();
	expect(drafts()).toHaveLength(2);
	expect(await one.publish()).toHaveProperty("told");
	await other.store.follow();
	expect(await other.publish()).toHaveProperty("told");
	expect(site.online(contact)).toContain("title: Bereikbaar\ndescription: Zo bereikt u ons, dag en nacht.\n");
	await one.store.pushDraft();
	await other.store.pushDraft();
	expect(drafts()).toEqual([]);
});

test("two people of one name, whom the server knows apart, take nothing of each other", async () => {
	const person = { name: "Anna", email: "" };
	const one = await site.open({ person, account: "anna" });
	one.type(contact, ["title"], "Bereikbaar");
	await one.store.pushDraft();
	const other = await site.open({ person, account: "anna-b", device: "telefoon" });
	expect(await other.changed()).toEqual([]);
	other.type(offer, ["title"], "Alles");
	await other.publish();
	await other.store.pushDraft();
	expect(drafts()).toEqual(["refs/heads/studio/anna-laptop"]);
	// Nor what the one makes whose name is that of the other with something behind it.
	other.type(offer, ["title"], "Alles en meer");
	await other.store.pushDraft();
	const again = await site.open({ person, account: "anna", device: "tablet" });
	expect(await again.changed()).toEqual([contact]);
});

test("whoever leaves a shared computer hears whether the server has all that they made, to the last word", async () => {
	const remote = site.remote();
	const browser = await site.open({ remote });
	const { store } = browser;
	const type = (title: string) => browser.type(contact, ["title"], title);
	const handedOver = async () => {
		await store.pushDraft();
		return store.isHandedOver;
	};
	expect(await handedOver()).toBe(true);
	type("Bereikbaar");
	remote.refuse = (branch) => (branch.startsWith("refs/heads/studio/") ? "Geen takken." : undefined);
	expect(await handedOver()).toBe(false);
	type("Bereikbaar, dag en nacht");
	remote.refuse = () => undefined;
	expect(await handedOver()).toBe(true);
	// What is typed once the server had all of it is not on the server.
	type("Bereikbaar, ook 's nachts");
	expect(store.isHandedOver).toBe(false);
});

test("two windows of one browser that know nothing of each other lose nothing", async () => {
	const [one, other] = [await site.open(), await site.open()];
	one.type(contact, ["title"], "Bereikbaar");
	other.type(offer, ["title"], "Alles");
	await one.store.pushDraft();
	await other.store.pushDraft();
	expect(other.value(contact, "title")).toBe("Bereikbaar");
	await one.store.follow();
	expect(one.value(offer, "title")).toBe("Alles");
});

test("who edits what others have drafted is asked first, and sees who that was", async () => {
	const [zoë, other] = [await site.open(), await site.open({ person: anna })];
	other.type(contact, ["title"], "Bel ons");
	await other.store.pushDraft();
	await zoë.store.follow();
	expect(zoë.brain.editing.others?.all()).toEqual([
		expect.objectContaining({ who: anna.name, file: contact, path: ["title"], now: "Bel ons" }),
	]);
	expect(zoë.type(contact, ["title"], "Bereikbaar")).toHaveProperty(
		"conflict",
		expect.objectContaining({ by: anna.name }),
	);
	expect(zoë.type(contact, ["description"], "Zo bereikt u ons, dag en nacht.")).toHaveProperty("written");
	await other.publish();
	await other.store.pushDraft();
	await zoë.store.follow();
	expect(zoë.brain.editing.others?.all()).toEqual([]);
	expect(zoë.value(contact, "title")).toBe("Bel ons");
});

test("a first visit waits for the own drafts, and not for those of others", async () => {
	const [zoë, other] = [await site.open(), await site.open({ person: anna })];
	zoë.type(contact, ["title"], "Bereikbaar");
	other.type(offer, ["title"], "Alles");
	for (const { store } of [zoë, other]) await store.pushDraft();
	const remote = site.remote();
	const browser = await site.open({ remote, device: "telefoon" });
	expect(browser.value(contact, "title")).toBe("Bereikbaar");
	const draft = site.git("rev-parse", drafts().find((name) => name.includes("anna")) ?? "");
	expect(remote.asked).not.toContain(`snapshot ${draft}`);
	expect(browser.brain.editing.others?.all()).toEqual([]);
	await browser.store.follow();
	expect(browser.brain.editing.others?.all()).toHaveLength(1);
});

test("a draft that cannot be read hides no other", async () => {
	const other = await site.open({ person: anna });
	other.type(contact, ["title"], "Bel ons");
	await other.store.pushDraft();
	const orphan = site.git(
		"-c",
		"user.name=A",
		"-c",
		"user.email=a@voorbeeld.example",
		"commit-tree",
		"main^{tree}",
		"-m",
		"Los",
	);
	site.git("update-ref", "refs/heads/studio/a", orphan);
	const remote = site.remote();
	const browser = await site.open({ remote });
	remote.faults.set("blobs", { when: "before", is: "damaged" });
	other.type(offer, ["title"], "Alles");
	await other.store.pushDraft();
	await browser.store.follow();
	expect(browser.trouble).toBeUndefined();
	expect(browser.brain.editing.others?.all()).toEqual([]);
	other.type(offer, ["title"], "Nog meer");
	await other.store.pushDraft();
	await browser.store.follow();
	expect(browser.brain.editing.others?.all()).toHaveLength(2);
});

test("an answer about a draft is lost: the next goes on from it", async () => {
	const remote = site.remote();
	const browser = await site.open({ remote });
	browser.type(contact, ["title"], "Bereikbaar");
	remote.faults.set("push", { when: "after", is: "unreachable" });
	await browser.store.pushDraft();
	expect(browser.trouble).toBe("offline");
	const again = await site.open({ disk: browser.disk });
	again.type(contact, ["title"], "Bereikbaar, dag en nacht");
	await again.store.pushDraft();
	expect(site.online(contact, drafts()[0])).toContain("title: Bereikbaar, dag en nacht\n");
	again.type(contact, ["title"], "Contact");
	await again.store.pushDraft();
	expect(again.value(contact, "title")).toBe("Contact");
	expect(drafts()).toEqual([]);
});

test("what was taken back does not return from a draft of which the answer was lost, whatever was sent after it", async () => {
	const remote = site.remote();
	const browser = await site.open({ remote });
	browser.type(contact, ["title"], "Bereikbaar");
	remote.faults.set("push", { when: "after", is: "unreachable" });
	await browser.store.pushDraft();
	browser.type(contact, ["title"], "Contact");
	browser.type(offer, ["title"], "Alles");
	remote.faults.set("push", { when: "before", is: "unreachable" });
	await browser.store.pushDraft();
	const again = await site.open({ disk: browser.disk });
	again.type(offer, ["title"], "Nog meer");
	await again.store.pushDraft();
	expect(again.value(contact, "title")).toBe("Contact");
	expect(await again.changed()).toEqual([offer]);
	expect(site.git("diff", "--name-only", "main", drafts()[0] ?? "")).toBe(offer);
});

test("a draft that could not be sent goes once there is a connection, also after the tab was closed", async () => {
	const remote = site.remote();
	const browser = await site.open({ remote });
	browser.type(contact, ["title"], "Bereikbaar");
	remote.faults.set("always", { when: "before", is: "unreachable" });
	await browser.store.pushDraft();
	expect(browser.trouble).toBe("offline");
	const closed = browser.disk.copy();
	remote.faults.clear();
	await browser.store.follow();
	expect(browser.trouble).toBeUndefined();
	expect(site.online(contact, drafts()[0])).toContain("title: Bereikbaar\n");
	site.git("update-ref", "-d", drafts()[0] ?? "");
	const again = await site.open({ disk: closed });
	await again.store.follow();
	expect(site.online(contact, drafts()[0])).toContain("title: Bereikbaar\n");
});

test("what is wrong with a draft stays told while all else is asked well, and what is too large is sent once", async () => {
	const remote = site.remote();
	const browser = await site.open({ remote });
	browser.type(contact, ["title"], "Bereikbaar");
	remote.faults.set("push", { when: "before", is: "failed" });
	await browser.store.pushDraft();
	expect(browser.trouble).toBe("failed");
	remote.faults.set("push", { when: "before", is: "too large" });
	await browser.store.follow();
	expect(browser.trouble).toBe("too large");
	await browser.store.follow();
	expect(browser.trouble).toBe("too large");
	expect(drafts()).toEqual([]);
	browser.type(contact, ["title"], "Bereikbaar, dag en nacht");
	await browser.store.follow();
	expect(browser.trouble).toBeUndefined();
	expect(drafts()).toHaveLength(1);
});

test("a server takes no drafts: it is said, and what is typed goes online all the same", async () => {
	const remote = site.remote();
	remote.refuse = (branch) => (branch.startsWith("refs/heads/studio/") ? "Geen takken." : undefined);
	const browser = await site.open({ remote });
	browser.type(contact, ["title"], "Bereikbaar");
	await browser.store.pushDraft();
	expect(browser.trouble).toBe("no drafts");
	const asked = remote.asked.length;
	await browser.store.pushDraft();
	expect(remote.asked).toHaveLength(asked);
	expect(await browser.publish()).toHaveProperty("told");
	await browser.store.pushDraft();
	expect(browser.trouble).toBeUndefined();
});

test("a server lets no branch go: an empty draft takes its place, and nothing comes back", async () => {
	const remote = site.remote();
	const browser = await site.open({ remote });
	browser.type(contact, ["title"], "Bereikbaar");
	await browser.store.pushDraft();
	remote.keepsBranches = true;
	await browser.publish();
	await browser.store.pushDraft();
	expect(site.git("diff", "--name-only", "main", drafts()[0] ?? "")).toBe("");
	await site.putOnline({ [contact]: site.online(contact).replace("title: Bereikbaar", "title: Bel ons") });
	const cleared = await site.open({ remote });
	expect(await cleared.changed()).toEqual([]);
	browser.type(offer, ["title"], "Alles");
	await browser.store.pushDraft();
	expect(site.git("diff", "--name-only", "main~1", drafts()[0] ?? "")).toBe(offer);
	expect(await browser.changed()).toEqual([offer]);
});

test("a clock that is wrong by a day loses nothing", async () => {
	const day = 24 * 60 * 60 * 1000;
	for (const by of [-day, day]) {
		const now = () => new Date(Date.now() + by);
		const browser = await site.open({ now, device: `laptop${by}` });
		browser.type(contact, ["title"], `Bereikbaar ${by}`);
		await browser.store.pushDraft();
		await site.putOnline({ [offer]: site.online(offer).replace("title: ", "title: Al ") });
		const cleared = await site.open({ now, device: `laptop${by}` });
		expect(cleared.value(contact, "title")).toBe(`Bereikbaar ${by}`);
		expect(await cleared.publish()).toHaveProperty("told");
		expect(site.online(contact)).toContain(`title: Bereikbaar ${by}\n`);
		await cleared.store.pushDraft();
		await browser.store.follow();
		expect(await browser.changed()).toEqual([]);
	}
	expect(drafts()).toEqual([]);
});
