import { downloadAt } from "#core/downloads.ts";
import { directionOf, type Language } from "#core/languages.ts";
import { builtFiles, localize, normalize } from "#core/paths.ts";
import { rememberedLately } from "#core/remembered.ts";
import type { Link, Text } from "#core/resolved.ts";
import { type Context, isolate, type Spoken } from "../kinds/context.ts";
import { linkToDownload } from "../kinds/download.ts";
import { nodeKinds } from "../kinds/node-kinds.ts";
import { sourceOf } from "../site/accessors.ts";
import { findFact } from "../site/facts.ts";
import { NotSound, type SoundSite } from "../site/site.ts";
import type { Made } from "../site/traced-site.ts";
import {
	type Hyphenator,
	shortestBroken,
	softlyHyphenated,
	withWholeCompounds,
	withWholeNames,
} from "../text/soft-hyphens.ts";
import { tokenPattern } from "../text/tokens.ts";
import { spokenPassage } from "../translate/spoken.ts";
import { tracedSite } from "./readings.ts";
import { presentValue } from "./value.ts";
import { wordsIn } from "./words.ts";

/** Pages are presented one after the other, and what they share stands in a few files. */
const mostFiles = 64;

/** What only pages have that are published. */
export interface Published {
	/** Breaks words; undefined for a language that is written without hyphens. */
	readonly hyphenatorOf: (language: Language) => Hyphenator | undefined;
}

/** Pages that are `published` show the files of `PhotoPlan`, and hyphens in long words; others what an editor wrote. */
export function makeContext(whole: SoundSite, language: Language, published?: Published): Context {
	const site = tracedSite(whole);
	const photos = published ? ("variants" as const) : ("original" as const);
	const shared = { site, language, photos, words: wordsIn(site, language) };
	const hyphenator = published?.hyphenatorOf(language);
	const files = new Map<string, Context>();
	const voices = new Map<Language, Context>();
	/** As many as the facts have fields; writing a phone number or a date takes far longer than looking it up. */
	const facts = new Map<string, Made<Spoken>>();

	function voiceOf(other: Language): Context {
		const voice = voices.get(other) ?? makeContext(whole, other, published);
		voices.set(other, voice);
		return voice;
	}

	function inFile(file: string): Context {
		return rememberedLately(files, file, () => contextOf(file), mostFiles);
	}

	function contextOf(file: string): Context {
		const speaking = (other: Language): Context =>
			other === language ? inFile(file) : { ...voiceOf(other).in(file), link };

		function translate(passage: string): Text {
			const { text, lang } = spokenPassage(site, language, file, passage);
			const kept = keepTogether(text, lang);
			return lang === language ? kept : { text: kept, lang };
		}

		function say(passage: string): Text {
			return fillIn(translate(passage));
		}

		/**
		 * Before facts are filled in: most of them are names. What is called so in another language too is broken as there,
		 * but not in a text that runs the other way: the hyphen would stand far from the rest of its word.
		 */
		function show(passage: string): Text {
			const said = translate(passage);
			const text = typeof said === "string" ? said : said.text;
			const spoken = text === passage ? sourceOf(site) : typeof said === "string" ? language : said.lang;
			const along = directionOf(spoken) === directionOf(language);
			if (!along) return fillIn(said);
			const voice = speaking(spoken);
			const broken = voice.hyphenate(text, shortestBroken.line);
			const filled = fillIn(typeof said === "string" ? broken : { ...said, text: broken });
			return typeof filled === "string"
				? voice.hyphenate(filled, shortestBroken.never)
				: { ...filled, text: voice.hyphenate(filled.text, shortestBroken.never) };
		}

		function fillIn(said: Text): Text {
			if (typeof said === "string") return name(said);
			return { ...said, text: speaking(said.lang).name(said.text) };
		}

		return {
			...shared,
			in: inFile,
			speaking,
			translate,
			say,
			show,
			hyphenate,
			name,
			lacking,
			link,
			fact,
			present(schema, value) {
				return presentValue(schema, value, this);
			},
		};
	}

	function fact(token: string): Spoken {
		return site.remembered(facts, token, () => spellOut(token));
	}

	function spellOut(token: string): Spoken {
		const found = findFact(site, token);
		if (typeof found === "string") throw new NotSound(`{${token}} is ${found}; the check lets no such text through.`);
		const spoken = nodeKinds[found.meta.kind].spellOut?.(found, inFile(""));
		if (!spoken) throw new NotSound(`{${token}} is of a kind that stands in no text.`);
		return spoken;
	}

	function lacking(entry: string): never {
		throw new NotSound(`There is no ${entry}; the check lets no such page through.`);
	}

	function hyphenate(text: string, shortest: number): string {
		if (!published) return text;
		if (directionOf(language) === "rtl") return withWholeCompounds(text);
		const whole = withWholeNames(text, language);
		return hyphenator ? softlyHyphenated(whole, hyphenator, shortest) : whole;
	}

	function name(written: string): string {
		// Most names hold no fact.
		if (!written.includes("{")) return written;
		return written.replace(tokenPattern, (_, token: string) => fact(token).text);
	}

	function link(written: string): Link {
		const token = /^\{([^{}]*)\}$/.exec(written);
		if (token?.[1]) {
			const { href, text } = fact(token[1]);
			return toLink(href ?? text);
		}
		return toLink(written);
	}

	function toLink(written: string): Link {
		if (written.startsWith("#") || /^(mailto|tel):/.test(written)) return { href: written };
		if (/^https?:\/\//.test(written)) return { href: written, external: true };
		if (builtFiles.has(written)) return { href: written };
		const name = downloadAt(written);
		if (name !== undefined) return linkToDownload(name, shared);
		const [path = "", anchor] = written.split("#");
		const href = localize(normalize(path), language, sourceOf(site));
		return { href: anchor ? `${href}#${anchor}` : href };
	}

	return inFile("");
}

/** No line ends between a sign and its digits, or a level of sound and its unit, which also keep their places in Arabic. */
function keepTogether(text: string, language: Language): string {
	if (!/€ |[ \u00a0]dB/.test(text)) return text;
	return text
		.replace(/€ (?=\d)/g, "€\u00a0")
		.replace(/\d[\d–.,]*[ \u00a0]dB(?:\(A\))?/g, (level) => isolate(level.replace(" ", "\u00a0"), language));
}
