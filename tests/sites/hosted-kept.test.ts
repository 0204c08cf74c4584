import { afterEach, beforeEach, expect, test } from "vitest";
import { MemoryDisk } from "../helpers/kept-in-memory.ts";
import { HostedSite } from "../helpers/open-hosted.ts";

const contact = "content/pages/contact.yaml";

let site: HostedSite;

beforeEach(() => {
	site = new HostedSite();
});

afterEach(() => site.dispose());

/** The files, of which one holds the log; with what is beyond its end. */
function logOf(disk: MemoryDisk): readonly [Uint8Array, number] {
	const [one, other] = disk.contents;
	const file = one.length > other.length ? one : other;
	return [file, file.findLastIndex((byte) => byte !== 0) + 1];
}

test("a tab is killed at any byte of an edit: it is there whole, or not at all, and can be taken back", async () => {
	const browser = await site.open();
	const [, before] = logOf(browser.disk);
	browser.type(contact, ["title"], "Bereikbaar");
	const [file, after] = logOf(browser.disk);
	browser.close();
	const seen = new Set<unknown>();
	const remote = site.remote();
	remote.faults.set("always", { when: "before", is: "unreachable" });
	const step = Math.ceil((after - before) / 60);
	const lengths = Array.from({ length: 60 }, (_, index) => Math.min(after, before + index * step));
	for (const length of [...lengths, after - 1, after]) {
		const disk = new MemoryDisk([file.slice(0, length), new Uint8Array()]);
		const again = await site.open({ remote, disk });
		const { undo } = again.brain.editing.session(again.live);
		const title = again.value(contact, "title");
		seen.add(title);
		expect([title, undo], `killed at ${length}`).toEqual(
			title === "Bereikbaar" ? ["Bereikbaar", "Typen"] : ["Contact", undefined],
		);
		if (undo) {
			await again.brain.editing.again(again.live, "undo");
			expect(again.value(contact, "title")).toBe("Contact");
		}
		again.close();
	}
	expect(seen).toEqual(new Set(["Contact", "Bereikbaar"]));
});

test("there is no room: the edit is refused with a sentence, and all else stays", async () => {
	const browser = await site.open();
	browser.type(contact, ["title"], "Bereikbaar");
	browser.disk.room = browser.disk.size;
	let said: unknown;
	let last = browser.value(contact, "description");
	for (let count = 0; !said && count < 2000; count++) {
		try {
			const text = `Zo bereikt u ons, ${count} keer per dag.`;
			expect(browser.type(contact, ["description"], text)).toHaveProperty("written");
			last = text;
		} catch (error) {
			said = browser.store.content.adviceFor(error);
		}
	}
	expect(said).toHaveProperty("nl", expect.stringContaining("geen ruimte meer"));
	expect(browser.trouble).toBe("no room");
	expect(browser.value(contact, "description")).toBe(last);
	const again = await site.open({ disk: browser.disk.copy() });
	expect(again.text(contact)).toBe(browser.text(contact));
	browser.disk.room = Number.POSITIVE_INFINITY;
	expect(browser.type(contact, ["title"], "Weer ruimte")).toHaveProperty("written");
	expect(browser.trouble).toBeUndefined();
});

test("who has no room left can put online what there is, and sees what others put online", async () => {
	const browser = await site.open();
	browser.type(contact, ["title"], "Bereikbaar");
	browser.disk.room = browser.disk.size;
	const fill = () => {
		for (let count = 0; count < 2000; count++) browser.type(contact, ["description"], `Zo, ${count} keer per dag.`);
	};
	expect(fill).toThrow();
	const before = browser.disk.copy();
	const offer = "content/pages/aanbod.yaml";
	await site.putOnline({ [offer]: site.online(offer).replace(/^title: .*$/m, "title: Alles") });
	await browser.store.follow();
	expect(browser.value(offer, "title")).toBe("Alles");
	expect(await browser.publish()).toHaveProperty("told");
	expect(site.online(contact)).toContain("title: Bereikbaar");
	expect(await browser.changed()).toEqual([]);
	for (const disk of [before, browser.disk.copy()]) {
		const again = await site.open({ disk });
		await again.store.follow();
		expect(await again.changed()).toEqual([]);
		expect((await again.elsewhere()).clash).toBe("");
		expect(again.text(contact)).toBe(site.online(contact));
	}
	browser.disk.room = Number.POSITIVE_INFINITY;
	browser.type(contact, ["title"], "Weer ruimte");
	const again = await site.open({ disk: browser.disk.copy() });
	expect(await again.changed()).toEqual([contact]);
	expect(again.store.tip).toBe(site.tip);
});

test("a browser that keeps nothing shows the site all the same, and says so", async () => {
	const disk = new MemoryDisk();
	disk.open();
	disk.room = disk.size;
	const browser = await site.open({ disk });
	expect(browser.value(contact, "title")).toBe("Contact");
	expect(browser.trouble).toBe("no room");
	expect(() => browser.type(contact, ["title"], "Bereikbaar")).toThrow();
	expect(browser.value(contact, "title")).toBe("Contact");
	disk.room = Number.POSITIVE_INFINITY;
	expect(browser.type(contact, ["title"], "Bereikbaar")).toHaveProperty("written");
	const again = await site.open({ disk: disk.copy() });
	expect(again.value(contact, "title")).toBe("Bereikbaar");
	expect(await again.publish()).toHaveProperty("told");
	expect(site.online(contact)).toContain("title: Bereikbaar");
});

test("what is damaged of what is kept comes from the server again", async () => {
	const browser = await site.open();
	browser.type(contact, ["title"], "Bereikbaar");
	await browser.store.pushDraft();
	browser.close();
	const [file, end] = logOf(browser.disk);
	for (const part of [0.01, 0.2, 0.5, 0.9, 0.98]) {
		const damaged = file.slice();
		const at = Math.floor(end * part);
		damaged[at] = (damaged[at] ?? 0) ^ 0x40;
		const again = await site.open({ disk: new MemoryDisk([damaged, new Uint8Array()]) });
		await again.store.follow();
		expect(again.value(contact, "title"), `damaged at ${part}`).toBe("Bereikbaar");
		expect([...again.store.files.list()].length).toBe([...browser.store.files.list()].length);
		again.close();
	}
});
