import type * as z from "zod";
import { partOf } from "#core/fields/at.ts";
import { text } from "#core/fields/fields.ts";
import { inLanguage } from "#core/in-language.ts";
import { type Position, positionIn } from "../../text/position.ts";
import type { Question } from "./wizard.ts";

/** Where something is, as a map says it: its address in the browser, or two numbers. */
export const positionQuestion = {
	name: "position",
	ask: { nl: "Waar ligt het?", en: "Where is it?" },
	field: text(
		"Zoek de plaats op Google Maps of openstreetmap.org en plak het adres uit uw browser, of typ 53.192, 5.990.",
		{ max: 1000 },
	),
	where: true,
	suggest: () => "",
	check: (_, { position = "" }, language) =>
		position === "" || positionIn(position) ? {} : { bad: inLanguage(noPosition, language) },
} as const satisfies Question;

/** Why it is nowhere. */
export const noPosition = {
	nl: "Zeg waar het ligt: zoek de plaats op Google Maps of openstreetmap.org en plak het adres uit uw browser, of typ twee getallen zoals 53.192, 5.990.",
	en: "Say where it is: find the place on Google Maps or openstreetmap.org and paste the address from your browser, or type two numbers such as 53.192, 5.990.",
};

/** The latitude and longitude of an answer, for a block that has both; undefined when it has none. */
export function positionFor(answer: string, block: z.core.$ZodType): Position | undefined {
	const position = positionIn(answer);
	const fits = Object.entries(position ?? {}).every(([name, value]) => {
		const field = partOf(block, name) as z.ZodType | undefined;
		return field?.safeParse(Number(value)).success;
	});
	return fits ? position : undefined;
}
