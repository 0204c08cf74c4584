import type { ReportLanguage } from "#core/problems/entry.ts";

interface Words {
	readonly checking: string;
	readonly close: string;
	warnings(count: number): string;
}

/** What is said over the page while somebody writes, in the language of the reports. */
export const words: Readonly<Record<ReportLanguage, Words>> = {
	nl: {
		checking: "De inhoud wordt nog gecontroleerd…",
		close: "Sluiten",
		warnings: (count) => (count === 1 ? "1 waarschuwing" : `${count} waarschuwingen`),
	},
	en: {
		checking: "The content is still being checked…",
		close: "Close",
		warnings: (count) => (count === 1 ? "1 warning" : `${count} warnings`),
	},
};
