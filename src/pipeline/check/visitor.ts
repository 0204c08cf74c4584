import type { KindName } from "#core/fields/kind.ts";
import type { AnyProblem } from "#core/problems/problem.ts";
import { fieldsOfPage, namingFields, type WrittenField } from "../site/fields.ts";
import { isRemembered, type SitePage } from "../site/site.ts";
import type { FieldCheck } from "./field-check.ts";

type ByKind = ReadonlyMap<KindName, readonly FieldCheck[]>;

/** Shows every field to those of several checks that look at its kind. */
export class Visitor {
	readonly #checks: readonly FieldCheck[];
	readonly #all: ByKind;
	/** Checks that have nothing of their own to say of a page that did not change. */
	readonly #unremembering: ByKind;

	constructor(checks: readonly FieldCheck[]) {
		this.#checks = checks;
		this.#all = byKind(checks);
		this.#unremembering = byKind(checks.filter(({ replay }) => !replay));
	}

	/** Adds to `found` what is wrong with a field. */
	look(field: WrittenField, found: AnyProblem[]): void {
		show(this.#all, field, found);
	}

	/** Adds to `found` what is wrong with a page. */
	visit(page: SitePage, found: AnyProblem[]): void {
		if (!isRemembered(page)) {
			for (const field of fieldsOfPage(page)) show(this.#all, field, found);
			return;
		}
		for (const check of this.#checks) if (check.replay) found.push(...check.replay(page));
		for (const field of namingFields(page)) show(this.#unremembering, field, found);
	}

	/** Adds to `found` what is wrong with all that was seen. */
	conclude(found: AnyProblem[]): void {
		for (const { conclude } of this.#checks) if (conclude) found.push(...conclude());
	}
}

function byKind(checks: readonly FieldCheck[]): ByKind {
	const found = new Map<KindName, FieldCheck[]>();
	for (const check of checks) {
		for (const kind of check.kinds) found.set(kind, [...(found.get(kind) ?? []), check]);
	}
	return found;
}

function show(checks: ByKind, field: WrittenField, found: AnyProblem[]): void {
	for (const check of checks.get(field.meta.kind) ?? []) {
		for (const problem of check.look(field)) found.push(problem);
	}
}
