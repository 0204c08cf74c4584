import { entry, warning } from "./entry.ts";

/** Mistakes in opening hours, and in the days and periods on which something is otherwise. */
export const openingProblems = {
	"hours-order": entry<{ found: string; why: "backwards" | "overlap" }>({
		nl: {
			title: "Openingstijden kloppen niet",
			message: ({ found, why }) =>
				why === "backwards" ? `\`${found}\` eindigt voordat het begint.` : `\`${found}\` loopt door elkaar.`,
			hint: "Schrijf de vroegste tijd eerst, bijvoorbeeld `09:30-12:30, 13:00-17:00`. Alleen de laatste tijd mag na middernacht eindigen, tot 06:00.",
		},
		en: {
			title: "Opening hours are wrong",
			message: ({ found, why }) =>
				why === "backwards" ? `\`${found}\` ends before it begins.` : `\`${found}\` overlaps.`,
			hint: "Write the earliest time first, for example `09:30-12:30, 13:00-17:00`. Only the last one may end after midnight, until 06:00.",
		},
	}),
	"exceptions-overlap": entry<{ found: string; line: number; what: "day" | "period" }>({
		nl: {
			title: "Twee keer andere tijden",
			message: ({ found, line, what }) =>
				what === "day"
					? `Voor ${found} staan ook op regel ${line} andere tijden.`
					: `In de periode van regel ${line} valt ${found} ook.`,
			hint: "Voeg ze samen, of verander een van de twee. Eén dag binnen een periode mag wel: dan telt die dag.",
		},
		en: {
			title: "Other hours twice",
			message: ({ found, line, what }) =>
				what === "day"
					? `Line ${line} also has other hours for ${found}.`
					: `The period on line ${line} also contains ${found}.`,
			hint: "Merge them, or change one of the two. A single day within a period is fine: the day counts.",
		},
	}),
	"exception-without-effect": warning<{ found: string }>({
		nl: {
			title: "Andere tijden zijn niet anders",
			message: ({ found }) => `Op ${found} gelden deze tijden al.`,
			hint: "Pas de dag of de tijden aan, of haal dit blok weg. In een periode gaat een dag waarop u anders dicht bent alleen open als die onder `days` staat.",
		},
		en: {
			title: "Other hours make no difference",
			message: ({ found }) => `On ${found} the hours are these already.`,
			hint: "Change the day or the hours, or remove this block. In a period, a day that is usually closed only opens when it is listed under `days`.",
		},
	}),
	"exceptions-past": warning<{ found: string }>({
		nl: {
			title: "Andere tijden zijn voorbij",
			message: ({ found }) => `Al deze dagen zijn voorbij; de laatste was ${found}.`,
			hint: "Vul de vrije dagen van het komende jaar in, of haal de lijst weg.",
		},
		en: {
			title: "Other hours have passed",
			message: ({ found }) => `All these days have passed; the last was ${found}.`,
			hint: "Fill in the days off of the coming year, or remove the list.",
		},
	}),
} as const;
