/** How a page shows that a touch was heard; `watch.ts` knows what each means. */
export type Answer = "menu" | "language" | "left" | "field" | "accordion" | "page";

/** One thing that a visitor does with a finger. */
export interface Action {
	readonly what: string;
	/** Pages on which it is measured. */
	readonly pages: readonly string[];
	/** What is touched. */
	readonly touch: string;
	readonly answer: Answer;
}

const pages = ["/", "/contact", "/locatie/leeuwarden", "/blogs/tinnitus-week", "/ar"];

export const actions: readonly Action[] = [
	{ what: "menu", pages, touch: "[data-menu-open]", answer: "menu" },
	{ what: "language switch", pages, touch: ".language-button", answer: "language" },
	{ what: "link", pages, touch: "footer ul a", answer: "left" },
	{ what: "form field", pages: ["/contact", "/locatie/leeuwarden"], touch: "main form [name=name]", answer: "field" },
	{ what: "accordion", pages: ["/gehoorbescherming/zwem"], touch: "main details summary", answer: "accordion" },
];
