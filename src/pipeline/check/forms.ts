import type { FactsOf } from "#core/facts/index.ts";
import type { FieldPath } from "#core/fields/walk.ts";
import { nearest } from "#core/nearest.ts";
import { type Weekday, weekdays } from "#core/opening.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { parseHours } from "../kinds/hours.ts";
import { namingFields } from "../site/fields.ts";
import type { Places, Site } from "../site/site.ts";

type Form = FactsOf<"forms">;

type Field = Form["fields"][number];

/** Every form can be filled in and sent, and whoever sends it can be answered. */
export function* checkForms(site: Site): Generator<AnyProblem> {
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
	yield* checkDays(site);
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
	const fromFacts = optionsFrom && (optionsFrom.services || optionsFrom.towns);
	if (options && optionsFrom)
		yield problem("form-options", source.keyAt([...at, "optionsFrom"]), { kind, what: "both" });
	else if (choices.has(kind) && !options && !fromFacts) {
		yield problem("form-options", source.valueAt([...at, "kind"]), { kind, what: "none" });
	} else if (!choices.has(kind) && (options || optionsFrom)) {
		yield problem("form-options", source.valueAt([...at, "kind"]), { kind, what: "needless" });
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
function optionsOf({ facts }: Site, { options, optionsFrom }: Field): readonly string[] {
	if (options) return options;
	const services = facts.get("services")?.value ?? {};
	const area = optionsFrom?.towns && facts.get("towns")?.value[optionsFrom.towns];
	return [
		...(optionsFrom?.services ?? []).flatMap((name) => services[name]?.name ?? []),
		...(area ? [...area.towns.map(({ name }) => name), area.elsewhere] : []),
	];
}

const dayNames = new Map(
	weekdays.map((day, index) => [
		new Intl.DateTimeFormat("nl", { weekday: "long", timeZone: "UTC" }).format(Date.UTC(2024, 0, 1 + index)),
		day,
	]),
);

/** The form on the page of a branch offers no day on which that branch is closed. */
function* checkDays(site: Site): Generator<AnyProblem> {
	const forms = site.facts.get("forms");
	for (const { form, path, days } of daysOffered(site)) {
		for (const branch of branchesWith(form, site)) {
			for (const { day, option, step } of days) {
				if (!forms || parseHours(branch.hours[day]).length > 0) continue;
				yield problem("form-closed-day", forms.source.valueAt([...path, step]), { day: option, branch: branch.name });
			}
		}
	}
}

/** A question of a form that offers days. */
interface DaysOffered {
	readonly form: string;
	/** To its options, in the file of the forms. */
	readonly path: FieldPath;
	readonly days: readonly { readonly day: Weekday; readonly option: string; readonly step: number }[];
}

/** The days that forms offer. */
export function* daysOffered({ facts }: Site): Generator<DaysOffered> {
	for (const [form, { fields }] of Object.entries(facts.get("forms")?.value ?? {})) {
		for (const [index, { options = [] }] of fields.entries()) {
			const days = options.flatMap((option, step) => {
				const day = dayNames.get(option.toLowerCase().trim());
				return day ? [{ day, option, step }] : [];
			});
			if (days.length > 0) yield { form, path: [form, "fields", index, "options"], days };
		}
	}
}

/** The branches that have a form on their page. */
export function branchesWith(form: string, { facts, pages }: Site): FactsOf<"branches">[] {
	return Object.values(facts.get("branches")?.value ?? {}).filter((branch) => {
		const page = pages.get(branch.page);
		const fields = page ? [...namingFields(page)] : [];
		return fields.some(({ meta, value }) => meta.collection === "forms" && value === form);
	});
}
