import type { Language } from "#core/languages.ts";
import { languageName, type Where } from "#core/problems/entry.ts";

const anyOf = new Intl.ListFormat("es", { type: "disjunction" });
const allOf = new Intl.ListFormat("es");
const numbers = new Intl.NumberFormat("es", { maximumFractionDigits: 1 });

/** In parts, so that the words between them follow the sound of the names: "`a` u `otro`". */
function quoted(list: Intl.ListFormat, names: readonly string[]): string {
	return list
		.formatToParts(names)
		.map(({ type, value }) => (type === "element" ? `\`${value}\`` : value))
		.join("");
}

/** "`a`, `b` o `c`" */
export function listed(names: readonly string[]): string {
	return quoted(anyOf, names);
}

/** "`a`, `b` y `c`" */
export function together(names: readonly string[]): string {
	return quoted(allOf, names);
}

/** "alemán, francés y español" */
export function joined(words: readonly string[]): string {
	return allOf.format(words);
}

/** "alemán, francés o español" */
export function either(words: readonly string[]): string {
	return anyOf.format(words);
}

/** "¿Quería decir `x`?" and what is allowed otherwise; empty when there is nothing to offer. */
export function offer(nearest: string | undefined, known: readonly string[] = []): string {
	if (nearest) return `¿Quería decir \`${nearest}\`?`;
	return known.length > 0 ? `Puede usar ${listed(known)}.` : "";
}

/** The block that a field belongs to, as it follows "en". */
export function placeOf({ kind, name }: Where): string {
	const names = {
		page: "la página",
		section: `la sección \`${name}\``,
		facts: `\`${name}\``,
		site: "los ajustes",
		words: "los textos fijos",
		group: `el bloque \`${name}\``,
	};
	return names[kind];
}

/** "inglés" */
export function tongue(language: Language): string {
	return languageName(language, "es");
}

/** "1600" and "4,5" */
export function number(value: number): string {
	return numbers.format(value);
}

/** "1 espacio" and "3 espacios" */
export function counted(count: number, one: string, many: string): string {
	return `${number(count)} ${count === 1 ? one : many}`;
}
