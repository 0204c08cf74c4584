import { nearest } from "#core/nearest.ts";
import { pageHeadSchema } from "#core/page.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import type { SourceFile } from "../read/source.ts";
import { type Path, writtenAt } from "../read/written.ts";
import { definitionMeant, sectionDefinitions, sectionTypes } from "../site/sections.ts";
import type { WrittenPage, WrittenSection } from "../site/written-page.ts";
import { validateValue } from "./issues.ts";
import { isUnknownHere } from "./unknown-here.ts";

/** What came of a page. */
interface PageValidation {
	/** Only of a page that is sound. */
	readonly page?: WrittenPage;
	/** What it says besides what nobody knows here, where nothing else is wrong. */
	readonly known?: WrittenPage;
	/** What is sound of a page that is not: where a part is missing, an empty section stands for it. */
	readonly partial?: WrittenPage;
	readonly problems: AnyProblem[];
}

/** Judges a page: its head by one schema, each section by the schema of its type. */
export function validatePage(source: SourceFile): PageValidation {
	const head = validateValue({ source, schema: pageHeadSchema, at: [], where: { kind: "page", name: "" } });
	const said = head.value ?? head.known;
	const problems = [...head.problems, ...neverThere(source, said)];
	const sections: WrittenSection[] = [];
	const list = writtenAt(source.written, ["sections"]);
	if (list?.kind === "list") {
		for (const index of list.items.keys()) {
			const judged = validateSection(source, ["sections", index]);
			problems.push(...judged.problems);
			sections.push(judged.section ?? judged.known ?? { type: "", place: index, fields: {} });
		}
	}
	const { sections: _, ...rest } = said ?? { sections: [], title: "", description: "" };
	const page = { ...rest, sections } as WrittenPage;
	if (head.value && problems.length === 0) return { page, problems };
	return { ...(said && problems.every(isUnknownHere) && { known: page }), partial: page, problems };
}

/** A draft has no first day: that day would come, and the page would not. */
function neverThere(source: SourceFile, head: { draft?: unknown; publish?: unknown } | undefined): AnyProblem[] {
	if (head?.draft !== true || head.publish === undefined) return [];
	return [problem("draft-with-day", source.keyAt(["publish"]), { day: String(head.publish) })];
}

interface SectionValidation {
	/** Only when it is sound. */
	readonly section?: WrittenSection;
	/** What it says besides fields that nobody knows here, where nothing else is wrong; what is misspelt, as it was meant. */
	readonly known?: WrittenSection;
	readonly problems: AnyProblem[];
}

/** Judges the section that stands at a place of a file. */
export function validateSection(source: SourceFile, at: Path): SectionValidation {
	const written = writtenAt(source.written, at);
	if (written?.kind !== "map") {
		const found = written?.kind === "list" ? "list" : "value";
		const values = { name: `sections (${Number(at.at(-1)) + 1})`, expected: "map", found } as const;
		return { problems: [problem("wrong-structure", source.valueAt(at), values)] };
	}
	const type = written.fields.get("type")?.value;
	if (type === undefined || (type.kind === "scalar" && type.value === null)) {
		const found = [...written.fields].find(
			([key, { value }]) => key !== "type" && value.kind === "scalar" && sectionDefinitions.has(value.text),
		)?.[0];
		return { problems: [problem("missing-type", source.valueAt(at), { known: sectionTypes, found })] };
	}
	const name = type.kind === "scalar" ? String(type.value) : "";
	const definition = definitionMeant(name);
	const unknown = definition?.type === name ? [] : [unknownSection(source, [...at, "type"], name)];
	if (!definition) return { problems: unknown };
	const where = { kind: "section", name: definition.type } as const;
	const meant = { type: definition.type };
	const { value, known = value, problems } = validateValue({ source, schema: definition.schema, at, where, meant });
	const place = Number(at.findLast((step) => typeof step === "number"));
	return {
		...(value && unknown.length === 0 && { section: sectionOf(definition.type, place, value) }),
		...(known && { known: sectionOf(definition.type, place, known) }),
		problems: [...unknown, ...problems],
	};
}

function unknownSection(source: SourceFile, at: Path, name: string): AnyProblem {
	const called = [...sectionDefinitions.values()].find(({ title }) =>
		Object.values(title).some((each) => each.toLowerCase() === name.toLowerCase()),
	);
	const values = { name, nearest: nearest(name, sectionTypes) ?? called?.type, known: sectionTypes };
	return problem("unknown-section", source.valueAt(at), values);
}

function sectionOf(type: string, place: number, value: object): WrittenSection {
	const fields = value as Pick<WrittenSection, "id" | "background" | "from" | "until"> & Record<string, unknown>;
	const { id, background, from, until } = fields;
	return {
		type,
		place,
		...(id !== undefined && { id }),
		...(background !== undefined && { background }),
		...(from !== undefined && { from }),
		...(until !== undefined && { until }),
		fields,
	};
}
