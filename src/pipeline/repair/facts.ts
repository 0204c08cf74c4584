import { isScalar, visit } from "yaml";
import { factsDefinitions } from "#core/facts/index.ts";
import { clearlyMeant } from "#core/nearest.ts";
import type { Place } from "#core/problems/problem.ts";
import { knownFacts } from "../present/tokens.ts";
import type { SourceFile } from "../read/source.ts";
import { type Edit, offsetOf, type Repairer } from "./repair.ts";

/** `{products.muziek-regulr.price}`, found part by part: each must be clear by itself. */
export const repairFact: Repairer<"unknown-fact"> = ({ place, values }, { source, site }) => {
	const meant = meantFact(values.name, knownFacts(site));
	return meant ? replaceAt(source, place, `{${values.name}}`, `{${meant}}`) : [];
};

function meantFact(token: string, known: readonly string[]): string | undefined {
	const [collection = "", ...rest] = token.trim().split(".");
	const names = Object.keys(factsDefinitions);
	const right = names.includes(collection) ? collection : clearlyMeant(collection, names);
	if (!right) return undefined;
	const spelt = [right, ...rest].join(".");
	if (known.includes(spelt)) return spelt;
	return clearlyMeant(spelt, known, { open: true, separator: "." });
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
		return code === "translation-fact" && range && at >= range[0] && at < range[1];
	});
	return others.length === 1 ? replaceAt(source, problem.place, added, lost) : [];
};

function textAround(source: SourceFile, place: Place): readonly [number, number] | undefined {
	const offset = offsetOf(source.text, place);
	let found: readonly [number, number] | undefined;
	visit(source.document, {
		Value(_, node) {
			const [start = 0, end = 0] = node.range ?? [];
			if (isScalar(node) && start <= offset && offset < end) found = [start, end];
		},
	});
	return found;
}

function replaceAt(source: SourceFile, place: Place, from: string, to: string): Edit[] {
	const offset = offsetOf(source.text, place);
	return source.text.startsWith(from, offset) ? [{ offset, length: from.length, text: to }] : [];
}
