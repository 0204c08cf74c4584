import { ref, text } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

export default defineSection({
	type: "contact-cards",
	title: { nl: "Contactkaarten", en: "Contact cards" },
	summary: {
		nl: "Drie kaarten: telefoon, e-mail en adres van een vestiging.",
		en: "Three cards: phone, email and the address of a branch.",
	},
	fields: {
		title: text("Kop van het onderdeel.", { max: 90, label: ["titel", "title"] }),
		branch: ref("branches", "Vestiging uit facts/branches.yaml.", {
			shows: ["phone", "email", "street", "postalCode", "city"],
			label: ["vestiging", "branch"],
		}),
		phoneNote: text("Zin onder het telefoonnummer.", {
			max: 140,
			label: ["zin onder het telefoonnummer", "sentence below the phone number"],
		}).optional(),
		emailNote: text("Zin onder het e-mailadres.", {
			max: 140,
			label: ["zin onder het e-mailadres", "sentence below the email address"],
		}).optional(),
		addressNote: text("Zin onder het adres.", {
			max: 140,
			label: ["zin onder het adres", "sentence below the address"],
		}).optional(),
	},
});
