import type { Words } from "#studio/desk/say.ts";

/** What is said of pages that visitors do not see yet. */
export const words = {
	drafts: { nl: "Concepten", en: "Drafts" },
	draftsCount: { nl: "Concepten ({count})", en: "Drafts ({count})" },
	aboutDrafts: {
		nl: "Deze pagina’s ziet een bezoeker nog niet.",
		en: "Visitors do not see these pages yet.",
	},
	noDrafts: { nl: "Er zijn geen concepten.", en: "There are no drafts." },
	undated: { nl: "nog zonder dag", en: "no date yet" },
	appears: { nl: "verschijnt op {day}", en: "appears on {day}" },
} as const satisfies Words;
