import { fileSchemaOf } from "#core/facts/define.ts";
import { schemaAt } from "#core/fields/at.ts";
import { type FoundField, fieldsIn } from "#core/fields/walk.ts";
import { clues } from "../kinds/clues.ts";
import type { WrittenOut } from "../kinds/node-kind.ts";
import { nodeKinds } from "../kinds/node-kinds.ts";
import { anyPhone } from "../kinds/phone.ts";
import { anyAmount, clueOfAmount } from "../kinds/price.ts";
import { entriesOf, factsOf, isPassing } from "../site/facts.ts";
import { regionOf } from "../site/region.ts";
import type { Site } from "../site/site.ts";
import { escapePattern } from "../text/escape-pattern.ts";

/** A fact as it may stand in a text by mistake, or what looks like one and is none. */
export interface Known extends WrittenOut {
	readonly token: string;
	readonly strange?: "amount" | "phone";
	/** A name that stands before it, in small letters. */
	readonly behind?: string;
}

/** A name of so many letters is no other word, with a capital or without. */
const clearName = 8;

/** Everything that a text is searched for. */
export function knownFacts(site: Site): Known[] {
	const fields = fieldsOfFacts(site);
	const place = regionOf(site);
	const known = fields.flatMap(({ meta, value, token }): Known[] => {
		const found = nodeKinds[meta.kind].writtenOut?.(String(value), place);
		return found ? [{ token, ...found }] : [];
	});
	const among = (kind: "price" | "phone") => {
		const tokens = new Set(fields.flatMap(({ meta, token }) => (meta.kind === kind ? [token] : [])));
		return [...new Set(known.filter(({ token }) => tokens.has(token)).map(({ pattern }) => pattern.source))];
	};
	const phone = noneOf(among("phone"), anyPhone(place));
	const somewhere = anyAmount(place);
	const amount = noneOf(among("price"), somewhere);
	const amounts = Object.entries(entriesOf(site, "products")).map(([key, { name }]): Known => {
		// What follows the comma says of which sort it is: `Muziek Regular, op maat`.
		const [short = ""] = String(name).split(",");
		// Amounts are few: only where one stands is it asked what stands before.
		const beside = `(?=${somewhere})(?<=${wordOf(short)}[^.!?{}€]{0,30})`;
		const pattern = new RegExp(`${beside}${amount}`, short.length < clearName ? "gu" : "giu");
		const behind = short.toLowerCase();
		return { token: `products.${key}.price`, strange: "amount", pattern, clue: clueOfAmount(place), behind };
	});
	return [...known, { token: "", strange: "phone", pattern: new RegExp(phone, "g"), clue: clues.phone }, ...amounts];
}

/** What fits a pattern, and begins like none of some others. */
function noneOf(others: readonly string[], pattern: string): string {
	return `${others.map((other) => `(?!${other})`).join("")}(?:${pattern})`;
}

function wordOf(name: string): string {
	return String.raw`(?<![\p{L}\d])${escapePattern(name)}(?![\p{L}\d])`;
}

function fieldsOfFacts(site: Site): (FoundField & { readonly token: string })[] {
	return factsOf(site).flatMap(({ definition, value }) => {
		const schema = fileSchemaOf(definition);
		return fieldsIn(schema, value).flatMap((field) => {
			const { path } = field;
			// What stands in a list has no name of its own to be called by, and what passes goes by that of what it replaces.
			const steps = isPassing(definition, path) ? path.toSpliced(-2, 1) : path;
			const isNamed = steps === path || schemaAt(schema, steps) !== undefined;
			if (!isNamed || path.some((step) => typeof step === "number")) return [];
			return [{ ...field, token: [definition.name, ...steps].join(".") }];
		});
	});
}
