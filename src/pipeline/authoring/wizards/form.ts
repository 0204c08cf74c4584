import { forms } from "#core/facts/forms.ts";
import { label } from "#core/fields/fields.ts";
import type { SourceLanguage } from "#core/languages.ts";
import { sourceOf } from "../../site/accessors.ts";
import { slugOf } from "../../text/letters.ts";
import { oneMore } from "./one-more.ts";
import { toCheck, toTranslate, type Wizard } from "./wizard.ts";

/** What a new form asks, in the language of a site: what no answer can do without. */
const asked: Readonly<Record<SourceLanguage, Readonly<Record<"name" | "email" | "message" | "send", string>>>> = {
	nl: { name: "Naam", email: "E-mailadres", message: "Bericht", send: "Verstuur" },
	en: { name: "Name", email: "Email address", message: "Message", send: "Send" },
	de: { name: "Name", email: "E-Mail-Adresse", message: "Nachricht", send: "Absenden" },
	fr: { name: "Nom", email: "Adresse e-mail", message: "Message", send: "Envoyer" },
	es: { name: "Nombre", email: "Correo electrónico", message: "Mensaje", send: "Enviar" },
};

export const formStart: Wizard = {
	what: { nl: "een formulier", en: "a form" },
	about: {
		nl: "Vraagt naam, e-mailadres en bericht; andere vragen voegt u daarna toe.",
		en: "Asks for a name, an email address and a message; you add other questions afterwards.",
	},
	questions: [
		{
			name: "name",
			ask: { nl: "Waar is het formulier voor?", en: "What is the form for?" },
			field: label("Staat boven de e-mail die u ervan krijgt.", { max: 120 }),
		},
		{
			name: "submit",
			ask: { nl: "Wat staat er op de verzendknop?", en: "What does the send button say?" },
			field: forms.entry.shape.submit,
			suggest: (site) => asked[sourceOf(site)].send,
		},
	],
	make(site, { name = "", submit }) {
		const words = asked[sourceOf(site)];
		const key = slugOf(name, sourceOf(site));
		const fields = [
			{ name: "name", kind: "text", label: words.name, required: true, autocomplete: "name" },
			{ name: "email", kind: "email", label: words.email, required: true, autocomplete: "email" },
			{ name: "message", kind: "textarea", label: words.message, required: true },
		];
		const { file, added, changed } = oneMore(site, "forms", { [key]: { subject: name, submit, fields } });
		return {
			added,
			changed,
			opens: { page: "/", spot: { file, path: [key, "fields"] } },
			next: [
				{
					nl: "Kijk in {file} na wat het formulier vraagt, en zet het op een pagina met een onderdeel `form`.",
					en: "In {file}, check what the form asks, and put it on a page with a section `form`.",
					values: { file },
				},
				...toTranslate(site),
				toCheck,
			],
		};
	},
};
