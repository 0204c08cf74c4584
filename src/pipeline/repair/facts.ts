import { clearlyMeant } from "#core/nearest.ts";
import type { Location } from "#core/problems/problem.ts";
import type { SourceFile } from "../read/source.ts";
import { nodesIn, type WrittenNode } from "../read/written.ts";
import { isKeyed, knownFacts } from "../site/facts.ts";
import { type Edit, offsetOf, type Repairer } from "./repair.ts";
import { factsTranslated } from "./translated.ts";
import { isSlipOfReference } from "./uses.ts";

/** `{products.roggebrod.price}`: one part is misspelt, and it is clear which name of its own level it must be. */
export const repairFact: Repairer<"unknown-fact"> = ({ place, values }, { source, site }) => {
	const meant = meantFact(values.name, knownFacts(site));
	if (!meant || !isSlipOfReference(site, "fact", values.name.trim(), meant)) return [];
	const own = replaceAt(source, place, `{${values.name}}`, `{${meant}}`);
	return own.length === 0 ? own : [...own, ...factsTranslated(site, values.name, meant)];
};

function meantFact(token: string, known: readonly string[]): string | undefined {
	let options = known.map((each) => each.split("."));
	const meant: string[] = [];
	const parts = token.trim().split(".");
	for (const [level, part] of parts.entries()) {
		const names = new Set(options.flatMap((each) => each[level] ?? []));
		// Editors name the entries of a collection; the names of fields are fixed.
		const open = level === 1 && isKeyed(meant[0] ?? "");
		const name = names.has(part) ? part : clearlyMeant(part, names, { open });
		if (name === undefined) return undefined;
		meant.push(name);
		options = options.filter((each) => each[level] === name);
	}
	const slips = parts.filter((part, level) => part !== meant[level]).length;
	const right = meant.join(".");
	return slips <= 1 && known.includes(right) ? right : undefined;
}

/** A fact in a translation; the Dutch text says what it must be. */
export const repairTranslatedFact: Repairer<"translation-fact"> = (problem, { source, site, problems }) => {
	const { lost, added } = problem.values;
	if (!lost || !added) return [];
	// A fact that exists may have been put there on purpose.
	if (knownFacts(site).some((name) => `{${name}}` === added)) return [];
	const range = textAround(source, problem.place);
	const others = problems.filter(({ code, place }) => {
		const at = offsetOf(source.text, place);
		return code === "translation-fact" && range && at >= range.start && at < range.end;
	});
	return others.length === 1 ? replaceAt(source, problem.place, added, lost) : [];
};

function textAround(source: SourceFile, place: Location): WrittenNode | undefined {
	const offset = offsetOf(source.text, place);
	return nodesIn(source.written).find(({ kind, start, end }) => kind === "scalar" && start <= offset && offset < end);
}

function replaceAt(source: SourceFile, place: Location, from: string, to: string): Edit[] {
	const offset = offsetOf(source.text, place);
	return source.text.startsWith(from, offset) ? [{ offset, length: from.length, text: to }] : [];
}
