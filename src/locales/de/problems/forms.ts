import type { formProblems } from "#core/problems/catalogue-forms.ts";
import type { Told } from "#core/problems/entry.ts";
import { listed, number, offer, together } from "./phrases.ts";

export const forms: Told<typeof formProblems> = {
	"missing-setting": {
		title: "Einstellung fehlt",
		message: ({ type, name }) => `Ein Abschnitt \`${type}\` braucht den Block \`${name}:\` in content/site.yaml.`,
		hint: ({ name }) =>
			`Fügen Sie in content/site.yaml einen Block \`${name}:\` hinzu oder entfernen Sie diesen Abschnitt.`,
	},
	"form-limits": {
		title: "Feld kann nie stimmen",
		message: ({ min, max }) =>
			`Mindestens ${number(min)} und höchstens ${number(max)} Zeichen, das geht nicht: Niemand kann dieses Formular senden.`,
		hint: "Machen Sie `max` größer als `min` oder entfernen Sie eines von beiden.",
	},
	"form-without-answer": {
		title: "Niemand kann eine Antwort bekommen",
		message: ({ form, renamed }) =>
			renamed
				? `Im Formular \`${form}\` heißt das Feld für die E-Mail-Adresse \`${renamed}\`; der Dienst, der die Nachricht weiterleitet, sucht \`email\`.`
				: `Das Formular \`${form}\` fragt weder nach einer E-Mail-Adresse noch nach einer Telefonnummer.`,
		hint: ({ renamed }) =>
			renamed
				? "Schreiben Sie `name: email`."
				: "Fügen Sie ein Feld mit `name: email` und `kind: email` hinzu, oder eines mit `name: phone` und `kind: tel`.",
	},
	"form-condition": {
		title: "Bedingung tritt nie ein",
		message: ({ what, found }) =>
			({
				field: `Dieses Formular hat kein Feld \`${found}\`.`,
				value: `\`${found}\` steht bei dem anderen Feld nicht zur Auswahl; so wird nie danach gefragt.`,
				self: `\`${found}\` ist dieses Feld selbst.`,
			})[what],
		hint: ({ nearest, known }) => offer(nearest, known) || "Entfernen Sie `requiredWhen:`.",
	},
	"form-options": {
		title: "Auswahl stimmt nicht",
		message: ({ kind, what }) =>
			({
				none: `Ein Feld mit \`kind: ${kind}\` braucht eine Auswahl, aber hier steht keine.`,
				needless: `Ein Feld mit \`kind: ${kind}\` zeigt keine Auswahl.`,
				both: "Von `options` und `optionsFrom` zählt nur eines.",
			})[what],
		hint: ({ what }) =>
			({
				none: "Fügen Sie `options:` mit einer Liste hinzu, oder `optionsFrom:` mit Namen aus den Angaben.",
				needless: "Entfernen Sie die Auswahl oder schreiben Sie `kind: select`.",
				both: "Entfernen Sie eines von beiden.",
			})[what],
	},
	"form-places": {
		title: "Tage richten sich nicht nach dem gewählten Ort",
		message: ({ what, kind, option, branch }) =>
			({
				none: `Bei \`${option}\` geht es um den Standort \`${branch}\`, aber das steht nicht dabei: Wer das wählt, sieht auch Tage, an denen dort geschlossen ist.`,
				other: `Bei \`${option}\` geht es um den Standort \`${branch}\`, aber in \`branches:\` steht an dieser Stelle ein anderer oder keiner.`,
				many: "In `branches:` stehen mehr Standorte, als es Möglichkeiten gibt.",
				kind: `Bei \`kind: ${kind}\` wählt man nicht einen einzigen Ort; \`branches:\` bewirkt dort nichts.`,
			})[what],
		hint: ({ what }) =>
			what === "kind"
				? "Entfernen Sie `branches:` oder schreiben Sie `kind: radio`."
				: "Schreiben Sie bei diesem Feld in `branches:` den Standort jeder Möglichkeit, in der Reihenfolge der Möglichkeiten. Möglichkeiten ohne Standort kommen ans Ende.",
	},
	"form-closed-day": {
		title: "Standort ist dann geschlossen",
		message: ({ day, branch }) => `Dieses Formular bietet \`${day}\` an, aber dann ist \`${branch}\` geschlossen.`,
		hint: "Entfernen Sie den Tag oder ändern Sie die Öffnungszeiten in content/facts/branches.yaml.",
	},
	"form-open-day": {
		title: "Standort ist dann geöffnet",
		message: ({ days, branches }) =>
			`Dieses Formular bietet ${listed(days)} nicht an, aber dann ist hier geöffnet: ${together(branches)}.`,
		hint: "Fügen Sie den Tag hinzu. Wenn Sie dann keine Termine annehmen, lassen Sie es so.",
	},
};
