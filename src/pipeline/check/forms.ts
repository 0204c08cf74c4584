import type { FactsOf } from "#core/facts/index.ts";
import { nearest } from "#core/nearest.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { optionsNamed } from "../site/fact-options.ts";
import type { Places, Site } from "../site/site.ts";
import type { CheckOptions } from "./field-check.ts";
import { checkFormDays } from "./form-days.ts";

type Form = FactsOf<"forms">;

type Field = Form["fields"][number];

/** Every form can be filled in and sent, and whoever sends it can be answered. */
export function* checkForms(site: Site, { today }: CheckOptions): Generator<AnyProblem> {
	const file = site.facts.get("forms");
	for (const [name, form] of Object.entries(file?.value ?? {})) {
		if (!file) return;
		yield* checkAnswer(name, form, file.source);
		for (const [index, field] of form.fields.entries()) {
			const at = [name, "fields", index] as const;
			yield* checkField(field, file.source, at);
			yield* checkCondition(site, form, field, { source: file.source, at });
		}
	}
	yield* checkFormDays(site, today);
}

type At = readonly [form: string, fields: "fields", index: number];

function* checkAnswer(name: string, { fields }: Form, source: Places): Generator<AnyProblem> {
	const mail = fields.findIndex(({ kind }) => kind === "email");
	if (mail >= 0 && !fields.some((field) => field.name === "email")) {
		const renamed = fields[mail]?.name;
		yield problem("form-without-answer", source.valueAt([name, "fields", mail, "name"]), { form: name, renamed });
	} else if (!fields.some(({ kind }) => kind === "email" || kind === "tel")) {
		yield problem("form-without-answer", source.keyAt([name, "fields"]), { form: name });
	}
}

const choices: ReadonlySet<string> = new Set(["radio", "select", "checkboxes"]);

function* checkField({ kind, min, max, options, optionsFrom }: Field, source: Places, at: At): Generator<AnyProblem> {
	if (min !== undefined && max !== undefined && min > max) {
		yield problem("form-limits", source.valueAt([...at, "max"]), { min, max });
	}
	if (options && optionsFrom)
		yield problem("form-options", source.keyAt([...at, "optionsFrom"]), { kind, what: "both" });
	else if (choices.has(kind) && !options && !optionsFrom) {
		yield problem("form-options", source.valueAt([...at, "kind"]), { kind, what: "none" });
	} else if (!choices.has(kind) && (options || optionsFrom)) {
		yield problem("form-options", source.valueAt([...at, "kind"]), { kind, what: "needless" });
	} else if (kind !== "checkboxes" && options?.length === 1) {
		yield problem("single-choice", source.valueAt([...at, "options", 0]), { found: String(options[0]) });
	}
}

interface Standing {
	readonly source: Places;
	readonly at: At;
}

function* checkCondition(site: Site, form: Form, field: Field, { source, at }: Standing): Generator<AnyProblem> {
	if (!field.requiredWhen) return;
	const { field: name, value } = field.requiredWhen;
	const place = (key: "field" | "value") => source.valueAt([...at, "requiredWhen", key]);
	const names = form.fields.map((each) => each.name).filter((each) => each !== field.name);
	const other = form.fields.find((each) => each.name === name);
	if (!other || other === field) {
		const what = other ? "self" : "field";
		yield problem("form-condition", place("field"), { what, found: name, nearest: nearest(name, names), known: names });
		return;
	}
	const known = optionsOf(site, other);
	if (known.length === 0 || known.includes(value)) return;
	yield problem("form-condition", place("value"), {
		what: "value",
		found: value,
		nearest: nearest(value, known),
		known: known.slice(0, 8),
	});
}

/** What a visitor can choose, as the message says it; none where anything may be typed. */
function optionsOf(site: Site, { options, optionsFrom = [] }: Field): readonly string[] {
	return options ?? optionsNamed(optionsFrom, site);
}
