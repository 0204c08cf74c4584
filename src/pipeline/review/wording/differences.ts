import type * as z from "zod";
import type { KindName } from "#core/fields/kind.ts";
import { kinds } from "#core/fields/kinds.ts";
import type { EditorLanguage } from "#core/in-language.ts";
import { daysInWords } from "#pipeline/kinds/date.ts";
import { capitalized } from "#pipeline/text/letters.ts";
import type { Difference } from "../changes.ts";
import { fieldValue, partAt, stepNames } from "./fields.ts";
import { phrasesIn } from "./phrases.ts";
import { plain, short, type Words } from "./statement.ts";

/** A difference in a block, by the names of its fields. */
export function statementOf(difference: Difference, schema: Schema, report: EditorLanguage): Words {
	const subject = capitalized(stepNames(difference.trail, schema, report).join(", "));
	return differenceStatement(subject, difference, schema, report);
}

type Schema = z.core.$ZodType | undefined;

/** A difference in the words of a review. `schema` is that of the block in which the trail of the difference begins. */
export function differenceStatement(
	subject: string,
	difference: Difference,
	schema: Schema,
	report: EditorLanguage,
): Words {
	const say = phrasesIn(report);
	const { trail, kind } = difference;
	const value = (text: string) => fieldValue(text, kind, partAt(trail.slice(0, -1), schema), report);
	switch (difference.change) {
		case "changed": {
			const { before, after } = difference;
			if ((isShort(before) && isShort(after)) || !isProse(kind))
				return plain(`${subject} ${value(before)} → ${value(after)}`);
			return { sentence: say.changed(subject), details: [{ what: "difference", before, after }] };
		}
		case "moved":
			return plain(say.moved(subject, value(difference.text), difference.from, difference.to));
		default: {
			const { text, change, days } = difference;
			const on = days ? `, ${daysInWords(days, report)}` : "";
			if (isShort(text)) return plain(`${say[change](subject, value(text))}${on}`);
			const sentence = `${say[change](subject, value(`${text.slice(0, short).replace(/\s+/g, " ").trimEnd()}…`))}${on}`;
			return { sentence, details: [{ what: "text", text }] };
		}
	}
}

/** Of an address no word is compared by itself. */
function isProse(kind: KindName): boolean {
	return kinds[kind].words !== "none";
}

function isShort(text: string): boolean {
	return text.length <= short && !text.includes("\n");
}
