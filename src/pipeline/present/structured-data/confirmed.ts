import { remembered } from "#core/remembered.ts";
import { plainText, type Text } from "#core/resolved.ts";
import type { Context } from "#pipeline/kinds/context.ts";
import { factAt, factKey, isKeyed } from "#pipeline/site/facts.ts";
import type { SoundSite } from "#pipeline/site/site.ts";
import { look, type Readable } from "#pipeline/site/traced-site.ts";
import { tokenPattern } from "#pipeline/text/tokens.ts";

/** A block of fields, some of which an editor may have marked as samples. */
type Fields = Readonly<Record<string, unknown>>;

const sites = new WeakMap<SoundSite, SoundSite>();

const contexts = new WeakMap<Context, Context>();

/**
 * The same context without samples: facts lack the fields that nobody confirmed, and a passage that speaks of such a
 * field is silent.
 */
export function confirmedContext(context: Context): Context {
	return remembered(contexts, context, () => makeConfirmed(context));
}

function makeConfirmed(context: Context): Context {
	const { site } = context;
	const guarded =
		<T extends Text>(speak: (passage: string) => T) =>
		(passage: string): T | "" =>
			speaksOfSample(passage, site) ? "" : speak(passage);
	return {
		...context,
		site: site.readAs(confirmedSite),
		in: (file) => confirmedContext(context.in(file)),
		speaking: (language) => confirmedContext(context.speaking(language)),
		say: guarded(context.say),
		// An entry that is a sample as a whole is left out.
		lacking: () => ({}),
		// What machines read has no hyphens.
		show: guarded(context.say),
		hyphenate: (text) => text,
		name: (written) => plainText(guarded(context.name)(written)),
	};
}

function confirmedSite(site: SoundSite): SoundSite {
	const known = sites.get(site);
	if (known) return known;
	// Of a file that is a sample as a whole nothing is left, but a file it remains.
	const facts = new Map(
		[...site.facts].map(
			([name, { source, value }]) => [name, { source, value: confirmed(value, site) ?? {} }] as const,
		),
	);
	// Who presents a fact of this site takes each of its fields for optional.
	const made = { ...site, facts: facts as ReadonlyMap<string, unknown> as SoundSite["facts"] };
	sites.set(site, made);
	return made;
}

/** A written value without its samples, and without the texts that speak of one; undefined when nothing is left. */
export function confirmed(value: unknown, site: Readable): unknown {
	if (typeof value === "string") return speaksOfSample(value, site) ? undefined : value;
	if (Array.isArray(value)) return value.map((item) => confirmed(item, site)).filter((item) => item !== undefined);
	if (typeof value !== "object" || value === null) return value;
	if (isSample(value as Fields, "all")) return undefined;
	const entries = Object.entries(value)
		.filter(([name]) => !isSample(value as Fields, name))
		.map(([name, item]) => [name, confirmed(item, site)] as const);
	return Object.fromEntries(entries.filter(([, item]) => item !== undefined));
}

function isSample({ samples }: Fields, name: string): boolean {
	return Array.isArray(samples) && (samples.includes("all") || samples.includes(name));
}

/** Whether a text shows a fact that is a sample, or one that itself speaks of a sample. */
function speaksOfSample(text: string, site: Readable): boolean {
	if (!text.includes("{")) return false;
	return [...text.matchAll(tokenPattern)].some(([, token = ""]) => {
		const [collection = "", ...path] = token.trim().split(".");
		// Beside a field stands whether it is a sample.
		const key = isKeyed(collection) ? factKey([collection, ...path]) : factKey([collection]);
		let value = factAt(look(site, key), collection);
		for (const step of path) {
			if (typeof value !== "object" || value === null) return false;
			if (isSample(value as Fields, step)) return true;
			value = (value as Fields)[step];
		}
		return typeof value === "string" && value !== text && speaksOfSample(value, site);
	});
}
