import type { FieldName } from "../fields/answers.ts";
import { date, group, hours, list, text } from "../fields/fields.ts";
import { labelled } from "../fields/kind.ts";

const day = (label: FieldName) => hours(`Openingstijd op ${label[0]}: gesloten of 09:30-17:00.`, { label });

const days = {
	monday: day(["maandag", "Monday"]),
	tuesday: day(["dinsdag", "Tuesday"]),
	wednesday: day(["woensdag", "Wednesday"]),
	thursday: day(["donderdag", "Thursday"]),
	friday: day(["vrijdag", "Friday"]),
	saturday: day(["zaterdag", "Saturday"]),
	sunday: day(["zondag", "Sunday"]),
};

/** The opening hours of every day of a usual week. */
export function weekHours() {
	return group("Openingstijden per weekdag.", days, { label: ["openingstijden", "opening hours"] });
}

/** Days and periods on which opening hours differ, written in the same way for one branch and for all of them. */
export function exceptions(description: string) {
	return list(
		description,
		group("Een dag of een periode met andere openingstijden. Staan er geen tijden bij, dan is het dicht.", {
			from: date("De dag, bijvoorbeeld 2026-12-25. Bij een periode: de eerste dag."),
			until: date("De laatste dag van een periode, die zelf meetelt. Zonder deze regel is het één dag.", {
				after: "from",
				label: ["laatste dag", "last day"],
			}).optional(),
			hours: hours(
				"De tijden van die dag: 09:30-13:00 of gesloten. In een periode gelden ze alleen voor dagen waarop u anders ook open bent.",
				{ label: ["openingstijd", "opening hours"] },
			).optional(),
			days: labelled(
				group("", days)
					.partial()
					.describe(
						"Dagen van de week die in de periode anders zijn, bijvoorbeeld alleen de zaterdag. Ze gaan voor de openingstijd.",
					),
				["dagen", "days"],
			).optional(),
			reason: text("Waarom, bijvoorbeeld Eerste Kerstdag.", { max: 60, label: ["reden", "reason"] }),
		}),
		{ label: ["andere openingstijden", "other opening hours"] },
	);
}
