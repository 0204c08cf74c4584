import type { EditorLanguage } from "#core/in-language.ts";
import { type AnyProblem, type Location, type ProblemText, wordsOf } from "#core/problems/problem.ts";
import { remembered } from "#core/remembered.ts";
import type { Change, ProblemMessage, Spot, Steps, WrittenData } from "#core/studio.ts";
import type { StoppingProblem, WhatIsWrong } from "#core/studio-publishing.ts";
import { dataOf, isBlock, isSame, withData } from "#pipeline/authoring/edits/data.ts";
import { formAt } from "#pipeline/authoring/form/form.ts";
import { documentOf, writtenOf } from "#pipeline/read/document.ts";
import { type WrittenNode, writtenAt } from "#pipeline/read/written.ts";
import { offerOf } from "#pipeline/report/offers.ts";
import type { Site } from "#pipeline/site/site.ts";
import { bareWords } from "#pipeline/text/markdown.ts";
import { isSample } from "../content/errors.ts";
import type { LiveSite } from "../content/live-site.ts";
import { namedIn } from "../history/names.ts";
import { readingFacts } from "../pages/facts.ts";
import { subjectOf } from "../publishing/replacement.ts";
import { emptySample, inStudio } from "./in-studio.ts";
import { offerIn } from "./offers.ts";
import { pathAt } from "./path-at.ts";

/** What is or would be wrong with texts, as Studio says it, each with the value that it is about. */
export function toldProblems(
	problems: readonly AnyProblem[],
	texts: Pick<ReadonlyMap<string, string>, "get">,
	server: LiveSite,
): ProblemMessage[] {
	const desk = new Desk(texts, server);
	return problems.map((each) => {
		const words = wordsOf(each, server.language);
		if (each.code === "sample-left") return desk.toldSample(each.place, words, each.values.name);
		const missing = each.code === "missing-field" ? each.values.name : undefined;
		const told = desk.told(each.place, each.code, words, missing);
		const removal = desk.removalOf(told, each.code);
		return { ...told, offer: offerIn(offerOf(each), desk.writtenAt(told)), removal };
	});
}

/** The same with the pages on which they are. */
export function placedProblems(
	problems: readonly AnyProblem[],
	texts: Pick<ReadonlyMap<string, string>, "get">,
	server: LiveSite,
): StoppingProblem[] {
	const told = toldProblems(problems, texts, server).map((each, at) => {
		const { code = "" } = problems[at] ?? {};
		return { ...each, repair: repairOf({ ...each, code }, server) };
	});
	return withPages(told, server.content.site, server.language);
}

/** What is wrong with the content, as far as that is known. */
export function whatIsWrong(server: LiveSite): WhatIsWrong {
	const { content } = server;
	const desk = new Desk({ get: (file) => content.textOf(file) }, server);
	const told = (level: "error" | "warning") => {
		const found = server.state.problems.filter((each) => each.level === level);
		const problems = found.map(({ code, title, message, hint, offer, ...place }) => {
			const problem = desk.told(place, code, { title, message, hint });
			const repair = repairOf({ ...place, code }, server);
			const removal = desk.removalOf(problem, code);
			const says = desk.wordsAt(problem);
			return { ...problem, offer: offerIn(offer, desk.writtenAt(problem)), removal, says, repair };
		});
		return withPages(problems, content.site, server.language);
	};
	const hasSamples = server.state.problems.some(isSample);
	return { errors: told("error"), warnings: told("warning"), hasSamples };
}

function repairOf({ file, line, column, code }: Location & { code: string }, server: LiveSite) {
	return server.isRepairable({ file, line, column, code }) ? { code } : undefined;
}

/** Finds the values that problems are about; each file is read once. */
class Desk {
	readonly #texts: Pick<ReadonlyMap<string, string>, "get">;
	readonly #server: LiveSite;
	readonly #read = new Map<string, WrittenNode>();
	readonly #asRead: (words: string) => string;

	constructor(texts: Pick<ReadonlyMap<string, string>, "get">, server: LiveSite) {
		this.#texts = texts;
		this.#server = server;
		this.#asRead = readingFacts(server);
	}

	/** `missing` is a field that is not there. */
	told({ file, line, column }: Location, code: string, words: ProblemText, missing?: string): ProblemMessage {
		const path = pathAt(this.#textOf(file), this.#rootOf(file), { line, column });
		const name = missing ?? String(path.at(-1) ?? "");
		const isNamed = [words.message, words.hint].some(
			(said) => said.includes(`\`${name}\``) || said.includes(`\`${name}:\``),
		);
		const called = isNamed ? this.#labelOf(file, missing === undefined ? path : [...path, missing]) : undefined;
		const { language } = this.#server;
		return {
			file,
			line,
			column,
			path,
			deadEnd: this.#deadEndAt({ file, line, column }, code),
			...inStudio({ code, words, language, field: called ? { name, called } : undefined }),
		};
	}

	/** The address of a page that a link leads to in vain. */
	#deadEndAt({ file, line, column }: Location, code: string): string | undefined {
		if (code !== "broken-link" && code !== "link-to-draft") return undefined;
		const written = this.#textOf(file)
			.split("\n")
			[line - 1]?.slice(column - 1);
		return /^["']?(\/[^\s)>"'?#]+)/.exec(written ?? "")?.[1];
	}

	/** `name` says, by its steps, how deep the example is. */
	toldSample(place: Location, words: ProblemText, name: string): ProblemMessage {
		const { file, line, column } = place;
		const found = pathAt(this.#textOf(file), this.#rootOf(file), place);
		const marks = found.indexOf("samples");
		const steps = name.split(".");
		// Of a field that is not in the file the report names its block.
		const own = found.length < steps.length ? [...found, steps.at(-1) ?? ""] : found;
		const path = marks === -1 ? own : found.slice(0, marks);
		const around = path.length > 1 ? this.#labelOf(file, path.slice(0, -1)) : undefined;
		const field = [...(around === undefined ? [] : [around]), this.#labelOf(file, path) ?? name].join(": ");
		const { language } = this.#server;
		const said = isEmptyAt(this.#rootOf(file), path)
			? emptySample(field, language)
			: inStudio({ code: "sample-left", words, language, field: { name, called: field } });
		return { file, line, column, path, ...said };
	}

	/** What stands there, when it is one value. */
	writtenAt({ file, path }: Spot): string | undefined {
		const node = writtenAt(this.#rootOf(file), path);
		return node?.kind === "scalar" ? node.text : undefined;
	}

	/** What takes away an item that says the same as one before it, and to which no link leads: nobody misses it. */
	removalOf({ file, path }: Spot, code: string): Change | undefined {
		const place = Number(path.at(-1));
		const list = code === "listed-twice" ? writtenAt(this.#rootOf(file), path.slice(0, -1)) : undefined;
		if (list?.kind !== "list") return undefined;
		const items = list.items.map(dataOf);
		const was = items[place];
		const isTwin = (each: WrittenData) => isSame(each, was) || isSame(withoutAnchor(each), was);
		return was !== undefined && items.slice(0, place).some(isTwin) ? { do: "remove", file, path, was } : undefined;
	}

	/** The first words from where a problem is, in a value; undefined elsewhere. */
	wordsAt(problem: ProblemMessage): string | undefined {
		if (this.writtenAt(problem) === undefined) return undefined;
		const line = this.#textOf(problem.file).split("\n")[problem.line - 1] ?? "";
		return bareWords(line.slice(problem.column - 1).replace(/^["']|["']\s*$/g, "")) || undefined;
	}

	/** What people call what stands there. */
	#labelOf(name: string, path: Steps): string | undefined {
		const { content, language } = this.#server;
		const file = content.file(name);
		const form = file && formAt({ site: content.site, file, text: this.#textOf(name), language }, path);
		return form && this.#asRead(form.label);
	}

	#textOf(file: string): string {
		return this.#texts.get(file) ?? "";
	}

	#rootOf(file: string): WrittenNode {
		return remembered(this.#read, file, () => writtenOf(documentOf(this.#textOf(file)).contents));
	}
}

function isEmptyAt(root: WrittenNode, path: Steps): boolean {
	const node = writtenAt(root, path);
	return node === undefined || (node.kind === "scalar" && node.text.trim() === "");
}

function withoutAnchor(data: WrittenData): WrittenData {
	return isBlock(data) ? withData(data, ["id"], () => undefined) : data;
}

/** The address of the page in whose file a problem is, and what people call that file. */
function withPages<Told extends ProblemMessage>(
	problems: readonly Told[],
	site: Site,
	language: EditorLanguage,
): (Told & Pick<StoppingProblem, "page" | "named">)[] {
	const pages = new Map([...site.addresses].map(([address, file]) => [file, address]));
	const names = new Map<string, string>();
	return problems.map((each) => {
		const named = remembered(names, each.file, () => namedIn(subjectOf(each.file), [site], language));
		return { ...each, page: pages.get(each.file), named };
	});
}
