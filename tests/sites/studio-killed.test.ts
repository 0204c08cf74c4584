import { readdirSync, readFileSync, rmSync, utimesSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Change } from "#core/studio.ts";
import { trouble } from "#engine/base/trouble.mjs";
import { readLastChanges } from "#engine/git/last-changes.ts";
import { openTranslations } from "#studio/brain/translations/passages.ts";
import { startedBy } from "#studio/brain/wizards/wizards.ts";
import { ContentFolder, differingFiles } from "../helpers/content-folder.ts";
import type { TemporarySite } from "../helpers/example-site.ts";
import { killedAt } from "../helpers/killed.ts";
import { openStudio } from "../helpers/open-studio.ts";
import { Random } from "../helpers/random.ts";
import { variedSite } from "../helpers/varied-site.ts";

/** Whatever Studio writes is there whole, or not at all, when it was killed, or the disk was full, at any moment. */
let site: TemporarySite;
let content: ContentFolder;
let first: ReadonlyMap<string, string>;

/** So many moments of each operation are tried; `KILL_MOMENTS=1000` tries all. */
const most = Number(process.env.KILL_MOMENTS ?? 1);

const random = new Random(Number(process.env.KILL_SEED ?? new Date().getDate()));

beforeAll(() => {
	site = variedSite();
	content = new ContentFolder(join(site.root, "content"));
	site.write("images/fotos/los.svg", readFileSync(join(site.root, "content/images/scenes/voorbeeld.svg")));
	first = content.files();
});

let tried = 0;

afterAll(() => {
	site.dispose();
	if (most > 1) process.stdout.write(`${tried} moments\n`);
});

type Opened = ReturnType<typeof openStudio>;

/** Makes ready what somebody does, and gives the doing. */
type Operation = (opened: Opened) => (() => unknown) | Promise<() => unknown>;

const name = "Iets";

const set = (file: string, path: Change["path"], was: string, value: string): Change => ({
	do: "set",
	file: `content/${file}.yaml`,
	path,
	was,
	value,
});

const titles: readonly Change[] = [
	set("pages/contact", ["title"], "Contact", "Contact met ons"),
	set("pages/contact", ["sections", 0, "title"], "Vraag het ons", "Vraag maar"),
	set("pages/index", ["sections", 1, "title"], "Stel gerust uw vraag", "Vraag gerust"),
	set("pages/blogs/index", ["sections", 0, "title"], "Lezen over leder", "Lezen over gehoor"),
	set("facts/products", ["muziek-regular", "price"], "100", "101"),
	set("site", ["titleSuffix"], "Praktijk Voorbeeld", "Praktijk Voorbeelden"),
];

const edited = ({ server, studio }: Opened, changes: readonly Change[]) =>
	studio.edit(server, { revision: server.revision, changes, name });

const wizard =
	(what: string, answers: Readonly<Record<string, string>>): Operation =>
	({ server, studio }) =>
	() =>
		studio.finishWizard(server, { from: "/", name }, startedBy(server, what, answers));

const operations: Readonly<Record<string, Operation>> = {
	"a text": (opened) => () => edited(opened, titles.slice(2, 3)),
	"two files": (opened) => () => edited(opened, titles.slice(1, 3)),
	"five files": (opened) => () => edited(opened, titles),
	"a photo": async (opened) => {
		const { server, studio } = opened;
		const bytes = await sharp({ create: { width: 700, height: 500, channels: 3, background: "#123" } })
			.jpeg()
			.toBuffer();
		const upload = await studio.uploads.receive(server, "winkel.jpg", bytes);
		if ("refused" in upload) throw new Error(upload.refused);
		const path = ["sections", 0, "image", "file"];
		const changes = [set("pages/index", path, "scenes/voorbeeld.svg", upload.written)];
		const files = [{ do: "place", key: upload.key }] as const;
		return () => studio.edit(server, { revision: server.revision, changes, files, name });
	},
	"a picture that goes":
		({ server, studio }) =>
		() =>
			studio.edit(server, {
				revision: server.revision,
				changes: [],
				files: [{ do: "discard", file: "content/images/fotos/los.svg" }],
				name,
			}),
	"a new page": wizard("page", {
		name: "Hoortest voor kinderen",
		description: "Wij onderzoeken op een rustige manier hoe goed uw kind hoort, met tijd voor uitleg.",
	}),
	"another address": wizard("rename", { name: "/aanbod", address: "/wat-wij-doen" }),
	"a page that goes": wizard("remove", { name: "/blogs/een-eerste-opmeting", to: "/blogs" }),
	"a translation": async ({ server, studio }) => {
		const [open] = openTranslations(server, await readLastChanges(site.root));
		if (!open) throw new Error("Everything is translated.");
		const { language, file, written } = open;
		return () => studio.translate(server, { language, file, written, was: "", value: "Something", name });
	},
	"a word":
		({ server, studio }) =>
		() =>
			studio.word(server, { key: "read_more", to: { language: "nl", was: "Lees meer", value: "Verder" }, name }),
	"taking back": (opened) => {
		edited(opened, titles.slice(1, 3));
		return () => opened.studio.again(opened.server, "undo");
	},
	"doing again": async (opened) => {
		edited(opened, titles.slice(1, 3));
		await opened.studio.again(opened.server, "undo");
		return () => opened.studio.again(opened.server, "redo");
	},
};

/** The content without what a dot in front of its name says is none. */
const now = () => new Map([...content.files()].filter(([file]) => !/(?:^|\/)\./.test(file)));

/** Everything as at first. */
function begin(): void {
	content.restore(first);
	rmSync(join(site.root, ".studio"), { recursive: true, force: true });
}

interface Done {
	readonly before: ReadonlyMap<string, string>;
	/** Right after it, and in a Studio that was started since. */
	readonly after: ReadonlyMap<string, string>;
	readonly restarted: ReadonlyMap<string, string>;
	/** How often the disk was changed, or would have been. */
	readonly count: number;
	/** What was thrown. */
	readonly thrown: unknown;
	readonly answer: unknown;
}

/** Does something once, from the beginning, and is stopped in it. */
async function done(operation: Operation, ...how: Parameters<typeof killedAt>): Promise<Done> {
	begin();
	const opened = openStudio(site.root);
	const act = await operation(opened);
	const before = now();
	const { count, revive } = killedAt(...how);
	let [answer, thrown]: unknown[] = [];
	try {
		answer = await act();
	} catch (error) {
		thrown = error;
	} finally {
		revive();
		opened.server.close();
	}
	const after = now();
	openStudio(site.root).server.close();
	return { before, after, restarted: now(), count: count(), thrown, answer };
}

/** Dead, dead in the middle of a file, or alive on a disk that is full from then on. */
const ways = [{}, { half: true }, { code: "ENOSPC" }] as const;

/** Some of the moments of an operation, each in one way. */
function momentsOf(count: number): [moment: number, how: (typeof ways)[number]][] {
	const all = Array.from({ length: count }, (_, index) =>
		ways.map((how) => [index + 1, how] as [number, typeof how]),
	).flat();
	while (all.length > most) all.splice(random.below(all.length), 1);
	return all;
}

test.each(Object.entries(operations))(
	"%s, killed or on a full disk",
	async (_, operation) => {
		const whole = await done(operation, Number.POSITIVE_INFINITY);
		expect(whole.answer).toHaveProperty("written");
		const changed = differingFiles(whole.before, whole.after);
		expect(changed.length).toBeGreaterThan(0);
		expect(differingFiles(whole.after, whole.restarted)).toEqual([]);
		for (const [moment, how] of momentsOf(whole.count)) {
			const { before, after, restarted, thrown } = await done(operation, moment, how);
			const told = `at ${moment} of ${whole.count}, ${JSON.stringify(how)}`;
			const isDead = !("code" in how);
			if (isDead || thrown === undefined) {
				const apart = [before, whole.after].map((each) => differingFiles(each, restarted));
				expect(apart, told).toContainEqual([]);
			} else {
				expect(trouble(thrown), String(thrown)).toBeDefined();
				expect(differingFiles(before, restarted), told).toEqual([]);
				// Of one that fills up in the middle a part may stay until there is room again.
				if (moment === 1) expect(differingFiles(before, after), told).toEqual([]);
			}
			tried += 1;
		}
		// What was cut off goes with the next start, once nobody can be writing it.
		for (const file of content.names(/(?:^|\/)\./)) utimesSync(join(site.root, "content", file), 1, 1);
		openStudio(site.root).server.close();
		expect(content.names(/(?:^|\/)\./)).toEqual([]);
		expect(readdirSync(site.root).filter((each) => each !== ".studio")).toEqual(["content"]);
	},
	20_000 + 5000 * Math.min(most, 500),
);
