import { choice, flag, group, id, itemName, label, list, number, options, ref, text } from "../fields/fields.ts";
import { defineFacts } from "./define.ts";

const fieldShape = {
	name: id("Naam van het veld in het bericht; name, email, phone, subject en message gaan als zodanig mee.", {
		label: ["naam", "name"],
		namedBy: { field: "kind", names: { email: "email", tel: "phone" } },
	}),
	label: label("Wat er boven het veld staat.", { max: 80, label: ["opschrift", "label"] }),
	kind: choice(
		"Soort invoer.",
		{
			text: "één regel",
			email: "e-mailadres",
			tel: "telefoonnummer",
			textarea: "meer regels",
			radio: "één keuze, alle opties zichtbaar",
			select: "één keuze uit een lijst",
			checkboxes: "meer keuzes",
		},
		{ label: ["soort invoer", "kind of input"] },
	),
	hint: text("Korte uitleg onder de naam van het veld.", { max: 160, label: ["uitleg", "hint"] }).optional(),
	required: flag("Moet dit veld ingevuld zijn?", { label: ["verplicht", "required"] }),
	requiredWhen: group(
		"Alleen verplicht als een ander veld deze waarde heeft.",
		{
			field: itemName("Het andere veld.", { label: ["bij veld", "for field"] }),
			value: label("Wat een bezoeker daar kiest.", {
				max: 80,
				label: ["bij waarde", "for value"],
				choiceOf: { item: "field", choices: "options", facts: "optionsFrom" },
			}),
		},
		{ label: ["alleen verplicht", "only required"] },
	).optional(),
	min: number("Kleinste aantal tekens.", {
		min: 1,
		max: 1000,
		whole: true,
		label: ["kleinste aantal tekens", "minimum characters"],
	}).optional(),
	max: number("Grootste aantal tekens.", {
		min: 1,
		max: 5000,
		whole: true,
		label: ["grootste aantal tekens", "maximum characters"],
	}).optional(),
	message: text("Wat een bezoeker leest als het veld niet klopt.", {
		max: 120,
		label: ["melding", "message"],
	}).optional(),
	autocomplete: choice(
		"Wat de browser mag invullen.",
		{
			name: "naam",
			email: "e-mailadres",
			tel: "telefoonnummer",
			"postal-code": "postcode",
			"address-level2": "plaats",
		},
		{ label: ["wat de browser invult", "what the browser fills in"] },
	).optional(),
	options: list("Keuzes.", label("Een keuze.", { max: 120 }), { max: 100, label: ["keuzes", "options"] }).optional(),
	optionsFrom: list(
		"Keuzes uit de feiten in plaats van een eigen lijst.",
		options("Alle van een soort, of één feit, bijvoorbeeld services.advies."),
		{ max: 100, label: ["keuzes uit de feiten", "options from the facts"] },
	).optional(),
	branches: list(
		"De vestiging van elke keuze, in dezelfde volgorde; wie er een kiest, ziet alleen de dagen waarop die open is. Keuzes zonder vestiging staan achteraan.",
		ref("branches", "Naam uit facts/branches.yaml.", { shows: ["name", "hours"] }),
		{ max: 20, label: ["vestigingen van de keuzes", "branches of the options"] },
	).optional(),
};

export const forms = defineFacts({
	name: "forms",
	title: "Formulieren",
	summary: "De velden, regels en meldingen van elk formulier.",
	keyed: true,
	fields: {
		subject: label("Vast onderwerp van het bericht, als het formulier er niet naar vraagt.", {
			max: 120,
			label: ["onderwerp van de e-mail", "subject"],
		}).optional(),
		submit: text("Tekst op de verzendknop.", { max: 40, label: ["verzendknop", "send button"] }),
		fields: list("De velden, in volgorde.", group("Een veld.", fieldShape), { max: 20, label: ["velden", "fields"] }),
	},
});
