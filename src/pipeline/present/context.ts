import { fallbackLanguage, type Language, sourceLanguage } from "#core/languages.ts";
import { builtFiles, localize, normalize } from "#core/paths.ts";
import { remembered } from "#core/remembered.ts";
import type { Link, Text } from "#core/resolved.ts";
import type { Words } from "#core/words.ts";
import { findFact } from "../site/facts.ts";
import type { Site, SoundSite } from "../site/site.ts";
import { tokenPattern } from "../text/tokens.ts";
import { spokenPassage } from "../translate/spoken.ts";
import { formatDate, formatNumber, formatPhone, formatPrice, isolate } from "./format.ts";

/** How passages are spoken in a language. */
export interface Speech {
	readonly language: Language;
	/** The same for a passage in another language: its facts are written as that language does. Links lead where they led. */
	speaking(language: Language): Speech;
	/** A passage in the language of the page, or the one it falls back to. */
	translate(passage: string): Text;
	/** Where a written link leads. */
	link(written: string): Link;
	/** What `{token}` stands for; `href` when it can be phoned or mailed. */
	fact(token: string): { text: string; href?: string };
}

/** One language of a site: everything that turning written values into a page needs. */
export interface Context extends Speech {
	readonly site: SoundSite;
	readonly words: Words;
	/** The build has written photos in several widths; while somebody writes, the originals are served. */
	readonly photos: "original" | "variants";
	/** The page that is being presented, without a language, and its number when it is one of several of an overview. */
	readonly shown?: { readonly path: string; readonly number: number };
	/** The same for what stands in a file, below `content/`: its passages are looked up in the translations of that file. */
	in(file: string): Context;
	speaking(language: Language): Context;
	/** A passage translated, with its `{…}` filled in. */
	say(passage: string): Text;
	/** A name, which is the same in every language, with its `{…}` filled in. */
	name(written: string): string;
}

/** `photos` is `variants` only where the files of `PhotoPlan` are written. */
export function makeContext(site: SoundSite, language: Language, photos: Context["photos"] = "original"): Context {
	const shared = { site, language, photos, words: completeWords(site, language) };
	const files = new Map<string, Context>();
	const voices = new Map<Language, Context>();
	/** As many as the facts have fields; writing a phone number or a date takes far longer than looking it up. */
	const facts = new Map<string, ReturnType<Context["fact"]>>();

	function voiceOf(other: Language): Context {
		const voice = voices.get(other) ?? makeContext(site, other, photos);
		voices.set(other, voice);
		return voice;
	}

	function inFile(file: string): Context {
		const known = files.get(file);
		if (known) return known;
		const made = contextOf(file);
		files.set(file, made);
		return made;
	}

	function contextOf(file: string): Context {
		const speaking = (other: Language): Context =>
			other === language ? inFile(file) : { ...voiceOf(other).in(file), link };

		function translate(passage: string): Text {
			const { text, lang } = spokenPassage(site, language, file, passage);
			return lang === language ? keepTogether(text) : { text: keepTogether(text), lang };
		}

		function say(passage: string): Text {
			const said = translate(passage);
			if (typeof said === "string") return name(said);
			return { ...said, text: speaking(said.lang).name(said.text) };
		}

		return { ...shared, in: inFile, speaking, translate, say, name, link, fact };
	}

	function fact(token: string): { text: string; href?: string } {
		return remembered(facts, token, () => spellOut(token));
	}

	function spellOut(token: string): { text: string; href?: string } {
		const found = findFact(site, token);
		if (typeof found === "string") throw new Error(`{${token}} is ${found}; the check lets no such text through.`);
		const written = String(found.value);
		switch (found.meta.kind) {
			case "price":
				return { text: isolate(formatPrice(written, language).text, language) };
			case "date":
				return { text: formatDate(written, language).long };
			case "phone": {
				const phone = formatPhone(written, language);
				return { text: isolate(phone.text, language), href: phone.href };
			}
			case "email":
				return { text: isolate(written, language), href: `mailto:${written}` };
			case "number":
				return { text: formatNumber(Number(found.value), language) };
			case "name":
				return { text: isolate(name(written), language) };
			case "label":
			case "text": {
				const said = inFile(`facts/${found.collection}.yaml`).say(written);
				return { text: typeof said === "string" ? said : said.text };
			}
			case "url":
			case "link":
			case "path":
				return { text: written, href: link(written).href };
			default:
				return { text: isolate(written, language) };
		}
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
		const [path = "", anchor] = written.split("#");
		const href = localize(normalize(path), language);
		return { href: anchor ? `${href}#${anchor}` : href };
	}

	return inFile("");
}

/** An amount never breaks between its sign and its digits. */
function keepTogether(text: string): string {
	return text.includes("€ ") ? text.replace(/€ (?=\d)/g, "€\u00a0") : text;
}

/** Every word, in the order of the Dutch file, which has them all. */
function completeWords(site: SoundSite, language: Language): Words {
	const keys = Object.keys(site.words.get(sourceLanguage).value);
	return Object.fromEntries(keys.map((key) => [key, wordIn(site, language, key)])) as Words;
}

/** A word of the shell. A missing one falls back to English and then to its key. */
export function wordIn(site: Site, language: Language, key: string): string {
	const own = site.words.get(language)?.value[key];
	return own ?? site.words.get(fallbackLanguage)?.value[key] ?? key;
}
