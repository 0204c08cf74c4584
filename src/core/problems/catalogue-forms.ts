import { entry, listNames, offerEn, offerNl, remark, warning } from "./entry.ts";

/** A form that can be filled in, sent and answered. */
export const formProblems = {
	"missing-setting": entry<{ type: string; name: string }>({
		nl: {
			title: "Instelling ontbreekt",
			message: ({ type, name }) =>
				`Een onderdeel \`${type}\` kan niet zonder het blok \`${name}:\` in content/site.yaml.`,
			hint: ({ name }) => `Voeg in content/site.yaml een blok \`${name}:\` toe, of haal dit onderdeel weg.`,
		},
		en: {
			title: "Setting missing",
			message: ({ type, name }) => `A section \`${type}\` needs the block \`${name}:\` in content/site.yaml.`,
			hint: ({ name }) => `Add a block \`${name}:\` to content/site.yaml, or remove this section.`,
		},
	}),
	"form-limits": entry<{ min: number; max: number }>({
		nl: {
			title: "Veld kan nooit goed zijn",
			message: ({ min, max }) =>
				`Minstens ${min} en hoogstens ${max} tekens kan niet: niemand kan dit formulier versturen.`,
			hint: "Maak `max` groter dan `min`, of haal een van de twee weg.",
		},
		en: {
			title: "Field can never be right",
			message: ({ min, max }) =>
				`At least ${min} and at most ${max} characters is impossible: nobody can send this form.`,
			hint: "Make `max` larger than `min`, or remove one of the two.",
		},
	}),
	"form-without-answer": entry<{ form: string; renamed?: string | undefined }>({
		nl: {
			title: "Niemand kan antwoord krijgen",
			message: ({ form, renamed }) =>
				renamed
					? `In het formulier \`${form}\` heet het veld voor het e-mailadres \`${renamed}\`; de dienst die het bericht doorstuurt, zoekt \`email\`.`
					: `Het formulier \`${form}\` vraagt niet om een e-mailadres of telefoonnummer.`,
			hint: ({ renamed }) =>
				renamed
					? "Schrijf `name: email`."
					: "Voeg een veld toe met `name: email` en `kind: email`, of met `name: phone` en `kind: tel`.",
		},
		en: {
			title: "Nobody can be answered",
			message: ({ form, renamed }) =>
				renamed
					? `In the form \`${form}\` the field for the email address is called \`${renamed}\`; the service that forwards the message looks for \`email\`.`
					: `The form \`${form}\` asks for no email address or phone number.`,
			hint: ({ renamed }) =>
				renamed
					? "Write `name: email`."
					: "Add a field with `name: email` and `kind: email`, or with `name: phone` and `kind: tel`.",
		},
	}),
	"form-condition": entry<{
		what: "field" | "value" | "self";
		found: string;
		nearest?: string | undefined;
		known: readonly string[];
	}>({
		nl: {
			title: "Voorwaarde komt nooit uit",
			message: ({ what, found }) =>
				({
					field: `Dit formulier heeft geen veld \`${found}\`.`,
					value: `\`${found}\` is geen van de keuzes van dat veld; zo wordt er nooit om gevraagd.`,
					self: `\`${found}\` is dit veld zelf.`,
				})[what],
			hint: ({ nearest, known }) => offerNl(nearest, known) || "Haal `requiredWhen:` weg.",
		},
		en: {
			title: "Condition is never met",
			message: ({ what, found }) =>
				({
					field: `This form has no field \`${found}\`.`,
					value: `\`${found}\` is not one of the options of that field, so this is never asked for.`,
					self: `\`${found}\` is this field itself.`,
				})[what],
			hint: ({ nearest, known }) => offerEn(nearest, known, "values") || "Remove `requiredWhen:`.",
		},
	}),
	"form-options": entry<{ kind: string; what: "none" | "needless" | "both" }>({
		nl: {
			title: "Keuzes kloppen niet",
			message: ({ kind, what }) =>
				({
					none: `Een veld met \`kind: ${kind}\` heeft keuzes nodig, en hier staat er geen.`,
					needless: `Een veld met \`kind: ${kind}\` toont geen keuzes.`,
					both: "Van `options` en `optionsFrom` telt er maar één.",
				})[what],
			hint: ({ what }) =>
				({
					none: "Voeg `options:` toe met een lijst, of `optionsFrom:` met namen uit de feiten.",
					needless: "Haal de keuzes weg, of schrijf `kind: select`.",
					both: "Haal een van de twee weg.",
				})[what],
		},
		en: {
			title: "Options are wrong",
			message: ({ kind, what }) =>
				({
					none: `A field with \`kind: ${kind}\` needs options, and has none.`,
					needless: `A field with \`kind: ${kind}\` shows no options.`,
					both: "Only one of `options` and `optionsFrom` counts.",
				})[what],
			hint: ({ what }) =>
				({
					none: "Add `options:` with a list, or `optionsFrom:` with names from the facts.",
					needless: "Remove the options, or write `kind: select`.",
					both: "Remove one of the two.",
				})[what],
		},
	}),
	"form-places": warning<{
		what: "none" | "other" | "many" | "kind";
		kind?: string;
		option?: string | undefined;
		branch?: string;
	}>({
		nl: {
			title: "Dagen volgen de gekozen plek niet",
			message: ({ what, kind, option, branch }) =>
				({
					none: `\`${option}\` gaat over de vestiging \`${branch}\`, en dat staat er niet bij: wie het kiest, ziet ook dagen waarop die gesloten is.`,
					other: `\`${option}\` gaat over de vestiging \`${branch}\`, en in \`branches:\` staat op die plaats een andere of geen.`,
					many: "In `branches:` staan meer vestigingen dan er keuzes zijn.",
					kind: `Bij \`kind: ${kind}\` kiest een bezoeker niet één plek; \`branches:\` doet er niets.`,
				})[what],
			hint: ({ what }) =>
				what === "kind"
					? "Haal `branches:` weg, of schrijf `kind: radio`."
					: "Zet in `branches:` bij dit veld de vestiging van elke keuze, in de volgorde van de keuzes. Keuzes zonder vestiging komen achteraan.",
		},
		en: {
			title: "Days do not follow the chosen place",
			message: ({ what, kind, option, branch }) =>
				({
					none: `\`${option}\` is about the branch \`${branch}\`, and nothing says so: whoever chooses it also sees days on which it is closed.`,
					other: `\`${option}\` is about the branch \`${branch}\`, and \`branches:\` has another one or none in that position.`,
					many: "`branches:` has more branches than there are options.",
					kind: `With \`kind: ${kind}\` a visitor does not choose one place; \`branches:\` does nothing there.`,
				})[what],
			hint: ({ what }) =>
				what === "kind"
					? "Remove `branches:`, or write `kind: radio`."
					: "In `branches:` of this field, name the branch of each option, in the order of the options. Options without a branch come last.",
		},
	}),
	"form-closed-day": warning<{ day: string; branch: string }>({
		nl: {
			title: "Vestiging is dan gesloten",
			message: ({ day, branch }) => `Dit formulier biedt \`${day}\` aan, en dan is \`${branch}\` gesloten.`,
			hint: "Haal de dag weg, of verander de openingstijden in content/facts/branches.yaml.",
		},
		en: {
			title: "Branch is closed on that day",
			message: ({ day, branch }) => `This form offers \`${day}\`, on which \`${branch}\` is closed.`,
			hint: "Remove the day, or change the opening hours in content/facts/branches.yaml.",
		},
	}),
	"form-open-day": remark<{ days: readonly string[]; branches: readonly string[] }>({
		nl: {
			title: "Vestiging is dan open",
			message: ({ days, branches }) =>
				`Dit formulier biedt ${listNames(days, "of")} niet aan, en dan is het open bij ${listNames(branches, "en")}.`,
			hint: "Voeg de dag toe. Neemt u dan geen afspraken aan, laat het dan zo.",
		},
		en: {
			title: "Branch is open on that day",
			message: ({ days, branches }) =>
				`This form does not offer ${listNames(days, "or")}, and it is open then at ${listNames(branches, "and")}.`,
			hint: "Add the day. If you take no appointments then, leave it as it is.",
		},
	}),
} as const;
