import type { CountryCode } from "#core/countries.ts";
import type { senseProblems, Unlikely } from "#core/problems/catalogue-sense.ts";
import type { Told } from "#core/problems/entry.ts";
import { meant, number } from "./phrases.ts";

export const sense: Told<typeof senseProblems> = {
	"listed-twice": {
		title: "Élément en double",
		message: ({ found, line }) => `\`${found}\` figure aussi à la ligne ${line} de cette liste.`,
		hint: "Retirez l’un des deux.",
	},
	"listed-again": {
		title: "Déjà dans une autre section",
		message: ({ found, line }) => `\`${found}\` figure aussi à la ligne ${line} de cette page, dans une autre section.`,
		hint: "Retirez l’un des deux.",
	},
	"wrong-sum": {
		title: "Calcul faux",
		message: ({ sum, outcome, found }) => `${sum} font ${outcome}, et il y a ici \`${found}\`.`,
		hint: ({ outcome }) =>
			outcome.startsWith("−")
				? "Vérifiez les montants et leurs signes : on retire plus qu’il n’y a."
				: `Écrivez ici \`${outcome}\`, ou vérifiez les montants et les signes au-dessus.`,
	},
	"fact-twice": {
		title: "Information présente dans deux fichiers",
		message: ({ name, other }) => `\`${name}\` figure aussi dans ${other}.`,
		hint: "Ne la laissez qu’à un seul endroit. S’il y en a vraiment deux, donnez à l’une un autre nom.",
	},
	"circular-fact": {
		title: "Information qui renvoie à elle-même",
		message: ({ chain }) => `Ceci tourne en rond : ${chain.map((name) => `\`{${name}}\``).join(" → ")}.`,
		hint: "À l’un de ces endroits, écrivez les mots eux-mêmes.",
	},
	"name-differs": {
		title: "Champ et bloc différents",
		message: ({ name, field, found }) => `Le bloc \`${name}\` contient \`${field}: ${found}\`.`,
		hint: ({ name, field }) => `Écrivez \`${field}: ${name}\`, et vérifiez que le reste du bloc y correspond.`,
	},
	unlikely: { title: "Est-ce bien exact ?", message: unlikelyText, hint: unlikelyHint },
};

function unlikelyText(values: Unlikely): string {
	switch (values.why) {
		case "price":
			return "Ce produit ne coûte rien.";
		case "postal-code":
			return `\`${values.found}\` n’est pas un code postal néerlandais.`;
		case "day":
			return `\`${values.found}\` est très loin d’aujourd’hui.`;
		case "mail-domain":
			return `\`${values.found}\` ressemble à une faute de frappe.`;
		case "far-away":
			return `\`${values.found}\` se trouve à ${number(values.kilometres)} kilomètres de tous les autres lieux et établissements.`;
		case "abroad":
			return `\`${values.found}\` ne se trouve pas dans le pays de l’entreprise (${countryName(values.country)}).`;
		case "half-position":
			return `\`${values.found}\` n’a que l’une des deux : la latitude ou la longitude.`;
		case "always-closed":
			return `\`${values.found}\` est fermé tous les jours.`;
		case "suffix":
			return `\`${values.found}\` désigne l’entreprise autrement que \`${values.name}\`.`;
	}
}

function unlikelyHint(values: Unlikely): string {
	switch (values.why) {
		case "price":
			return "Indiquez le prix.";
		case "postal-code":
			return "Écrivez quatre chiffres, un espace et deux majuscules : `1234 AB`.";
		case "day":
			return "Vérifiez les quatre chiffres de l’année.";
		case "mail-domain":
			return meant(values.meant);
		case "far-away":
			return "Vérifiez `latitude` et `longitude`.";
		case "abroad":
			return "Vérifiez que `latitude` et `longitude` sont exactes et ne sont pas inversées, et que le pays dans site.yaml est le bon.";
		case "half-position":
			return "Indiquez aussi l’autre : sans les deux, il n’y a pas de carte.";
		case "always-closed":
			return "Indiquez les horaires d’ouverture, par exemple `09:30-17:00`.";
		case "suffix":
			return 'Ces mots suivent le titre de chaque page. Changez-les, ou écrivez `"{business.name}"`.';
	}
}

function countryName(country: CountryCode): string {
	return new Intl.DisplayNames("fr", { type: "region" }).of(country) ?? country;
}
