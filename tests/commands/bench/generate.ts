import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sentences, topics } from "./sentences.ts";

/** Facts whose price a part of the pages shows. */
export const shownPrices = { all: "bench-alle", tenth: "bench-tiende", hundredth: "bench-honderdste" } as const;

/** A page of the generated site whose text is changed by the bench. */
export const editedPage = "pages/catalogus/reeks-1/artikel-1.yaml";

export const editedSentence = "Deze zin verandert.";

/** How the description of that page begins. */
export const editedDescription = "Lees alles over nummer 1 ";

/** Pages in one series of the catalogue. */
const seriesLength = 50;

/** Of so many pages one is an article of the blog. */
const everyArticle = 5;

interface GenerateOptions {
	/** The small complete site whose facts, words and pictures are used. */
	readonly example: string;
	/** Number of pages, more than ten. */
	readonly pages: number;
	/** Words on each page that no dictionary has, and that stand in `words.txt`. */
	readonly ownWords?: number;
}

/**
 * Writes the content of a site of so many pages of 3 to 4 kB into a folder: a catalogue in series, a blog, and the
 * pages of the example. The same numbers always give the same bytes.
 */
export function generateSite(root: string, { example, pages, ownWords = 0 }: GenerateOptions): void {
	const content = join(root, "content");
	cpSync(join(example, "content"), content, { recursive: true });
	const write = (name: string, text: string) => {
		mkdirSync(dirname(join(content, name)), { recursive: true });
		writeFileSync(join(content, name), text);
	};
	// A picture for each of thousands of pages takes far longer than all the rest, and is asked for by a setting.
	const settings = join(content, "site.yaml");
	writeFileSync(settings, `${readFileSync(settings, "utf8")}sharePictures: none\n`);
	const products = join(content, "facts/products.yaml");
	writeFileSync(products, readFileSync(products, "utf8") + Object.values(shownPrices).map(product).join(""));
	if (ownWords > 0) write("words.txt", `${vocabulary.join("\n")}\n`);
	write(
		"pages/catalogus/index.yaml",
		overview("De catalogus", "Alles wat we voor u maken, in reeksen bij elkaar gezet.", "/catalogus", true),
	);
	// The example's own six pages and the overview of the catalogue are there already.
	for (let number = 1, left = pages - 7; left > 0; number++) {
		const series = Math.ceil(number / seriesLength);
		if (number % seriesLength === 1) {
			const address = `/catalogus/reeks-${series}`;
			write(
				`pages${address}/index.yaml`,
				overview(`Reeks ${series}`, `Alle doppen en toestellen van reeks ${series}, bij elkaar gezet.`, address, false),
			);
			left--;
			if (left === 0) break;
		}
		const article = number % everyArticle === 0;
		const name = article
			? `pages/blogs/artikel-${number}.yaml`
			: `pages/catalogus/reeks-${series}/artikel-${number}.yaml`;
		const own = ownWords > 0 ? ownSection(number, ownWords) : "";
		write(name, pageText(number, series, article) + own);
		left--;
	}
}

const syllables = [
	"zoem",
	"fluit",
	"kwar",
	"bolt",
	"spreu",
	"drong",
	"plirt",
	"wasp",
	"gnoek",
	"tjal",
	"brumm",
	"vlisp",
];

/** Words that nobody uses. */
const vocabulary = syllables.flatMap((one) =>
	syllables.flatMap((other) => syllables.map((third) => one + other + third)),
);

function ownSection(number: number, words: number): string {
	const own = Array.from({ length: words }, (_, index) => vocabulary[(number * 31 + index * 7) % vocabulary.length]);
	return `  - type: prose\n    text: ${own.join(" ")}.\n`;
}

function product(name: string): string {
	return `${name}:
  name: Dop ${name.replace("bench-", "voor de proef, ")}
  price: "210"
  unit: per set
  description: Een dop waarvan de prijs op een deel van de pagina's staat.
  features:
    - icon: ear
      name: Gemaakt naar uw oor
`;
}

function overview(title: string, description: string, address: string, menu: boolean): string {
	return `title: ${title}
description: ${description}
${menu ? "menu:\n  under: cases_and_satchels\n  label: Alles wat we maken\n  order: 9\n" : ""}sections:
  - type: hero
    title: ${title}
  - type: article-list
    below: ${address}
    max: 12
`;
}

function pageText(number: number, series: number, article: boolean): string {
	const say = (index: number) => sentences[(number * 7 + index * 3) % sentences.length];
	const paragraph = (index: number, length: number) => Array.from({ length }, (_, each) => say(index + each)).join(" ");
	const topic = topics[number % topics.length];
	const shown = [
		shownPrices.all,
		...(number % 10 === 1 ? [shownPrices.tenth] : []),
		...(number % 100 === 1 ? [shownPrices.hundredth] : []),
	];
	const prices = shown.map((name) => `{products.${name}.price}`).join(" of ");
	const hero = `  - type: hero
    title: Bescherming voor ${topic}, nummer ${number}
    text: ${paragraph(1, 2)}
    buttons:
      - label: Contact voor advies
        link: /contact
`;
	const head = `title: Nummer ${number} voor ${topic}
description: Lees alles over nummer ${number} uit reeks ${series}, gemaakt voor ${topic}.
${article ? `article:\n  date: ${dayOf(number)}\n  summary: ${paragraph(2, 1)}\n` : ""}sections:
`;
	return `${head}${article ? "" : hero}  - type: prose
    text: |
      ## Waarom nummer ${number}

      ${paragraph(9, 4)}

      ${number === 1 ? editedSentence : say(4)} **${say(5)}** Lees ook over [de catalogus](/catalogus) en over [rugtassen](/blogs/rugtassen-op-maat).

      - ${say(6)}
      - ${say(7)}
      - ${say(8)}

      Het kost ${prices} per set.
  - type: cards
    background: sand
    title: Waar het bij helpt
    items:
${["ear", "music-notes", "moon"].map((icon, index) => `      - icon: ${icon}\n        title: Punt ${index + 1} van ${number}\n        text: ${paragraph(9 + index, 1)}`).join("\n")}
  - type: steps
    title: Zo gaat het
    items:
${[1, 2, 3].map((step) => `      - title: Stap ${step}\n        text: ${paragraph(12 + step, 1)}`).join("\n")}
  - type: checklist
    background: mist
    title: Handig om te weten
    items:
${[16, 17, 18].map((index) => `      - text: ${say(index)}`).join("\n")}
  - type: text-media
    title: Rust in uw hoofd
    text: ${paragraph(4, 3)}
    image:
      file: scenes/voorbeeld.svg
      alt: Tekening van een huis aan het water.
  - type: accordion
    title: Vragen over nummer ${number}
    items:
${[2, 5, 8].map((index) => `      - title: Vraag ${index} over ${topic}\n        text: ${paragraph(index, 2)}`).join("\n")}
  - type: notice
    tone: tip
    title: Een tip
    text: ${paragraph(6, 2)}
  - type: summary
    title: In het kort
    points:
${[1, 3, 5].map((index) => `      - ${say(index)}`).join("\n")}
  - type: call-to-action
    background: sea
    title: Stel gerust uw vraag
    text: Mail naar {business.email} of bel {business.phone}.
    buttons:
      - label: Neem contact op
        link: /contact#formulier
`;
}

/** A day of the past, each article its own. */
function dayOf(number: number): string {
	return new Date(Date.UTC(2025, 11, 31) - number * 3_600_000).toISOString().slice(0, 10);
}
