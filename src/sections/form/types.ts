import type { SectionProps } from "#core/section.ts";
import type schema from "./schema.ts";

export type FormProps = SectionProps<typeof schema>;

/** A form from the facts: its fields in order and the words around them. */
export type FormFact = FormProps["data"]["form"];

export type Field = FormFact["fields"][number];

/** Where forms are sent to. */
export type Service = NonNullable<FormProps["settings"]["form"]>;

/** What the component of a field receives. */
export interface FieldProps {
	readonly field: Field;
	/** Of the control, or of the first one in a group. */
	readonly id: string;
	readonly error: FieldError | undefined;
	/** It is only asked after one answer to the field before it. */
	readonly asked: boolean;
	/** The answer after which the next field is asked, as it is written. */
	readonly asks: string | undefined;
	/** Of a field whose days depend on the place that is chosen. */
	readonly offer: Offer | undefined;
}

/** Which options a field does not offer, as they are written, and what is said of those that were chosen. */
export interface Offer {
	readonly gone: ReadonlySet<string>;
	readonly said: string;
}

export type FieldError = NonNullable<Field["message"]>;
