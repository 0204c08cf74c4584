import type { Words } from "#studio/desk/say.ts";

/** What is said where pages and other things are made, moved and removed. */
export const words = {
	newWhat: { nl: "Wat wilt u maken?", en: "What do you want to create?" },
	new: { nl: "Nieuw…", en: "New…" },
	step: { nl: "Stap {step} van {steps}", en: "Step {step} of {steps}" },
	make: { nl: "Maken", en: "Create" },
	making: { nl: "Even geduld: alles wordt nagekeken…", en: "One moment: everything is being checked…" },
	made: { nl: "Gemaakt: {name}. U kunt dat ongedaan maken.", en: "Created: {name}. You can undo this." },
	rename: { nl: "Adres wijzigen", en: "Change the address" },
	renamed: {
		nl: "De pagina heeft een ander adres. U kunt dat ongedaan maken.",
		en: "The page has a new address. You can undo this.",
	},
	copied: { nl: "De kopie is een concept. U kunt dit ongedaan maken.", en: "The copy is a draft. You can undo this." },
	copy: { nl: "Pagina dupliceren", en: "Duplicate the page" },
	hide: { nl: "Pagina verbergen", en: "Hide the page" },
	hidden: {
		nl: "De pagina is verborgen. U kunt dat ongedaan maken.",
		en: "The page is hidden. You can undo this.",
	},
	removePage: { nl: "Pagina verwijderen", en: "Remove the page" },
	pageRemoved: {
		nl: "De pagina is weg. U kunt dat ongedaan maken.",
		en: "The page has been removed. You can undo this.",
	},
	whatChanges: { nl: "Dit verandert er", en: "What will change" },
	address: { nl: "Adres", en: "Address" },
	visible: { nl: "Iedereen ziet deze pagina.", en: "Everyone can see this page." },
	draft: {
		nl: "Concept: een bezoeker ziet deze pagina niet.",
		en: "Draft: visitors do not see this page.",
	},
	draftUntil: {
		nl: "Verschijnt op {day}. Tot die dag ziet een bezoeker deze pagina niet.",
		en: "Appears on {day}. Until that day visitors do not see this page.",
	},
} as const satisfies Words;
