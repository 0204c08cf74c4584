import * as z from "zod";
import type { Form, Showing, Spot, Steps } from "#core/studio.ts";
import { formAt } from "#pipeline/authoring/form/form.ts";
import { nameOfWhole } from "#pipeline/authoring/form/names.ts";
import type { ContentFile } from "#pipeline/read/files.ts";
import { anchorsOf } from "#pipeline/site/survey.ts";
import { showingOf } from "#pipeline/usage/showing.ts";
import type { LiveContent } from "./content/live-content.ts";
import { placeNow } from "./content/place-now.ts";
import { command, question } from "./contract.ts";
import { later } from "./later.ts";
import { NotFound } from "./not-found.ts";
import { drawnIcon, iconsFound } from "./page/icons-found.ts";
import { markedPage } from "./page/marked-page.ts";
import { factsFor, readingFacts, withReadNames } from "./pages/facts.ts";
import { linkPlaces } from "./pages/link-places.ts";
import { textsAmong } from "./people/others-texts.ts";
import { titledPages } from "./pictures/pictures.ts";
import { whatIsWrong } from "./problems/told-problems.ts";
import {
	answers,
	editRequest,
	language,
	nothing,
	postponeRequest,
	repairRequest,
	spot,
	spotSince,
	suggestRequest,
	translateRequest,
	wizardRequest,
	wordRequest,
} from "./requests.ts";
import { otherLanguages, translationsAt } from "./translations/passages.ts";
import { wordsOf } from "./words/words.ts";

/** What every page of Studio can ask. */
export const questions = {
	session: question(nothing, ({ editing, live }) => editing.session(live)),
	/** The page at an address with its marks. */
	markedPage: question(z.strictObject({ path: z.string() }), ({ live }, { path }) => {
		const page = markedPage(live, path);
		if (!page) throw new NotFound("Something is wrong with this page, and it never was right.");
		return page;
	}),
	/** The fields of what stands at a place, or stood there in an earlier state of the content, wherever that is now. */
	form: question(spotSince, ({ live }, { since, ...asked }): Form => {
		const { content, language, revision } = live;
		const spot = since === undefined ? asked : placeNow(live, asked, since);
		const file = fileOf(content, spot);
		const text = content.textOf(file.file);
		const form = text === undefined ? undefined : formAt({ site: content.site, file, text, language }, spot.path);
		if (!form) throw new NotFound("Nothing can stand here.");
		const entry = { file: file.file, path: spot.path.slice(0, 1) };
		const of = spot.path.length > 1 ? nameOfWhole(content.site, entry, language) : undefined;
		const read = readingFacts(live);
		return { ...withReadNames(form, read), of: of && read(of), revision };
	}),
	/** What begins one more of the facts in a file, where somebody can. */
	oneMore: question(z.strictObject({ file: z.string().max(500) }), async ({ live }, { file }) => {
		const { wizardForFacts } = await later();
		return wizardForFacts(live, file) ?? null;
	}),
	/** Where a fact shows. */
	where: question(spot, ({ live: { content } }, spot): Showing => {
		const file = fileOf(content, spot);
		if (file.role !== "facts") throw new NotFound("Only facts show in several places.");
		const found = content.show("/@studio/where", (site): Showing => {
			const { pages, languages } = showingOf(site, "fact", [file.name, ...spot.path].join("."));
			return { pages: titledPages(site, pages), languages: languages.length };
		});
		return found ?? nothingShows();
	}),
	/** The pages with links to the anchors at a place of a page or below it. */
	links: question(spot, ({ live: { content } }, spot): Showing => {
		const { file } = fileOf(content, spot);
		const found = content.show("/@studio/links", (site): Showing => {
			const page = [...site.pages.values()].find(({ source }) => source.file === file);
			const inside = (other: Steps) => spot.path.every((step, index) => other[index] === step);
			const anchors = page ? anchorsOf(page).filter((anchor) => inside(anchor.path)) : [];
			const shown = anchors.map(({ id }) => showingOf(site, "link", `${page?.path}#${id}`));
			const pages = new Set(shown.flatMap((each) => each.pages));
			return { pages: titledPages(site, [...pages].sort()), languages: site.settings.value.languages.length };
		});
		return found ?? { pages: [], languages: 0 };
	}),
	/** What a text can hold. */
	facts: question(nothing, ({ live }) => factsFor(live)),
	/** Where a link can lead. */
	linkPlaces: question(nothing, ({ live }) => linkPlaces(live)),
	/** The icons that words find. */
	icons: question(z.strictObject({ sought: z.string() }), ({ live }, { sought }) => iconsFound(live, sought)),
	/** One of them. */
	icon: question(z.strictObject({ name: z.string() }), ({ live }, { name }) => drawnIcon(live, name)),
	/** What other people wrote in copies of their own. */
	others: question(nothing, ({ editing, live }) => textsAmong(live, editing.others?.all() ?? [])),
	/** What is wrong with the content. */
	problems: question(nothing, ({ live }) => whatIsWrong(live)),
	/** A text beside its translations, or the one into a language. */
	translations: question(spot.extend({ language: language.optional() }), ({ live }, { language, ...spot }) => {
		const { file } = fileOf(live.content, spot);
		const languages = language ? [language] : otherLanguages(live.content.site);
		return translationsAt(live, { ...spot, file }, languages) ?? { ...spot, passages: [] };
	}),
	/** What is asked of somebody who does something, with what came of the answers so far. */
	wizard: question(z.strictObject({ what: z.string(), answers }), async (brain, { what, answers }) => {
		const { siteBefore, wizardState } = await later();
		return wizardState(brain.live, what, answers, await siteBefore(brain, what, answers));
	}),
	/** The words of what surrounds the pages. */
	words: question(nothing, ({ live: { content, language } }) => wordsOf(content.site, language)),
};

/** What every page of Studio can do. */
export const commands = {
	edit: command(editRequest, ({ editing, live }, request) => editing.ask(live, request)),
	undo: command(nothing, ({ editing, live }) => editing.again(live, "undo")),
	redo: command(nothing, ({ editing, live }) => editing.again(live, "redo")),
	finishWizard: command(wizardRequest, async (brain, { what, answers, ...request }) => {
		const { editing, live } = brain;
		const { siteBefore, startedBy } = await later();
		const earlier = await siteBefore(brain, what, answers);
		return editing.finishWizard(live, request, startedBy(live, what, answers, earlier));
	}),
	repair: command(repairRequest, ({ editing, live }, request) => editing.repair(live, request)),
	translate: command(translateRequest, ({ editing, live }, request) => editing.translate(live, request)),
	word: command(wordRequest, ({ editing, live }, request) => editing.word(live, request)),
	postpone: command(postponeRequest, ({ editing, live }, request) => editing.postpone(live, request)),
	/** Asks the program of the site; nothing is written before somebody says so. */
	proposeTranslations: command(suggestRequest, async ({ live, translator }, request) => {
		const { suggest } = await later();
		return suggest(live, translator, request);
	}),
};

/** The name of a file is only looked up, never opened. */
function fileOf(content: LiveContent, { file }: Spot): ContentFile {
	const found = content.file(file);
	if (!found) throw new NotFound("The content has no such file.");
	return found;
}

export function nothingShows(): never {
	throw new NotFound("Nothing shows as long as the content is not sound.");
}
