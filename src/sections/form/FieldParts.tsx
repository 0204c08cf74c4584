import { shownOf } from "#core/resolved.ts";
import { useWords } from "#ui/context.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Text } from "#ui/Text.tsx";
import type { Field, FieldProps } from "./types.ts";

/** Beside a neighbour, label, control and message of both share three rows, so that the controls stand in line. */
export const half = "@lg:row-span-3 @lg:grid @lg:grid-rows-subgrid";

/**
 * Name of a field, with a word for those that may stay empty. That comes below only where it does not fit beside the name,
 * which breaks no earlier for it.
 */
export function Label({ field }: { field: Field }) {
	const words = useWords();
	const name = <Text value={shownOf(field.label)} />;
	// Whether a field with a condition may stay empty, only its hint can say.
	if (field.required || field.requiredWhen) return name;
	return (
		<span className="block text-wrap">
			{name} <span className="inline-block font-normal text-ink-2">{words.form_optional}</span>
		</span>
	);
}

/** Short explanation below the name of a field. */
export function Hint({ field, id }: FieldProps) {
	if (!field.hint) return null;
	return (
		<p id={`${id}_hint`} className="text-sm text-ink-2">
			<Text value={field.hint} />
		</p>
	);
}

/** What is wrong with a field, below its control. */
export function ErrorMessage({ id, error }: FieldProps) {
	if (!error) return null;
	return (
		<p id={`${id}_error`} className="mt-2 flex gap-2 text-sm font-[650] text-error">
			<Icon name="warning" />
			<span>
				<Text value={error} />
			</span>
		</p>
	);
}

/** Says which chosen days went with the choice of a place, also to who does not see it. */
export function Gone({ offer }: FieldProps) {
	if (!offer) return null;
	return (
		<p role="status" className={offer.said && "mt-2 text-sm font-[650]"}>
			{offer.said}
		</p>
	);
}

/** Ties hint and message to their control or group. */
export function describedBy({ field, id, error }: FieldProps) {
	const ids = [field.hint && `${id}_hint`, error && `${id}_error`].filter(Boolean);
	return ids.length > 0 ? { "aria-describedby": ids.join(" ") } : {};
}
