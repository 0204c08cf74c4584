import { editorWord } from "#core/fields/editor-words.ts";
import { path, text } from "#core/fields/fields.ts";
import { inLanguage } from "#core/in-language.ts";
import { editorLanguageIn } from "../../site/editor-language.ts";
import { editPage, type PageEdit } from "../edits/edit-page.ts";
import { refusals } from "../edits/refusals.ts";
import { refused, type Wizard } from "../wizards/wizard.ts";
import { aboutPage } from "./about-page.ts";
import { words as changes, linesTogether, linksLeft, nameOfFile } from "./consequences.ts";
import { linksBack } from "./links-back.ts";
import { ledTo, linksFollow, textsOf, whereTo, whereToInstead } from "./where-to.ts";

/** Leads all links to an address elsewhere, or takes them away: where that leads nowhere by now. */
export const linksStart: Wizard = {
	what: { nl: "links die nergens heen leiden", en: "links that lead nowhere" },
	about: {
		nl: "Alle links hiernaartoe veranderen tegelijk. U kunt dit ongedaan maken.",
		en: "All links to this change at once. You can undo this.",
	},
	questions: [
		{
			name: "name",
			ask: { nl: "Welk adres?", en: "Which address?" },
			field: path("Het adres waar niets meer is."),
		},
		whereTo,
	],
	make(site, { name = "", to = "" }) {
		const led = ledTo(site, name, to);
		if ("refused" in led) return refused(led.refused);
		const { texts } = led;
		if (texts.size === 0) return refused(words.none);
		return { added: {}, changed: textsOf(texts), consequences: linksFollow(site, texts), next: [] };
	},
};

/** Takes a page out of sight, with the links that visitors would follow in vain. */
export const hideStart: Wizard = {
	what: { nl: "een pagina verborgen", en: "a page hidden" },
	about: {
		nl: "Bezoekers vinden de pagina dan niet meer. Ze blijft bij de concepten staan, en u kunt dit ongedaan maken.",
		en: "Visitors can then no longer find the page. It stays among the drafts, and you can undo this.",
	},
	questions: [aboutPage, whereToInstead],
	make(site, { name = "", to = "" }) {
		const page = site.pages.get(name);
		if (!page) return refused(refusals.noPage);
		if (name === "/") return refused(words.home);
		const { source, value } = page;
		const led = ledTo(site, name, to, [source.file]);
		if ("refused" in led) return refused(led.refused);
		const yes = editorWord("yes", site.source);
		const edits: PageEdit[] = [
			...(value.publish === undefined ? [] : [{ do: "remove", path: ["publish"] } as const]),
			value.draft === undefined
				? { do: "add", path: ["draft"], value: yes }
				: { do: "set", path: ["draft"], value: yes },
		];
		const edited = editPage(source.file, source.text, edits);
		if ("refused" in edited) return refused(edited.refused);
		return {
			added: {},
			changed: { ...textsOf(led.texts), [source.file]: edited.text },
			consequences: [...(value.menu ? [changes.outOfMenu] : []), ...linksFollow(site, led.texts)],
			next: [],
		};
	},
};

/** Shows a page that is hidden, or that would wait for its day. */
export const showStart: Wizard = {
	what: { nl: "een pagina getoond", en: "a page shown" },
	about: {
		nl: "Bezoekers vinden de pagina weer zodra u dit online zet.",
		en: "Visitors can find the page again as soon as you put this online.",
	},
	looksBack: true,
	questions: [
		aboutPage,
		{
			name: "links",
			ask: { nl: "Komen de links naar deze pagina terug?", en: "Do the links to this page come back?" },
			field: text("Ze gingen weg of leidden ergens anders heen toen de pagina werd verborgen.", { max: 20 }),
			options: (site) => {
				const language = editorLanguageIn(site);
				return [
					{ value: "back", text: inLanguage(words.back, language) },
					{ value: "stay", text: inLanguage(words.stay, language) },
				];
			},
			suggest: () => "back",
		},
	],
	make(site, { name = "", links = "" }, _typed, earlier) {
		const page = site.pages.get(name);
		if (!page) return refused(refusals.noPage);
		const { source, value } = page;
		const hiding = (["draft", "publish"] as const).filter((field) => value[field] !== undefined);
		const edited = editPage(
			source.file,
			source.text,
			hiding.map((field) => ({ do: "remove", path: [field] })),
		);
		if ("refused" in edited) return refused(edited.refused);
		const back = earlier && earlier !== "unknown" && links === "back" ? linksBack(site, earlier, page) : undefined;
		const places = back?.changedSince.map((file) => nameOfFile(file, site)) ?? [];
		const consequences = [
			...(earlier === "unknown" ? [words.unknown] : []),
			...(back ? linksLeft(site, back.texts) : []),
			...linesTogether(
				places.map((name) => ({ ...words.byHand, values: { name } })),
				places,
				(values) => ({ ...words.byHandInPlaces, values }),
			),
		];
		const changed = { ...(back && textsOf(back.texts)), [source.file]: edited.text };
		return { added: {}, changed, consequences, next: [] };
	},
};

const words = {
	back: { nl: "Ja, zet ze terug", en: "Yes, put them back" },
	stay: { nl: "Nee, laat alles zoals het nu is", en: "No, leave everything as it is" },
	unknown: {
		nl: "Links die weggingen toen de pagina werd verborgen, komen nu niet terug: Studio kan niet nagaan welke dat waren. Met internet kan dat wel.",
		en: "Links that went when the page was hidden do not come back now: Studio cannot find out which they were. It can when you are online.",
	},
	byHand: {
		nl: "{name}: hier is intussen iets veranderd. Zet de link daar zelf terug.",
		en: "{name}: something has changed here since. Put the link back there yourself.",
	},
	byHandInPlaces: {
		nl: "Op {places} plekken is intussen iets veranderd. Zet de links daar zelf terug: {names}",
		en: "In {places} places something has changed since. Put the links back there yourself: {names}",
	},
	none: { nl: "Hier leiden geen links meer naartoe.", en: "There are no links to this any more." },
	home: { nl: "De voorpagina blijft zichtbaar.", en: "The home page stays visible." },
} as const;
