import type * as z from "zod";
import { partOf } from "#core/fields/at.ts";
import { text } from "#core/fields/fields.ts";
import type { Question } from "./wizard.ts";

/** Where something is, as a map says it: its address in the browser, or two numbers. */
export const positionQuestion = {
	name: "position",
	ask: { nl: "Waar ligt het?", en: "Where is it?" },
	field: text("Zoek de plaats op openstreetmap.org en plak het adres uit uw browser, of typ 53.192, 5.990.", {
		max: 300,
	}),
	where: true,
	suggest: () => "",
} as const satisfies Question;

/** Why it is nowhere. */
export const noPosition = {
	nl: "Zeg waar het ligt: zoek de plaats op openstreetmap.org en plak het adres uit uw browser, of typ twee getallen zoals 53.192, 5.990.",
	en: "Say where it is: find the place on openstreetmap.org and paste the address of your browser, or type two numbers such as 53.192, 5.990.",
};

/** The latitude and longitude of an answer, for a block that has both; undefined when it has none. */
export function positionIn(answer: string, block: z.core.$ZodType): Readonly<Record<string, string>> | undefined {
	const [, latitude = "", longitude = ""] = /(-?\d+\.\d+)\s*[/,; ]\s*(-?\d+\.\d+)\D*$/.exec(answer) ?? [];
	const position = { latitude, longitude };
	const fits = Object.entries(position).every(([name, value]) => {
		const field = partOf(block, name) as z.ZodType | undefined;
		return value !== "" && field?.safeParse(Number(value)).success;
	});
	return fits ? position : undefined;
}
