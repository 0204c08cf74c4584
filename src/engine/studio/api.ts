import type { IncomingMessage } from "node:http";
import type { InReports } from "#core/fields/answers.ts";
import type { Form, FormField, ShadowPage, Showing, Steps } from "#core/studio.ts";
import { trouble } from "#engine/base/trouble.mjs";
import { refusals } from "#pipeline/authoring/edits/refusals.ts";
import { formAt } from "#pipeline/authoring/form/form.ts";
import type { ContentFile } from "#pipeline/read/files.ts";
import { NotSound } from "#pipeline/site/site.ts";
import { anchorsOf } from "#pipeline/site/survey.ts";
import { showingOf } from "#pipeline/usage/showing.ts";
import type { LiveSite } from "#studio/brain/content/live-site.ts";
import type { Editing } from "#studio/brain/edits/editing.ts";
import { menuOf } from "#studio/brain/menu/menu.ts";
import { NotFound } from "#studio/brain/not-found.ts";
import { markedPage } from "#studio/brain/page/marked-page.ts";
import { factsFor } from "#studio/brain/pages/facts.ts";
import { textsAmong } from "#studio/brain/people/others-texts.ts";
import { picturesOf, titledPages } from "#studio/brain/pictures/pictures.ts";
import { whatIsWrong } from "#studio/brain/problems/told-problems.ts";
import { galleryOf } from "#studio/brain/sections/gallery.ts";
import type { Translator } from "#studio/brain/suggestions/suggest.ts";
import { propose } from "#studio/brain/suggestions/suggest.ts";
import { openTranslations, otherLanguages, translationsAt } from "#studio/brain/translations/passages.ts";
import { beginnings, undertakingOf } from "#studio/brain/wizards/wizards.ts";
import { wordsOf } from "#studio/brain/words/words.ts";
import { readLastChanges } from "../git/last-changes.ts";
import { guard, Refused, readFileSent, readJson } from "./guard.ts";
import type { PublishingApi } from "./publishing/api.ts";
import {
	answersSchema,
	editSchema,
	emptySchema,
	languageSchema,
	menuMoveSchema,
	postponeSchema,
	proposeSchema,
	said,
	stepsSchema,
	translateSchema,
	undertakeSchema,
	wordSchema,
} from "./request.ts";
import { translatorOf } from "./translator.ts";

type Ask = (query: URLSearchParams, server: LiveSite, studio: Editing, root: string) => unknown;

type Do = (body: unknown, server: LiveSite, studio: Editing, translator: Translator) => unknown;

const asked: Readonly<Record<string, Ask>> = {
	session: (_, server, studio) => studio.session(server),
	shadow: (query, server) => shadowAt(query.get("path") ?? "", server),
	form: (query, server): Form => ({ ...formOf(spotOf(query, server), server), revision: server.revision }),
	where: (query, server) => whereIs(spotOf(query, server), server),
	pictures: (_, server) => picturesOf(server) ?? notSound(),
	links: (query, server) => linksTo(spotOf(query, server), server),
	facts: (_, server) => factsFor(server),
	others: (_, server, studio) => textsAmong(server, studio.others?.all() ?? []),
	translations: (query, server) => {
		const { file, path } = spotOf(query, server);
		const spot = { file: file.file, path };
		const asked = query.get("language");
		const languages = asked === null ? otherLanguages(server.content.site) : [said(languageSchema, asked)];
		return translationsAt(server, spot, languages) ?? { ...spot, passages: [] };
	},
	problems: (_, server) => whatIsWrong(server),
	words: (_, server) => wordsOf(server.content.site),
	"open-translations": (_, server, _studio, root) => openTranslations(server, readLastChanges(root)),
	menu: (_, server) => menuOf(server),
	gallery: (_, server) => galleryOf(server),
	beginnings: (_, server) => beginnings(server),
	undertaking: (query, server) =>
		undertakingOf(server, query.get("what") ?? "", said(answersSchema, jsonIn(query, "answers"))),
};

const done: Readonly<Record<string, Do>> = {
	edit: (body, server, studio) => studio.ask(server, said(editSchema, body)),
	undertake: (body, server, studio) => studio.undertake(server, said(undertakeSchema, body)),
	translate: (body, server, studio) => studio.translate(server, said(translateSchema, body)),
	word: (body, server, studio) => studio.word(server, said(wordSchema, body)),
	postpone: (body, server, studio) => studio.postpone(server, said(postponeSchema, body)),
	"propose-translations": (body, server, _, translator) => propose(server, translator, said(proposeSchema, body)),
	"menu-move": (body, server, studio) => studio.moveInMenu(server, said(menuMoveSchema, body)),
	undo: (body, server, studio) => said(emptySchema, body) && studio.again(server, "undo"),
	redo: (body, server, studio) => said(emptySchema, body) && studio.again(server, "redo"),
};

interface Answering {
	/** Of this start. */
	readonly token: string;
	readonly server: () => Promise<LiveSite>;
	readonly studio: Editing;
	/** Folder that holds `content`. */
	readonly root: string;
	readonly publishing: PublishingApi;
	/** Aborts when nobody waits for the answer any more. */
	readonly signal: AbortSignal;
}

/**
 * What Studio answers to a request below its address. Throws `Refused` when the request is not one of its own pages', or
 * says nothing that can be answered.
 */
export async function answerStudio(
	request: IncomingMessage,
	{ token, root, server, studio, publishing, signal }: Answering,
): Promise<unknown> {
	guard(request, token);
	const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
	const name = pathname.slice(1);
	const asks = { ...asked, ...publishing.asked };
	const does = { ...done, ...publishing.done };
	if (request.method === "GET" && Object.hasOwn(asks, name)) {
		const workshop = await server();
		return await inWords(
			() => asks[name]?.(searchParams, workshop, studio, root),
			(said) => {
				throw new Refused(404, said[workshop.language]);
			},
		);
	}
	if (request.method === "POST" && name === "upload") {
		const bytes = await readFileSent(request);
		const workshop = await server();
		const receive = () => studio.uploads.receive(workshop, searchParams.get("name") ?? "", bytes);
		return await inWords(receive, (said) => ({ refused: said[workshop.language] }));
	}
	if (request.method !== "POST" || !Object.hasOwn(does, name))
		throw new Refused(404, "Studio does not know this address.");
	const body = await readJson(request);
	const workshop = await server();
	// Nothing is awaited from here on, but a check of everything: one edit at a time.
	return await inWords(
		() => does[name]?.(body, workshop, studio, translatorOf(root, signal)),
		(said) => ({ refused: said[workshop.language] }),
	);
}

/** Does something. When it fails of something that whoever asked can do something about, `tell` hears of that in words. */
async function inWords(work: () => unknown, tell: (said: InReports) => unknown): Promise<unknown> {
	try {
		return await work();
	} catch (error) {
		const known = trouble(error);
		if (known) return tell({ nl: known.say("nl"), en: known.say("en") });
		if (error instanceof NotFound) throw new Refused(404, error.message);
		if (error instanceof NotSound) return tell(refusals.unsound(error.message));
		throw error;
	}
}

/** A file of the content, and a path in it: the name of a file is only looked up, never opened. */
interface KnownSpot {
	readonly file: ContentFile;
	readonly path: Steps;
}

function spotOf(query: URLSearchParams, { content }: LiveSite): KnownSpot {
	const file = content.file(query.get("file") ?? "");
	if (!file) throw new Refused(404, "The content has no such file.");
	return { file, path: said(stepsSchema, jsonIn(query, "path")) };
}

function jsonIn(query: URLSearchParams, name: string): unknown {
	try {
		return JSON.parse(query.get(name) ?? "") as unknown;
	} catch {
		throw new Refused(400, "Studio does not understand this request.");
	}
}

function shadowAt(path: string, server: LiveSite): ShadowPage {
	const shadow = markedPage(server, path);
	if (!shadow) throw new Refused(404, "Something is wrong with this page, and it never was right.");
	return shadow;
}

function formOf({ file, path }: KnownSpot, { content, language }: LiveSite): FormField {
	const text = content.textOf(file.file);
	const form = text === undefined ? undefined : formAt({ site: content.site, file, text, language }, path);
	if (!form) throw new Refused(404, "Nothing can stand here.");
	return form;
}

function whereIs({ file, path }: KnownSpot, { content }: LiveSite): Showing {
	if (file.role !== "facts") throw new Refused(404, "Only facts show in several places.");
	const found = content.show("/@studio/where", (site): Showing => {
		const { pages, languages } = showingOf(site, "fact", [file.name, ...path].join("."));
		return { pages: titledPages(site, pages), languages: languages.length };
	});
	return found ?? notSound();
}

function notSound(): never {
	throw new Refused(404, "Nothing shows as long as the content is not sound.");
}

/** The pages with links to the anchors at a place of a page or below it. */
function linksTo({ file, path }: KnownSpot, { content }: LiveSite): Showing {
	const found = content.show("/@studio/links", (site): Showing => {
		const page = [...site.pages.values()].find(({ source }) => source.file === file.file);
		const inside = (other: Steps) => path.every((step, index) => other[index] === step);
		const anchors = page ? anchorsOf(page).filter((anchor) => inside(anchor.path)) : [];
		const shown = anchors.map(({ id }) => showingOf(site, "link", `${page?.path}#${id}`));
		const pages = new Set(shown.flatMap((each) => each.pages));
		return { pages: titledPages(site, [...pages].sort()), languages: site.settings.value.languages.length };
	});
	return found ?? { pages: [], languages: 0 };
}
