import type { Holiday } from "../holidays.ts";
import { entry, type ReportLanguage, warning } from "./entry.ts";

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
			message: ({ found }) => `These hours already apply on ${found}.`,
			hint: "Change the day or the hours, or remove this block. In a period, a day that is usually closed only opens when it is listed under `days`.",
		},
	}),
	"holidays-missing": warning<{ missing: readonly Holiday[] }>({
		nl: {
			title: "Feestdagen ontbreken",
			message: ({ missing: { length } }) =>
				length === 1
					? "Op een feestdag van het komende jaar gelden de gewone openingstijden."
					: `Op ${length} feestdagen van het komende jaar gelden de gewone openingstijden.`,
			hint: ({ missing }) =>
				`Zet onder \`exceptions\` in \`facts/business.yaml\`: ${named(missing, "nl")}. Met \`from\` en \`reason\` is het die dag dicht; bent u wel open, zet dan \`hours\` met de tijden erbij.`,
		},
		en: {
			title: "Public holidays are missing",
			message: ({ missing: { length } }) =>
				length === 1
					? "On a public holiday of the coming year the usual opening hours apply."
					: `On ${length} public holidays of the coming year the usual opening hours apply.`,
			hint: ({ missing }) =>
				`Add to \`exceptions\` in \`facts/business.yaml\`: ${named(missing, "en")}. With \`from\` and \`reason\` a day is closed; if you are open, add \`hours\` with the times.`,
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
			hint: "Fill in the days off for the coming year, or remove the list.",
		},
	}),
} as const;

/** "`2027-03-29` Tweede Paasdag en `2027-05-06` Hemelvaartsdag" */
function named(holidays: readonly Holiday[], language: ReportLanguage): string {
	return new Intl.ListFormat(language).format(holidays.map(({ date, name }) => `\`${date}\` ${name[language]}`));
}
