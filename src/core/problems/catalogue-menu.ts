import { entry, offerEn, offerNl, warning } from "./entry.ts";

/** Pages and the menu. */
export const menuProblems = {
	"unknown-menu-item": entry<{ name: string; nearest?: string | undefined; known: readonly string[] }>({
		nl: {
			title: "Menupunt bestaat niet",
			message: ({ name }) => `\`${name}\` staat niet in het menu van content/site.yaml.`,
			hint: ({ name, nearest, known }) =>
				nearest
					? offerNl(nearest, known)
					: `${offerNl(nearest, known)} Of zet in content/site.yaml onder \`menu:\` een nieuw punt met \`key: ${name}\` en een \`label:\`.`,
		},
		en: {
			title: "Unknown menu item",
			message: ({ name }) => `\`${name}\` is not in the menu in content/site.yaml.`,
			hint: ({ name, nearest, known }) =>
				nearest
					? offerEn(nearest, known, "values")
					: `${offerEn(nearest, known, "values")} Or add a new item to \`menu:\` in content/site.yaml, with \`key: ${name}\` and a \`label:\`.`,
		},
	}),
	"menu-item-taken": entry<{ name: string; other: string }>({
		nl: {
			title: "Menupunt heeft al een pagina",
			message: ({ name, other }) => `\`item: ${name}\` staat ook in \`${other}\`.`,
			hint: "Een menupunt leidt naar één pagina; gebruik `under:` voor een plaats in het uitklapmenu.",
		},
		en: {
			title: "Menu item already has a page",
			message: ({ name, other }) => `\`${other}\` already has \`item: ${name}\`.`,
			hint: "A menu item leads to one page; use `under:` for a place in the dropdown.",
		},
	}),
	"menu-block": entry<Record<never, never>>({
		nl: {
			title: "Menublok is niet volledig",
			message: "Een menublok zegt `item:`, of `under:` met een `label:`.",
			hint: "Voorbeeld: `under: aanbod` en `label: Brood`.",
		},
		en: {
			title: "Incomplete menu block",
			message: "A menu block needs `item:`, or `under:` with a `label:`.",
			hint: "Example: `under: products` and `label: Bread`.",
		},
	}),
	"empty-menu-item": warning<{ name: string }>({
		nl: {
			title: "Menupunt zonder pagina",
			message: ({ name }) => `Geen pagina hoort bij het menupunt \`${name}\`; het verschijnt niet.`,
			hint: ({ name }) => `Zet in een pagina \`menu:\` met \`item: ${name}\`, of haal het punt uit content/site.yaml.`,
		},
		en: {
			title: "Menu item without a page",
			message: ({ name }) => `No page belongs to the menu item \`${name}\`, so it does not appear.`,
			hint: ({ name }) => `Put \`menu:\` with \`item: ${name}\` in a page, or remove the item from content/site.yaml.`,
		},
	}),
	"menu-label-twice": warning<{ label: string; other: string }>({
		nl: {
			title: "Dezelfde naam in het menu",
			message: ({ label, other }) => `\`${label}\` staat twee keer in hetzelfde uitklapmenu, ook in \`${other}\`.`,
			hint: "Geef een van de twee een andere `label`.",
		},
		en: {
			title: "Duplicate menu label",
			message: ({ label, other }) => `\`${other}\` uses \`${label}\` in the same dropdown.`,
			hint: "Give one of the two a different `label`.",
		},
	}),
	"menu-button-group": entry<{ name: string }>({
		nl: {
			title: "Onder de knop staat geen menu",
			message: ({ name }) =>
				`\`${name}\` is de knop in het menu (\`menuButton\` in content/site.yaml); daaronder past geen uitklapmenu.`,
			hint: "Kies achter `under:` een ander menupunt.",
		},
		en: {
			title: "The menu button has no dropdown",
			message: ({ name }) =>
				`\`${name}\` is the button of the menu (\`menuButton\` in content/site.yaml), which cannot hold a dropdown.`,
			hint: "Choose another menu item after `under:`.",
		},
	}),
	"menu-order-twice": warning<{ order: number; other: string }>({
		nl: {
			title: "Dezelfde plaats in het menu",
			message: ({ order, other }) => `\`order: ${order}\` staat in hetzelfde uitklapmenu ook in \`${other}\`.`,
			hint: "Geef elke pagina een eigen getal; het kleinste staat bovenaan.",
		},
		en: {
			title: "Duplicate place in the menu",
			message: ({ order, other }) => `\`${other}\` has \`order: ${order}\` in the same dropdown.`,
			hint: "Give each page a number of its own; the smallest comes first.",
		},
	}),
} as const;
