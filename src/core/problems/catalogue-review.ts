import type { Language } from "../languages.ts";
import { warning } from "./entry.ts";

/** Mistakes that only a comparison with an earlier version shows. */
export const reviewProblems = {
	"language-vanished": warning<{ language: Language; addresses: number }>({
		nl: {
			title: "Taal leidt nergens meer heen",
			message: ({ language, addresses }) =>
				`Alle ${addresses} adressen onder \`/${language}\` bestonden en bestaan nu niet meer.`,
			hint: ({ language }) =>
				`Laat \`${language}\` bij \`languages\` staan, of bedenk dat wie zo'n adres bewaard heeft, leest dat de pagina er niet is.`,
		},
		en: {
			title: "Language no longer exists",
			message: ({ language, addresses }) => `All ${addresses} addresses below \`/${language}\` no longer exist.`,
			hint: ({ language }) =>
				`Leave \`${language}\` among the \`languages\`, or bear in mind that who kept such an address is told that there is no such page.`,
		},
	}),
	"address-vanished": warning<{ address: string; page: string | undefined }>({
		nl: {
			title: "Adres leidt nergens meer heen",
			message: ({ address, page }) =>
				page
					? `\`${address}\` bestond en bestaat nu niet meer. \`${page}\` lijkt ervoor in de plaats gekomen te zijn.`
					: `\`${address}\` bestond en bestaat nu niet meer. Wie het bewaard heeft of vindt, leest dat de pagina er niet is.`,
			hint: ({ address, page }) =>
				page
					? `Zet in dit bestand \`- ${address}\` onder \`formerly:\`. Bezoekers gaan dan vanzelf naar \`${page}\`.`
					: `Kies de pagina die een bezoeker nu het beste kan lezen, en zet daar \`- ${address}\` onder \`formerly:\`.`,
		},
		en: {
			title: "Address no longer exists",
			message: ({ address, page }) =>
				page
					? `\`${address}\` no longer exists. \`${page}\` seems to have replaced it.`
					: `\`${address}\` no longer exists. Visitors who kept or find it are told that there is no such page.`,
			hint: ({ address, page }) =>
				page
					? `Put \`- ${address}\` below \`formerly:\` in this file, and visitors are taken to \`${page}\`.`
					: `Choose the page that serves these visitors best, and put \`- ${address}\` below \`formerly:\` there.`,
		},
	}),
};
