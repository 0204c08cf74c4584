import { renamed } from "#core/fields/former.ts";
import { iconMeant } from "#core/icons/meant.ts";
import { clearlyMeant } from "#core/nearest.ts";
import { entriesOf } from "../site/facts.ts";
import { typeMeant } from "../site/sections.ts";
import type { Edit, Repairer } from "./repair.ts";
import { fieldAt, replaceScalar, scalarAt } from "./scalars.ts";
import { isSlipOfReference } from "./uses.ts";

/** A misspelt field; never when its block has the right one too, or another that could be the same. */
export const repairField: Repairer<"unknown-field"> = ({ place, values }, { source }) => {
	const at = fieldAt(source, place);
	const meant = renamed(values.name, values.known) ?? clearlyMeant(values.name, values.known);
	const written = scalarAt(source, place);
	if (!at || !meant || !written) return [];
	const others = [...at.block.keys()].filter((name) => name !== at.name);
	if (others.some((name) => name === meant || clearlyMeant(name, values.known) === meant)) return [];
	return replaceScalar(written, meant);
};

/** A section whose `type` is misspelt; what stands behind it must be a kind of section. */
export const repairType: Repairer<"missing-type"> = ({ place, values }, { source }) => {
	const fields = [...(fieldAt(source, place)?.block ?? [])];
	const meant = fields.filter(([name, { value }]) => {
		const written = value.kind === "scalar" ? String(value.value) : "";
		const isKind = values.known.includes(written) || clearlyMeant(written, values.known) !== undefined;
		return isKind && clearlyMeant(name, ["type"]) === "type";
	});
	const start = meant.length === 1 ? meant[0]?.[1].key.start : undefined;
	const written = start === undefined ? undefined : scalarAt(source, source.range(start, start));
	return written ? replaceScalar(written, "type") : [];
};

export const repairSection: Repairer<"unknown-section"> = ({ place, values }, { source }) => {
	const written = scalarAt(source, place);
	const meant = typeMeant(values.name);
	return written && meant ? replaceScalar(written, meant) : [];
};

export const repairOption: Repairer<"unknown-option"> = ({ place, values }, { source }) => {
	const written = scalarAt(source, place);
	const meant = clearlyMeant(values.found, values.known);
	return written && meant ? replaceScalar(written, meant) : [];
};

/** An icon by a name that it had before, by what it is called in a language, or misspelt. */
export const repairIcon: Repairer<"unknown-icon"> = ({ place, values }, { source }) => {
	const written = scalarAt(source, place);
	const { name, isCertain } = iconMeant(values.found);
	return written && name && isCertain ? replaceScalar(written, name) : [];
};

export const repairMenuItem: Repairer<"unknown-menu-item"> = ({ place, values }, { source }) => {
	const written = scalarAt(source, place);
	const meant = clearlyMeant(values.name, values.known);
	return written && meant ? replaceScalar(written, meant) : [];
};

/** A name of a fact. Editors make these up themselves, so a wrong one may be a fact that is still to be written. */
export const repairRef: Repairer<"unknown-ref"> = ({ place, values }, { source, site }): readonly Edit[] => {
	const written = scalarAt(source, place);
	// The report names only the first few.
	const meant = clearlyMeant(values.name, Object.keys(entriesOf(site, values.collection)), { open: true });
	return written && meant && isSlipOfReference(site, "value", values.name, meant) ? replaceScalar(written, meant) : [];
};
