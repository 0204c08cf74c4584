import { expect, test } from "vitest";
import type { Language } from "#core/languages.ts";
import { openContent } from "#engine/content/content.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { presentPage } from "#pipeline/present/page.ts";
import { presentShell } from "#pipeline/present/shell.ts";
import { factAt } from "#pipeline/site/facts.ts";
import { assertSound, type SoundSite } from "#pipeline/site/site.ts";
import { siteOn, yearOf } from "#pipeline/site/site-on.ts";
import { drawMarked } from "#studio/brain/page/marked-page.ts";
import { drawPage } from "#studio/worker/draw-page.ts";
import { projectFolder } from "../helpers/example-site.ts";
import { withoutMarks } from "../helpers/marks.ts";

const whole = assertSound(openContent(projectFolder).read().site);
const site = siteOn(whole, "2026-11-22");

/** A page as a visitor gets it, and with marks. */
function rendered(path: string, language: Language, day = site) {
	const page = site.pages.get(path);
	if (!page) throw new Error(`There is no page ${path}.`);
	const context = makeContext(day, language);
	const [presented, shell] = [presentPage(page, context), presentShell(context, yearOf(day))];
	const shown = drawPage(presented, shell);
	const { html, origins } = drawMarked(whole, { page: presented, shell, written: page, today: day.today }, drawPage);
	return { shown, marked: html, origins };
}

/** There the names of the places stand beside their dots, as far apart as their length asks for. */
const drawnByLength = "/locatie/audicien-aan-huis";

test("without its marks a page is what a visitor gets, in every language", () => {
	const others = [...site.pages.keys()].flatMap((path) =>
		site.settings.value.languages.flatMap((language) => {
			const { shown, marked } = rendered(path, language as Language);
			return withoutMarks(marked) === shown ? [] : [path];
		}),
	);
	expect([...new Set(others)]).toEqual([drawnByLength]);
});

test("a mark leads to the words in their file", () => {
	for (const path of site.pages.keys()) {
		const { origins } = rendered(path, "nl");
		for (const origin of origins) expect(writtenAt(site, origin), JSON.stringify(origin)).toBeDefined();
	}
});

function writtenAt(whole: SoundSite, { file, path }: { file: string; path: readonly (string | number)[] }): unknown {
	const facts = /^content\/facts\/([^/.]+)/.exec(file)?.[1];
	if (facts) return factAt(whole, [facts, ...path].join("."));
	if (file === "content/words/nl.yaml") return stepInto(makeContext(whole, "nl").words, path);
	if (file === "content/site.yaml") return stepInto(whole.settings.value, path);
	const page = [...whole.pages.values()].find(({ source }) => source.file === file);
	const [first, place, ...rest] = path;
	if (first !== "sections") return stepInto(page?.value, path);
	return stepInto(page?.value.sections.find((each) => each.place === place)?.fields, rest);
}

function stepInto(value: unknown, path: readonly (string | number)[]): unknown {
	return path.reduce((found, step) => (found as Record<string | number, unknown> | undefined)?.[step], value);
}

test("neighbours that say the same lead each to its own place, and where they say it once, to the first", () => {
	const { marked, origins } = rendered("/gehoorbescherming/werk", "nl");
	const placesOf = (words: string) =>
		[...marked.matchAll(/\ue000(\d+)\ue001([^\ue000-\ue002]*)\ue002/g)].flatMap(([, number, text]) =>
			text?.replaceAll("\u00a0", " ") === words ? [origins[Number(number)]?.path.join(".")] : [],
		);
	expect(placesOf("per set van twee")).toEqual(["werk-regular.unit", "werk-premium.unit"]);
	expect(placesOf("Gemaakt naar een afdruk van uw oor")).toHaveLength(1);
	const phone = placesOf("058 000 0000");
	expect(phone.length).toBeGreaterThan(2);
	expect(new Set(phone)).toEqual(new Set(["phone"]));
	const pictures = [...marked.matchAll(/<img[^>]* src="\ue000(\d+)\ue001/g)].map(
		([, number]) => origins[Number(number)],
	);
	expect(pictures.map((origin) => origin?.path[0])).toEqual(expect.arrayContaining(["werk-regular", "werk-premium"]));
});

test("opening hours lead to their week or their exception, wherever they show, and names to the page or point of the menu", () => {
	// Two days that are not shown any more stand before that one.
	const { marked, origins } = rendered("/locatie/leeuwarden", "nl", siteOn(whole, "2026-12-30"));
	const [main = "", around = ""] = [/<main.*<\/main>/s, /<footer class.*/s].map((part) => part.exec(marked)?.[0]);
	const placesIn = (html: string, words: RegExp) =>
		[...html.matchAll(/\ue000(\d+)\ue001([^\ue000-\ue002]*)\ue002/g)].flatMap(([, number, text = ""]) => {
			const { file = "", path = [] } = (words.test(text) && origins[Number(number)]) || {};
			return file === "" ? [] : [[file.replace(/^content\/|\.yaml$/g, ""), ...path].join(".")];
		});
	const week = "facts/branches.leeuwarden.hours";
	expect(placesIn(main, /^\d\d:\d\d–/)).toEqual([week, week, week, week, week]);
	expect(new Set(placesIn(around, /^\d\d:\d\d–/))).toEqual(new Set([week, "facts/branches.wieringerwerf.hours"]));
	expect(placesIn(main, /^Nieuwjaarsdag/)).toEqual(["facts/business.exceptions.2.reason"]);
	expect(placesIn(around, /^Voorbeeldstraat/)).toEqual([
		"facts/branches.leeuwarden.street",
		"facts/branches.wieringerwerf.street",
	]);
	expect(placesIn(around, /^Blogs$/)).toEqual(["site.menu.3.label"]);
	expect(placesIn(around, /^Muziek/)).toEqual(["pages/gehoorbescherming/muziek.menu.label"]);
});

test("most of what a visitor reads has a mark", () => {
	const counts = [...site.pages.keys()].map((path) => {
		const main = /<main.*<\/main>/s.exec(rendered(path, "nl").marked)?.[0] ?? "";
		const bare = main
			.replace(/<!--([\ue000\ue002].*?)-->/gs, "$1")
			.replace(/<[^>]*>/g, "")
			.replace(/\d+\ue001/g, "");
		return { all: bare.length, unmarked: bare.replace(/\ue000[^\ue002]*\ue002/g, "").length };
	});
	const sum = (of: "all" | "unmarked") => counts.reduce((total, each) => total + each[of], 0);
	expect(sum("unmarked") / sum("all")).toBeLessThan(0.1);
});
