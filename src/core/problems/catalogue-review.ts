import type { Language } from "../languages.ts";
import { excusable, languageName } from "./entry.ts";

/** Mistakes that only a comparison with an earlier version shows. */
export const reviewProblems = {
	"address-vanished": excusable<{ address: string; page: string | undefined }>({
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
					: `\`${address}\` no longer exists. Visitors who saved or find it are told that there is no such page.`,
			hint: ({ address, page }) =>
				page
					? `Put \`- ${address}\` below \`formerly:\` in this file, and visitors are taken to \`${page}\`.`
					: `Choose the page that serves these visitors best, and put \`- ${address}\` below \`formerly:\` there.`,
		},
	}),
	"language-vanished": excusable<{ language: Language; addresses: number }>({
		nl: {
			title: "Adressen van een taal leiden nergens meer heen",
			message: ({ language, addresses }) =>
				`De site was er in het ${languageName(language, "nl")} en is dat niet meer. ${addresses === 1 ? "1 adres leidt" : `${addresses} adressen leiden`} daardoor nergens meer heen: \`/${language}\` en alles daaronder.`,
			hint: ({ language }) =>
				`Zet \`${language}\` terug bij \`languages\`. Moet de taal echt weg, zet dan boven deze regel \`# negeer language-vanished: \` en de reden.`,
		},
		en: {
			title: "Addresses of a language no longer exist",
			message: ({ language, addresses }) =>
				`The site was there in ${languageName(language, "en")} and no longer is. ${addresses === 1 ? "1 address leads" : `${addresses} addresses lead`} nowhere now: \`/${language}\` and all below it.`,
			hint: ({ language }) =>
				`Put \`${language}\` back under \`languages\`. If the language really has to go, write \`# ignore language-vanished: \` and the reason above this line.`,
		},
	}),
};
