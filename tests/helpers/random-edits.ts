import fc from "fast-check";
import { siteVersionPath } from "#core/site-version.ts";
import { type ContentFolder, differingFiles } from "./content-folder.ts";
import { anyMutation, mutate } from "./mutations.ts";
import { pdf } from "./pdf.ts";
import { NothingThere, type Random } from "./random.ts";

const usual = process.env.TEST_COMPLETE ? 300 : 100;

/** How many edits are made at random, and by which seed: with `npm test -- --all` more, and each time others. */
export const randomRun = {
	count: Number(process.env.FUZZ_RUNS ?? (process.env.TEST_ALL ? 3000 : usual)),
	seed: Number(process.env.FUZZ_SEED ?? (process.env.TEST_ALL ? Date.now() % 1_000_000 : 20_261_121)),
};

/** Makes one kind of edit, and says what it did. Throws `NothingThere` where there is nothing of the kind to edit. */
type Edit = (content: ContentFolder, random: Random) => string;

const page = /^pages\/.*\.yaml$/;

const article = /^pages\/blogs\/(?!index).*\.yaml$/;

const addedWords = ["rustig", "vandaag", "samen", "thuis", "morgen", "{business.name}"];

/** Words that the dictionary has not. */
const unknownWords = ["zoemfluiter", "hoorzolder", "oorklepel"];

const sections = [
	"  - type: notice\n    tone: tip\n    title: Let op\n    text: Dit kost {products.reis.price} per set.\n",
	"  - type: products\n    title: Tassen\n    items:\n      - reis\n      - slaap\n",
	"  - type: article-list\n    title: Lees verder\n    below: /blogs\n    max: 2\n",
	"  - type: article-list\n    title: Over maken\n    below: /blogs\n    tag: maken\n    perPage: 1\n",
	"  - type: article-list\n    title: Over slapen\n    below: /blogs\n    tag: slapen\n    max: 1\n",
	"  - type: article-list\n    title: Alles van het blog\n    below: /blogs\n    perPage: 1\n",
	"  - type: text-media\n    title: Rust\n    text: Zie [de blogs](/blogs).\n    image:\n      file: scenes/voorbeeld.svg\n      alt: Een huis aan het water.\n",
	"  - type: prose\n    text: |\n      ## Over ons\n\n      Zie [het formulier](/contact#formulier) van {branches.voorbeelddorp.name}.\n",
	"  - type: downloads\n    title: Folders\n    items:\n      - file: /files/voorbeeld.pdf\n        label: Rust\n",
	"  - type: prose\n    text: Lees [de folder](/files/voorbeeld.pdf).\n",
	"  - type: branch\n    title: De winkel\n    branch: voorbeeldstad\n",
];

/** Every kind of edit that somebody makes, by its name. */
const edits = {
	text: (content, random) => editLine(content, random, page, /^ +(?:- )?(?:title|text|summary|label): [A-Z]/),
	"head of a page": (content, random) => editLine(content, random, page, /^(?:title|description): \S/),
	fact: (content, random) => editLine(content, random, /^facts\//, /^ +(?:- )?[a-zA-Z]+: "?[\w]/),
	translation: (content, random) => editLine(content, random, /^translations\//, / en: \S/),
	"translation that goes": (content, random) => {
		const name = random.pick(content.names(/^translations\/.*\.yaml$/));
		const pairs = content.text(name).split(/^(?=- )/m);
		const kept = random.below(2) === 0 ? [] : pairs.toSpliced(random.below(pairs.length), 1);
		if (kept.length === 0) content.remove(name);
		else content.write(name, kept.join(""));
		return `${name}: ${pairs.length - kept.length} of ${pairs.length} pairs gone`;
	},
	"word of the shell": (content, random) => editLine(content, random, /^words\//, /^\w+: "?[A-Z]/),
	"word list": (content, random) => {
		const word = random.pick(unknownWords);
		const lines = content.text("words.txt").split("\n");
		const kept = lines.filter((line) => line !== word);
		content.write("words.txt", [...(kept.length < lines.length ? [] : [word]), ...kept].join("\n"));
		return `words.txt: ${word}`;
	},
	"unknown word": (content, random) =>
		editLine(content, random, page, /^ +(?:- )?(?:title|text|label): [A-Z]/, [random.pick(unknownWords)]),
	icon: (content, random) => {
		const name = random.pick(["acorn", "check", "scissors", "tent", "yarn"]);
		return changeLine(content, random, /^(pages|facts)\/.*\.yaml$/, /(?<= )icon: .*/, () => `icon: ${name}`);
	},
	"picture with other bytes": (content, random) => {
		const name = random.pick(content.names(/^images\//));
		const colour = (0x100000 + random.below(0xefffff)).toString(16);
		if (name.endsWith(".svg")) content.write(name, content.text(name).replace(/fill="#\w+"/, `fill="#${colour}"`));
		// What stands behind the end of a photo is not shown.
		else content.write(name, Buffer.concat([content.bytes(name), Buffer.from(colour)]));
		return `${name}: ${colour}`;
	},
	"picture that comes": (content, random) => {
		const name = `images/scenes/nieuw-${random.below(3)}.svg`;
		content.write(name, content.text(random.pick(content.names(/\.svg$/))));
		return `${name}: new`;
	},
	"picture that is shown instead": (content, random) => {
		const files = content.names(/^images\/.*\.\w+$/).map((name) => name.slice("images/".length));
		return changeLine(content, random, /^(pages|facts)\/.*\.yaml$/, / file: /, () => ` file: ${random.pick(files)}`);
	},
	"focal point of a picture": (content, random) => {
		const shown = /^( +)file: (.*)\n(?: +focus: .*\n)?/m;
		const name = random.pick(
			content.names(/^(pages|facts)\/.*\.yaml$/).filter((each) => shown.test(content.text(each))),
		);
		const focus = `${10 * random.below(11)}% 40%`;
		content.write(name, content.text(name).replace(shown, `$1file: $2\n$1focus: ${focus}\n`));
		return `${name}: ${focus}`;
	},
	"picture that goes": (content, random) => {
		const name = random.pick(content.names(/^images\/.*\.\w+$/));
		content.remove(name);
		return `${name}: gone`;
	},
	"file to download": (content, random) => {
		const name = random.pick(["files/voorbeeld.pdf", "files/en/voorbeeld.pdf"]);
		const size = 64 + random.below(4) * 1000;
		if (random.below(3) > 0) content.write(name, pdf(size));
		else if (content.names(/^files\//).includes(name)) content.remove(name);
		return `${name}: ${size} bytes, or gone`;
	},
	setting: (content, random) => {
		const [pattern, values] = random.pick(settings);
		return changeLine(content, random, /^site\.yaml$/, pattern, () => random.pick(values));
	},
	"day off": (content, random) =>
		changeLine(content, random, /^facts\/business\.yaml$/, /^ {2}- from: .*/, () => {
			// The one has passed, the other is far away.
			return `  - from: ${random.pick([2020, 2090])}-12-${10 + random.below(20)}`;
		}),
	message: (content, random) => {
		const last = random.pick([2020, 2090]);
		const text = settingsOf(content).replace(/^message:\n(?: .*\n)+/m, "");
		content.write("site.yaml", `${text}message:\n  text: Bericht ${random.below(9)}\n  until: ${last}-01-01\n`);
		return `site.yaml: message until ${last}`;
	},
	"order of the menu": (content, random) => {
		const lines = settingsOf(content).split("\n");
		const first = lines.indexOf("menu:") + 1;
		const items = lines.slice(first).findIndex((line) => !line.startsWith("  - "));
		const [item = ""] = lines.splice(first + random.below(items), 1);
		lines.splice(first + random.below(items), 0, item);
		content.write("site.yaml", lines.join("\n"));
		return `site.yaml: ${item} moved in the menu`;
	},
	"place of a page in the menu": (content, random) =>
		changeLine(content, random, page, /^ {2}order: \d+/, () => `  order: ${1 + random.below(5)}`),
	"page that comes into the menu": (content, random) =>
		addToHead(content, random, /^menu:/m, `menu:\n  under: cases_and_satchels\n  label: Lees dit\n  order: 3\n`),
	"page that comes": (content, random) => {
		const name = `pages/blogs/nieuw-${random.below(4)}.yaml`;
		const from = random.pick(content.names(article));
		content.write(
			name,
			content
				.text(from)
				.replace(/^title: .*/m, `title: Een nieuwe tekst, nummer ${random.below(100)}`)
				.replace(/^formerly:\n(?: +-.*\n)+/m, "")
				.replace(/^menu:\n(?: +.*\n)+/m, ""),
		);
		return `${name}: new, from ${from}`;
	},
	"page that goes": (content, random) => {
		const name = random.pick(content.names(article));
		content.remove(name);
		return `${name}: gone`;
	},
	"page with another name": (content, random) => {
		const name = random.pick(content.names(article));
		const free = [0, 1, 2, 3].map((each) => `pages/blogs/anders-${each}.yaml`);
		const to = random.pick(free.filter((each) => !content.names(article).includes(each)));
		content.rename(name, to);
		if (random.below(2) === 0) {
			const former = name.replace(/^pages(.*)\.yaml$/, "$1");
			content.write(to, content.text(to).replace(/^(?:formerly:\n)?(?=article:)/m, `formerly:\n  - ${former}\n`));
		}
		return `${name}: now ${to}`;
	},
	"date of an article": (content, random) =>
		changeLine(content, random, article, /date: .*/, () => `date: 2026-0${1 + random.below(9)}-1${random.below(10)}`),
	"article that becomes a page": (content, random) => {
		const name = random.pick(content.names(article));
		content.write(name, content.text(name).replace(/^article:\n(?: +.*\n)+/m, ""));
		return name;
	},
	"what an article is about": (content, random) => {
		const name = random.pick(content.names(article));
		const tags = random.pick(["", "  tags: [maken]\n", "  tags: [slapen]\n", "  tags: [slapen, maken]\n"]);
		const bare = content.text(name).replace(/^ {2}tags: .*\n/m, "");
		content.write(name, bare.replace(/^(?=sections:)/m, tags));
		return `${name}: ${tags}`;
	},
	"page of a subject": (content, random) => {
		const page = random.pick(["", "  page: /blogs\n", "  page: /contact\n"]);
		const name = "facts/tags.yaml";
		content.write(name, `maken:\n  label: Maken ${random.below(3)}\n${page}slapen:\n  label: Slapen\n`);
		return `${name}: ${page}`;
	},
	"former address": (content, random) =>
		addToHead(content, random, /^formerly:/m, `formerly:\n  - /vroeger/${random.below(6)}\n`),
	"draft, or a page with a day": (content, random) =>
		addToHead(
			content,
			random,
			/^(?:draft|publish):/m,
			random.pick(["draft: ja\n", "publish: 2020-01-01\n", "publish: 2030-01-01\n"]),
		),
	"page that is no draft any more": (content, random) => {
		const pattern = /^(?:draft|publish):.*\n/gm;
		const name = random.pick(content.names(page).filter((each) => content.text(each).search(pattern) >= 0));
		content.write(name, content.text(name).replace(pattern, ""));
		return name;
	},
	"day of a section": (content, random) =>
		editSections(content, random, (parts) => {
			const place = random.below(parts.length);
			const day = random.pick(["from: 2020-01-01", "from: 2030-01-01", "until: 2020-01-01", "until: 2030-01-01"]);
			const bare = (parts[place] ?? "").replace(/^ {4}(?:from|until): .*\n/gm, "");
			parts[place] = bare.replace("\n", `\n    ${day}\n`);
		}),
	"section that comes": (content, random) =>
		editSections(content, random, (parts) => parts.splice(random.below(parts.length + 1), 0, random.pick(sections))),
	"section that goes": (content, random) =>
		editSections(content, random, (parts) => parts.splice(random.below(parts.length), 1)),
	"section that moves": (content, random) =>
		editSections(content, random, (parts) => {
			const moved = parts.splice(random.below(parts.length), 1);
			parts.splice(random.below(parts.length + 1), 0, ...moved);
		}),
	mistake: (content, random) => {
		const files = content.names(/\.yaml$/);
		const [mutation] = fc.sample(anyMutation(files), { numRuns: 1, seed: random.below(1_000_000) });
		if (!mutation) throw new NothingThere();
		const { name, bytes, story } = mutate(mutation, Buffer.from(content.text(mutation.file)));
		content.remove(mutation.file);
		if (bytes) content.write(name, bytes);
		return story;
	},
} satisfies Readonly<Record<string, Edit>>;

const settings: readonly (readonly [RegExp, readonly string[]])[] = [
	[/^openForAppointments: .*/, ["openForAppointments: ja", "openForAppointments: nee"]],
	[/^titleSuffix: .*/, ["titleSuffix: Praktijk Voorbeeld", "titleSuffix: Beter Horen"]],
	[/^languages: .*/, ["languages: [nl]", "languages: [nl, en]"]],
	[/^sharePictures: .*/, ["sharePictures: none", "sharePictures: page", "sharePictures: site"]],
	[/^reportLanguage: .*/, ["reportLanguage: nl", "reportLanguage: en"]],
	[/^ {2}- \{ key: blogs, .*/, ["  - { key: blogs, label: Blogs }", "  - { key: blogs, label: Nieuws }"]],
	[/^menuButton: .*/, ["menuButton: contact", "menuButton: blogs"]],
	[/^ {2}text: .*/, ["  text: Stel hem gerust.", "  text: Bel of mail ons."]],
	[/^address: .*/, ["address: https://www.praktijk-voorbeeld.example", "address: https://www.elders.example"]],
];

type EditName = keyof typeof edits;

export const everyKind = Object.keys(edits) as EditName[];

/** Makes an edit of one of these kinds, of any without them, and says in words what it did. */
export function randomEdit(content: ContentFolder, random: Random, kinds: readonly EditName[] = everyKind): string {
	for (;;) {
		const kind = random.pick(kinds);
		try {
			return `${kind}: ${edits[kind](content, random)}`;
		} catch (error) {
			if (!(error instanceof NothingThere)) throw error;
		}
	}
}

/** A mistake may have taken the settings away. */
function settingsOf(content: ContentFolder): string {
	if (content.names(/^site\.yaml$/).length === 0) throw new NothingThere();
	return content.text("site.yaml");
}

/** Replaces what a pattern finds in one line of a file. */
function changeLine(
	content: ContentFolder,
	random: Random,
	files: RegExp,
	pattern: RegExp,
	change: (found: string) => string,
): string {
	const name = random.pick(content.names(files).filter((each) => new RegExp(pattern, "m").test(content.text(each))));
	const lines = content.text(name).split("\n");
	const number = random.pick(lines.flatMap((line, index) => (pattern.test(line) ? [index] : [])));
	const line = (lines[number] ?? "").replace(pattern, change);
	content.write(name, lines.with(number, line).join("\n"));
	return `${name}, line ${number + 1}: ${JSON.stringify(line)}`;
}

/** Gives a line of a file another number, or a word at its end that was not there, or no longer that word. */
function editLine(content: ContentFolder, random: Random, files: RegExp, pattern: RegExp, words = addedWords): string {
	const word = random.pick(words);
	return changeLine(content, random, files, new RegExp(`${pattern.source}.*`), (line) => {
		if (/: "?\d+"?$/.test(line)) return line.replace(/\d(?="?$)/, String(random.below(10)));
		const [, text = "", end = ""] = /^(.*?)(\.?["']?)$/.exec(line) ?? [];
		return text.endsWith(` ${word}`) ? text.slice(0, -word.length - 1) + end : `${text} ${word}${end}`;
	});
}

/** Adds lines to the head of a page that has none of the kind yet. */
function addToHead(content: ContentFolder, random: Random, present: RegExp, lines: string): string {
	const name = random.pick(content.names(page).filter((each) => !present.test(content.text(each))));
	content.write(name, content.text(name).replace(/^(?=article:|sections:)/m, lines));
	return `${name}: ${JSON.stringify(lines)}`;
}

function editSections(content: ContentFolder, random: Random, edit: (parts: string[]) => void): string {
	const name = random.pick(content.names(page));
	const [head = "", ...parts] = content.text(name).split(/^(?= {2}- type: )/m);
	edit(parts);
	content.write(name, head + parts.join(""));
	return `${name}: now ${parts.map((part) => /type: (\S+)/.exec(part)?.[1]).join(", ")}`;
}

export type Files = ReadonlyMap<string, string>;

/**
 * The first file that is not as in a cold run, and from where on; an empty text when there is none. At which moment each was
 * made does not count.
 */
export function filesApart(cold: Files, other: Files): string {
	const name = differingFiles(cold, other).find((each) => `/${each}` !== siteVersionPath);
	if (name === undefined) return "";
	const [one, two] = [cold.get(name), other.get(name)];
	const from = [...(one ?? "")].findIndex((letter, index) => letter !== two?.[index]);
	const shown = (text: string | undefined) => text && JSON.stringify(text.slice(Math.max(0, from - 60), from + 100));
	return `${name}: ${shown(two)}\nand cold: ${shown(one)}`;
}
