import type { FactsOf } from "#core/facts/index.ts";
import { nearest } from "#core/nearest.ts";
import { addDays, dutchClock, hoursOn, weekdayOf, weekdays } from "#core/opening.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import type { SourceFile } from "../read/source.ts";
import { namingFields } from "../site/fields.ts";
import type { Site } from "../site/site.ts";
import { exceptionsOf, weekOf } from "./exceptions.ts";
import type { CheckOptions } from "./field-check.ts";

type Form = FactsOf<"forms">;

type Field = Form["fields"][number];

/** Every form can be filled in and sent, and whoever sends it can be answered. */
export function* checkForms(site: Site, { today: now = new Date() }: CheckOptions): Generator<AnyProblem> {
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
	yield* checkDays(site, dutchClock(now).date);
}

type At = readonly [form: string, fields: "fields", index: number];

function* checkAnswer(name: string, { fields }: Form, source: SourceFile): Generator<AnyProblem> {
	const mail = fields.findIndex(({ kind }) => kind === "email");
	if (mail >= 0 && !fields.some((field) => field.name === "email")) {
		const renamed = fields[mail]?.name;
		yield problem("form-without-answer", source.valueAt([name, "fields", mail, "name"]), { form: name, renamed });
	} else if (!fields.some(({ kind }) => kind === "email" || kind === "tel")) {
		yield problem("form-without-answer", source.keyAt([name, "fields"]), { form: name });
	}
}

const choices: ReadonlySet<string> = new Set(["radio", "select", "checkboxes"]);

function* checkField(
	{ kind, min, max, options, optionsFrom }: Field,
	source: SourceFile,
	at: At,
): Generator<AnyProblem> {
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
	readonly source: SourceFile;
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

/** So many times in a row a branch is closed on a day of the week before nobody should ask for it. */
const weeks = 4;

/** The form on the page of a branch offers no day on which that branch is closed, by its week or for weeks to come. */
function* checkDays(site: Site, today: string): Generator<AnyProblem> {
	const forms = site.facts.get("forms");
	for (const branch of Object.values(site.facts.get("branches")?.value ?? {})) {
		const page = site.pages.get(branch.page);
		const [week, exceptions] = [weekOf(branch), exceptionsOf(branch, site)];
		const open = new Set(
			Array.from({ length: 7 * weeks }, (_, days) => addDays(today, days)).flatMap((date) =>
				hoursOn(date, week, exceptions).length > 0 ? [weekdayOf(date)] : [],
			),
		);
		for (const { meta, value } of page ? namingFields(page) : []) {
			const name = String(value);
			if (meta.collection !== "forms" || !forms || !Object.hasOwn(forms.value, name)) continue;
			for (const [index, { options = [] }] of forms.value[name]?.fields.entries() ?? []) {
				for (const [step, option] of options.entries()) {
					const day = dayNames.get(option.toLowerCase().trim());
					if (!day || open.has(day)) continue;
					const place = forms.source.valueAt([name, "fields", index, "options", step]);
					yield problem("form-closed-day", place, { day: option, branch: branch.name });
				}
			}
		}
	}
}
