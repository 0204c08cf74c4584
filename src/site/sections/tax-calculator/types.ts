import type { Text } from "#core/resolved.ts";
import type { SectionProps } from "#core/section.ts";
import type schema from "./schema.ts";

export type Props = SectionProps<typeof schema>;

export type Data = Props["data"];

/** What the component of a question receives. */
export interface QuestionProps {
	/** Of the control, or of the first one in a group; also its name. */
	readonly id: string;
	readonly label: Text;
	readonly hint: Text | undefined;
}
