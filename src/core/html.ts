const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const entityOf = (character: string) => entities[character] ?? character;

/** Makes a text safe between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
	return text.replace(/[&<>"]/g, entityOf);
}

/** The text that `escapeHtml` made safe. */
export function unescapeHtml(escaped: string): string {
	return Object.entries(entities).reduceRight(
		(text, [character, entity]) => text.replaceAll(entity, character),
		escaped,
	);
}

/** As `escapeHtml`, but an entity that is written out (`&euro;`) stays. */
export function escapeKeepingEntities(text: string): string {
	return text.replace(/&(?!#?\w+;)|[<>"]/g, entityOf);
}

/** The one policy by which a page takes HTML from a script: https://www.w3.org/TR/trusted-types. */
export const htmlPolicy = "site";
