import { normalize } from "#core/paths.ts";
import type { Site } from "../site/site.ts";
import { type Edit, offsetOf, type ProblemOf, type Repairer } from "./repair.ts";
import { replaceScalar, scalarAt } from "./scalars.ts";

type InvalidValue = ProblemOf<"invalid-value">;

/**
 * A value in another notation than its kind asks for. The advice of the report is written only where it keeps all
 * that the editor wrote, has no second reading, and arrives somewhere when it points somewhere.
 */
export const repairValue: Repairer<"invalid-value"> = (problem, { source, site }) => {
	const { values, place } = problem;
	const { advice, found } = values;
	if (advice === undefined || !isCertain(problem, advice, { site, text: source.text })) return [];
	const written = scalarAt(source, place);
	if (written) return replaceScalar(written, advice);
	// A reference in braces without quotation marks: YAML reads a block with one field.
	const offset = offsetOf(source.text, place);
	return found.includes("\n") || !source.text.startsWith(found, offset)
		? []
		: [{ offset, length: found.length, text: advice }];
};

interface Surroundings {
	readonly site: Site;
	readonly text: string;
}

function isCertain({ values }: InvalidValue, advice: string, { site, text }: Surroundings): boolean {
	const { expected, found } = values;
	switch (expected) {
		case "price":
		case "time":
		case "color":
			return true;
		case "hours":
			return /^(dicht|closed|gesloten)$/i.test(found.trim()) || nothingBesides(found);
		case "date":
			// `03/04/2026` is a day in April or in March, depending on who writes.
			return !found.includes("/") || /^(1[3-9]|2\d|3[01])\//.test(found.trim());
		case "number":
			// `1,250` may be a thousand and more.
			return !/^[1-9]\d{0,2},\d{3}$/.test(found.trim());
		case "url":
			return isWebAddress(found);
		case "link":
			return isWebAddress(found) || advice.startsWith("mailto:") || arrives(site, advice);
		case "path":
			return values.name.startsWith("formerly") || arrives(site, advice);
		case "pages":
			return [...site.addresses.keys()].some((path) => path === advice || path.startsWith(`${advice}/`));
		case "file":
			return site.images.has(advice);
		case "ref":
			return [...site.facts.values()].some(({ value }) => Object.hasOwn(value, advice));
		case "id":
			// Another section may have that name already.
			return !new RegExp(`^[\\s-]*id:\\s*["']?${advice}["']?\\s*(?:#|$)`, "m").test(text);
		default:
			return false;
	}
}

/** Whether opening hours are nothing but two times, with the small words between and behind them. */
function nothingBesides(hours: string): boolean {
	const rest = hours.replace(/\d{1,2}[:.]\d{2}/g, " ").replace(/\b(van|tot|t\/m|uur|u|h)\b\.?/gi, " ");
	return /^[\s–—-]*$/.test(rest);
}

function isWebAddress(written: string): boolean {
	return /^(http:\/\/|www\.)/i.test(written.trim());
}

function arrives(site: Site, target: string): boolean {
	const [path = "", anchor] = target.split("#");
	const page = [...site.pages.values()].find((each) => each.path === normalize(path));
	if (anchor === undefined) return site.addresses.has(normalize(path));
	return page?.outline.some(({ id }) => id === anchor) ?? false;
}

/** A colour without quotation marks, which YAML takes for a remark. */
export const repairHash: Repairer<"quote-hash"> = ({ place, values }, { source }): Edit[] => {
	if (!/^#(?:[0-9a-f]{3}){1,2}$/i.test(values.source)) return [];
	const offset = source.text.indexOf(values.source, offsetOf(source.text, place));
	return offset === -1 ? [] : [{ offset, length: values.source.length, text: `"${values.source}"` }];
};
