import type { SectionProps } from "#core/section.ts";
import type schema from "./schema.ts";

export type Props = SectionProps<typeof schema>;
