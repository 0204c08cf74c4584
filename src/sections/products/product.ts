import type { SectionProps } from "#core/section.ts";
import type schema from "./schema.ts";

/** A product as the view receives it. */
export type Product = SectionProps<typeof schema>["data"]["items"][number];
