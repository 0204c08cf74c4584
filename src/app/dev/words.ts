/** What is said over the page while somebody writes, in the language of the reports. */
export const words = {
	checking: { nl: "De inhoud wordt nog gecontroleerd…", en: "The content is still being checked…" },
	close: { nl: "Sluiten", en: "Close" },
	warning: { nl: "1 waarschuwing", en: "1 warning" },
	warnings: { nl: "{count} waarschuwingen", en: "{count} warnings" },
} as const;
