import type { Log, PhysicalLocation, ReportingDescriptor, Result } from "sarif";
import { canBeSilenced, catalogue, type ProblemCode } from "#core/problems/catalogue.ts";
import type { Level, ReportLanguage } from "#core/problems/entry.ts";
import { type AnyProblem, type Place, wordsOf } from "#core/problems/problem.ts";
import { sha256 } from "#hash";
import { splitLines } from "./frame.ts";
import type { RepositoryReportOptions } from "./options.ts";
import { groupByFile } from "./order.ts";

const sarifLevels = { error: "error", warning: "warning", remark: "note" } as const satisfies Record<Level, string>;

const codes = Object.keys(catalogue) as ProblemCode[];

/** Stands for the top of the repository. Where that is on a machine is not said. */
const root = "%SRCROOT%";

/** All problems as SARIF 2.1.0, the form in which programs that keep track of findings read reports. */
export function sarifReport(problems: readonly AnyProblem[], options: RepositoryReportOptions): Log {
	const { language, texts, folder } = options;
	const fingerprint = fingerprints();
	const results = groupByFile(problems).flatMap((file) => {
		const text = texts.get(file.file);
		const lines = text === undefined ? undefined : splitLines(text);
		return file.problems.map((each): Result => {
			const { message, hint } = wordsOf(each, language);
			return {
				ruleId: each.code,
				ruleIndex: codes.indexOf(each.code),
				level: sarifLevels[each.level],
				message: { text: `${message}\n${hint}` },
				locations: [{ physicalLocation: physicalLocation(each.place, lines, folder) }],
				partialFingerprints: { "problem/v1": fingerprint(each, lines) },
			};
		});
	});
	return {
		$schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
		version: "2.1.0",
		runs: [
			{
				tool: { driver: { name: "page-builder", rules: codes.map((code) => rule(code, language)) } },
				language,
				columnKind: "utf16CodeUnits",
				originalUriBaseIds: { [root]: { description: { text: words[language].root } } },
				results,
			},
		],
	};
}

function rule(code: ProblemCode, language: ReportLanguage): ReportingDescriptor {
	const { level, [language]: wording } = catalogue[code];
	const { levels, silence, source } = words[language];
	const advice = canBeSilenced(code) ? `${source} ${silence(code)}` : source;
	return {
		id: code,
		shortDescription: { text: wording.title },
		fullDescription: { text: `${wording.title}. ${levels[level]}` },
		help: { text: advice },
		defaultConfiguration: { level: sarifLevels[level] },
	};
}

function physicalLocation(place: Place, lines: readonly string[] | undefined, folder: string): PhysicalLocation {
	const { file, line, column, endColumn } = place;
	const uri = `${folder}${file}`.split("/").map(encodeURIComponent).join("/");
	const region = { startLine: line, startColumn: column, ...(endColumn === undefined ? {} : { endColumn }) };
	const artifactLocation = { uri, uriBaseId: root };
	if (!lines) return { artifactLocation, region };
	const first = Math.max(1, line - 1);
	const last = Math.min(lines.length, line + 1);
	return {
		artifactLocation,
		region: { ...region, snippet: { text: marked(place, lines) } },
		contextRegion: {
			startLine: first,
			endLine: Math.max(first, last),
			snippet: { text: lines.slice(first - 1, last).join("\n") },
		},
	};
}

/** What is marked: from the column to its end, or to the end of the line. */
function marked({ line, column, endColumn }: Place, lines: readonly string[]): string {
	return (lines[line - 1] ?? "").slice(column - 1, endColumn === undefined ? undefined : endColumn - 1);
}

/**
 * Names for problems that stay the same when lines move: made of the file, the code, the line and what is marked in
 * it. The same problem on an equal line gets a number.
 */
function fingerprints(): (each: AnyProblem, lines: readonly string[] | undefined) => string {
	const seen = new Map<string, number>();
	return ({ code, place }, lines = []) => {
		const what = [place.file, code, lines[place.line - 1]?.trim() ?? "", marked(place, lines)];
		const name = sha256("hex", what.join("\0")).slice(0, 16);
		const count = (seen.get(name) ?? 0) + 1;
		seen.set(name, count);
		return `${name}:${count}`;
	};
}

const words = {
	nl: {
		root: "De map waarin de site staat.",
		levels: {
			error: "Een fout: zonder verbetering wordt de site niet gemaakt.",
			warning: "Een waarschuwing: de site wordt gemaakt, maar dit vraagt aandacht.",
			remark: "Een opmerking: de site wordt gemaakt, en dit kan zo bedoeld zijn.",
		},
		source: "Elke melding zegt wat er mis is en wat u kunt doen.",
		silence: (code: string) => `Is het zo bedoeld, schrijf dan boven de regel \`# negeer ${code}: \` en de reden.`,
	},
	en: {
		root: "The folder that holds the site.",
		levels: {
			error: "An error: the site is not built until it is fixed.",
			warning: "A warning: the site is built, but this needs attention.",
			remark: "A remark: the site is built, and this may be intended.",
		},
		source: "Each problem says what is wrong and what to do.",
		silence: (code: string) => `If it is intended, write \`# ignore ${code}: \` and the reason above the line.`,
	},
} as const;
