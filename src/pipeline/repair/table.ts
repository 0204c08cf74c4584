import type { ProblemCode } from "#core/problems/catalogue.ts";
import type { AnyProblem } from "#core/problems/problem.ts";
import type { SyntaxMistake } from "#core/problems/syntax-mistake.ts";
import { repairFact, repairTranslatedFact } from "./facts.ts";
import { repairFolded } from "./folded.ts";
import { repairJson } from "./json.ts";
import { repairLineBreak } from "./line-breaks.ts";
import { repairAnchor, repairDownload, repairImage, repairLink } from "./links.ts";
import { repairList } from "./lists.ts";
import {
	repairField,
	repairIcon,
	repairMenuItem,
	repairOption,
	repairRef,
	repairSection,
	repairType,
} from "./names.ts";
import { repairPasted } from "./pasted.ts";
import { repairBraces, repairColon, repairCut, repairSyntax } from "./quotes.ts";
import type { Repair, RepairContext, Repairer } from "./repair.ts";
import { repairTabs } from "./tabs.ts";
import { repairTranslatedHeading } from "./translated-heading.ts";
import { repairHash, repairPart, repairValue } from "./values.ts";

/** What a repair says of the line that it changes, and so what may be wrong with that line afterwards. */
export type Claim =
	/** The new value is right: nothing may be wrong. */
	| "value"
	/** What stands there is a text: what the text says is judged for the first time. */
	| "text"
	/** The name is right, or the line stands where it should: what is behind it is judged for the first time. */
	| "name";

/** Which problems can be fixed, and how. A problem that is not here has no single right answer. */
const repairers: { readonly [C in ProblemCode]?: { readonly claim: Claim; readonly find: Repairer<C> } } = {
	"tab-indent": { claim: "name", find: repairTabs },
	"pasted-lines": { claim: "name", find: repairPasted },
	"unprintable-sign": { claim: "text", find: repairLineBreak },
	"quote-braces": { claim: "text", find: repairBraces },
	"quote-hash": { claim: "value", find: repairHash },
	"colon-in-text": { claim: "text", find: repairColon },
	"yaml-syntax": { claim: "text", find: repairSyntax },
	"json-syntax": { claim: "name", find: repairJson },
	"markup-in-line": { claim: "value", find: repairPart },
	"loose-brace": { claim: "value", find: repairPart },
	"unread-link": { claim: "value", find: repairPart },
	"pasted-along": { claim: "text", find: repairPart },
	"fact-in-signs": { claim: "value", find: repairPart },
	"folded-list": { claim: "text", find: repairFolded },
	"cut-by-hash": { claim: "text", find: repairCut },
	"unknown-field": { claim: "name", find: repairField },
	"wrong-structure": { claim: "value", find: repairList },
	"missing-type": { claim: "name", find: repairType },
	"unknown-section": { claim: "name", find: repairSection },
	"unknown-option": { claim: "value", find: repairOption },
	"unknown-icon": { claim: "value", find: repairIcon },
	"unknown-menu-item": { claim: "value", find: repairMenuItem },
	"unknown-ref": { claim: "value", find: repairRef },
	"invalid-value": { claim: "value", find: repairValue },
	"broken-link": { claim: "value", find: repairLink },
	"broken-anchor": { claim: "value", find: repairAnchor },
	"missing-download": { claim: "value", find: repairDownload },
	"missing-image": { claim: "value", find: repairImage },
	"unknown-fact": { claim: "value", find: repairFact },
	"translation-fact": { claim: "value", find: repairTranslatedFact },
	"translation-shape": { claim: "text", find: repairTranslatedHeading },
};

/** Of a line that YAML could not read: what is said of the line, and not of its value. */
const ofLine: ReadonlySet<SyntaxMistake> = new Set([
	"odd-space",
	"dash-space",
	"dash-sign",
	"dash-extra",
	"marked-name",
	"colon-space",
	"colon-missing",
	"comma",
]);

/** Files that only need another name. */
const renamed: ReadonlySet<ProblemCode> = new Set([
	"wrong-extension",
	"wrong-image-name",
	"wrong-download-name",
	"source-language-folder",
]);

export function claimOf({ code, values }: AnyProblem): Claim {
	if (code === "yaml-syntax" && ofLine.has(values.mistake)) return "name";
	return repairers[code]?.claim ?? "value";
}

/** What fixes a problem for certain; empty when that is not known. `context` gives the surroundings of its file. */
export function repairsFor(problem: AnyProblem, context: () => RepairContext | undefined): readonly Repair[] {
	const { file } = problem.place;
	if (renamed.has(problem.code) && "right" in problem.values) {
		return [{ problem, file, rename: `content/${problem.values.right}` }];
	}
	// A code and its own repairer belong together; the compiler cannot see it for a union.
	const find = repairers[problem.code]?.find as Repairer<ProblemCode> | undefined;
	const around = find && context();
	if (!find || !around) return [];
	return find(problem, around).map(({ in: source = around.source, ...edit }) => {
		const line = source.text.slice(0, edit.offset).split("\n").length;
		return { ...edit, problem, file: source.file, line };
	});
}
