import { entry, warning } from "./entry.ts";

/** Mistakes around overviews that go on on further pages. */
export const overviewProblems = {
	"overview-not-paged": entry<{ cards: number; perPage: number; because: "second" | "article" }>({
		nl: {
			title: "Lijst is te lang voor één pagina",
			message: ({ cards, perPage, because }) =>
				`Deze lijst heeft ${cards} kaarten en er passen er ${perPage} op een pagina. ${
					because === "article"
						? "Op een artikel kan een lijst niet verder gaan op een volgende pagina."
						: "Er kan maar één lijst verder gaan op een volgende pagina, en dat doet hier al een lijst die hoger staat."
				}`,
			hint: "Laat alleen de nieuwste zien, bijvoorbeeld met `max: 6`, of geef deze lijst een eigen pagina.",
		},
		en: {
			title: "List is too long for one page",
			message: ({ cards, perPage, because }) =>
				`This list has ${cards} cards; a page holds ${perPage}. ${
					because === "article"
						? "On an article, a list cannot continue on another page."
						: "Only one list can continue on another page, and a list higher up already does."
				}`,
			hint: "Show only the newest, for example with `max: 6`, or give this list its own page.",
		},
	}),
	"nothing-tagged": warning<{ folder: string; tag: string }>({
		nl: {
			title: "Overzicht blijft leeg",
			message: ({ folder, tag }) => `Onder \`${folder}\` staat geen artikel met het onderwerp \`${tag}\`.`,
			hint: ({ tag }) => `Geef een artikel dit onderwerp met \`tags: [${tag}]\`, of haal deze lijst weg.`,
		},
		en: {
			title: "Overview is empty",
			message: ({ folder, tag }) => `There is no article with the topic \`${tag}\` below \`${folder}\`.`,
			hint: ({ tag }) => `Give an article this topic with \`tags: [${tag}]\`, or remove this list.`,
		},
	}),
	"topic-not-listed": warning<{ page: string; tag: string }>({
		nl: {
			title: "Pagina toont het onderwerp niet",
			message: ({ page, tag }) =>
				`Boven elk artikel over \`${tag}\` staat een link naar \`${page}\`, maar die pagina laat die artikelen niet zien.`,
			hint: ({ tag }) =>
				`Zet op die pagina een onderdeel \`type: article-list\` met \`tag: ${tag}\`, of kies een andere pagina.`,
		},
		en: {
			title: "Page does not list the topic",
			message: ({ page, tag }) =>
				`Every article about \`${tag}\` links to \`${page}\`, but that page does not list these articles.`,
			hint: ({ tag }) =>
				`Add a section \`type: article-list\` with \`tag: ${tag}\` to that page, or choose another page.`,
		},
	}),
	"link-to-further-page": entry<{ target: string; overview: string }>({
		nl: {
			title: "Link naar een volgende pagina van een overzicht",
			message: ({ target, overview }) =>
				`Wat op \`${target}\` staat, schuift op zodra er onder \`${overview}\` een pagina bij komt.`,
			hint: ({ overview }) => `Verwijs naar \`${overview}\`, of naar de pagina die u bedoelt.`,
		},
		en: {
			title: "Link to a further page of an overview",
			message: ({ target, overview }) =>
				`The contents of \`${target}\` change as soon as a page is added below \`${overview}\`.`,
			hint: ({ overview }) => `Link to \`${overview}\`, or to the page that you mean.`,
		},
	}),
	"former-further-page": entry<{ address: string; overview: string }>({
		nl: {
			title: "Vroeger adres hoort bij een overzicht",
			message: ({ address, overview }) =>
				`\`${address}\` is een volgende pagina van het overzicht \`${overview}\`, of wordt dat als er meer onder komt. Wie daar komt, kan niet worden doorgestuurd.`,
			hint: "Haal dit adres weg uit `formerly`.",
		},
		en: {
			title: "Former address belongs to an overview",
			message: ({ address, overview }) =>
				`\`${address}\` is a further page of the overview \`${overview}\`, or becomes one as pages are added, so visitors cannot be redirected from it.`,
			hint: "Remove this address from `formerly`.",
		},
	}),
};
