import { warning } from "./entry.ts";

/** What other sites say of the links that lead to them. */
export const elsewhereProblems = {
	// Without a status nobody answered.
	"link-elsewhere": warning<{ target: string; status?: number | undefined }>({
		nl: {
			title: "Link naar een andere site komt niet aan",
			message: ({ target, status }) =>
				status === undefined
					? `Op \`${target}\` antwoordt niemand.`
					: `De pagina \`${target}\` is er niet: de andere site antwoordt met ${status}.`,
			hint: ({ status }) =>
				status === undefined
					? "Open het adres zelf. Komt u er wel, dan was het een storing en hoeft u niets te doen."
					: "Open het adres. Is de pagina verhuisd, schrijf dan waar ze nu staat; is ze weg, haal de link dan weg.",
		},
		en: {
			title: "Link to another site does not work",
			message: ({ target, status }) =>
				status === undefined
					? `There is no response from \`${target}\`.`
					: `The page \`${target}\` is not there: the other site answers with ${status}.`,
			hint: ({ status }) =>
				status === undefined
					? "Open the address yourself. If it works for you, it was a temporary fault, and there is nothing to do."
					: "Open the address. If the page has moved, write where it is now; if it is gone, remove the link.",
		},
	}),
} as const;
