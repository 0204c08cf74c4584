// What the schema of a section, a fact or a setting is made of: one import for whoever writes one.
import * as z from "zod";
import type { Labelled } from "./answers.ts";
import { labelled } from "./kind.ts";

export { choice, code } from "./kinds/choice.ts";
export { color } from "./kinds/color.ts";
export { latitude, longitude } from "./kinds/coordinate.ts";
export { date } from "./kinds/date.ts";
export { detail } from "./kinds/detail.ts";
export { download } from "./kinds/download.ts";
export { email } from "./kinds/email.ts";
export { entries } from "./kinds/entries.ts";
export { flag } from "./kinds/flag.ts";
export { hours } from "./kinds/hours.ts";
export { icon } from "./kinds/icon.ts";
export { id, itemName, menuKey, menuPoint } from "./kinds/id.ts";
export { image } from "./kinds/image.ts";
export { label } from "./kinds/label.ts";
export { language } from "./kinds/language.ts";
export { link } from "./kinds/link.ts";
export { markdown } from "./kinds/markdown.ts";
export { properName } from "./kinds/name.ts";
export { number } from "./kinds/number.ts";
export { options } from "./kinds/options.ts";
export { origin } from "./kinds/origin.ts";
export { pages } from "./kinds/pages.ts";
export { path } from "./kinds/path.ts";
export { phone } from "./kinds/phone.ts";
export { price } from "./kinds/price.ts";
export { ref } from "./kinds/ref.ts";
export { withSamples } from "./kinds/samples.ts";
export { siteAddress } from "./kinds/site-address.ts";
export { text } from "./kinds/text.ts";
export { url } from "./kinds/url.ts";

/** A list of one to many items. */
export function list<T extends z.ZodType>(
	description: string,
	item: T,
	{ min = 1, max = 200, label }: { min?: number; max?: number } & Labelled = {},
) {
	return labelled(z.array(item).min(min).max(max).describe(description), label);
}

/** A group of fields that belong together. */
export function group<T extends z.core.$ZodShape>(description: string, shape: T, { label }: Labelled = {}) {
	return labelled(z.strictObject(shape).describe(description), label);
}
