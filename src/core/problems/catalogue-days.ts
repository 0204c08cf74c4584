import { entry, remark, warning } from "./entry.ts";

/** Mistakes in when something is on the site. */
export const daysProblems = {
	"draft-front-page": entry<Record<string, never>>({
		nl: {
			title: "Voorpagina kan geen concept zijn",
			message: "Zonder voorpagina is er geen site.",
			hint: "Haal de regel `draft` of `publish` weg. Een onderdeel kan wel een eerste dag hebben, met `from`.",
		},
		en: {
			title: "Home page cannot be a draft",
			message: "Without a home page there is no site.",
			hint: "Remove the line `draft` or `publish`. A section can have a first day, with `from`.",
		},
	}),
	"days-order": entry<{ from: string; until: string }>({
		nl: {
			title: "Laatste dag komt voor de eerste",
			message: ({ from, until }) => `\`until: ${until}\` is eerder dan \`from: ${from}\`, dus dit is er nooit.`,
			hint: "Kijk welke van de twee dagen niet klopt.",
		},
		en: {
			title: "Last day is before the first",
			message: ({ from, until }) => `\`until: ${until}\` is earlier than \`from: ${from}\`, so this is never shown.`,
			hint: "Check which of the two days is wrong.",
		},
	}),
	"draft-with-day": entry<{ day: string }>({
		nl: {
			title: "Concept met een eerste dag",
			message: ({ day }) =>
				`Deze pagina is een concept (\`draft: ja\`) en zou op ${day} op de site komen (\`publish\`); zolang ze een concept is, komt ze er nooit.`,
			hint: "Haal de regel `draft` weg als de pagina vanzelf moet verschijnen, en anders de regel `publish`.",
		},
		en: {
			title: "Draft with a first day",
			message: ({ day }) =>
				`This page is a draft (\`draft\`) and should appear on ${day} (\`publish\`); as long as it is a draft, it never does.`,
			hint: "Remove the line `draft` if the page should appear automatically, and otherwise the line `publish`.",
		},
	}),
	"link-to-draft": entry<{ target: string; day: string | undefined }>({
		nl: {
			title: "Link naar een concept",
			message: ({ target, day }) =>
				day === undefined
					? `\`${target}\` is een concept: wie de link volgt, leest dat de pagina niet bestaat.`
					: `\`${target}\` komt op ${day} op de site. Wie de link eerder volgt, leest dat de pagina niet bestaat.`,
			hint: ({ day }) =>
				day === undefined
					? "Haal de link weg, of haal in die pagina de regel `draft: ja` weg."
					: `Haal de link weg, of geef het onderdeel waarin hij staat een regel \`from: ${day}\`.`,
		},
		en: {
			title: "Link to a draft",
			message: ({ target, day }) =>
				day === undefined
					? `\`${target}\` is a draft: anyone who follows the link is told that the page does not exist.`
					: `\`${target}\` goes online on ${day}. Anyone who follows the link before then is told that the page does not exist.`,
			hint: ({ day }) =>
				day === undefined
					? "Remove the link, or remove the line `draft` from that page."
					: `Remove the link, or give the section that it is in a line \`from: ${day}\`.`,
		},
	}),
	"link-to-passing-section": warning<{ page: string; anchor: string }>({
		nl: {
			title: "Link naar een onderdeel dat er niet altijd is",
			message: ({ page, anchor }) =>
				`Het onderdeel met \`id: ${anchor}\` op \`${page}\` heeft een eerste of laatste dag, en deze link staat er ook op andere dagen.`,
			hint: "Geef het onderdeel waarin de link staat dezelfde dagen, of verwijs naar de pagina zonder anker.",
		},
		en: {
			title: "Link to a section that is not always there",
			message: ({ page, anchor }) =>
				`The section with \`id: ${anchor}\` on \`${page}\` has a first or last day, and this link is there on other days too.`,
			hint: "Give the section that holds the link the same days, or link to the page without an anchor.",
		},
	}),
	"list-of-drafts": entry<{ folder: string }>({
		nl: {
			title: "Lijst zonder kaarten",
			message: ({ folder }) => `Onder \`${folder}\` staan alleen concepten, dus deze lijst is leeg.`,
			hint: "Zet er een pagina van online, of laat dit onderdeel met `from` beginnen op de dag waarop de eerste komt.",
		},
		en: {
			title: "List without cards",
			message: ({ folder }) => `There are only drafts below \`${folder}\`, so this list is empty.`,
			hint: "Put one of the pages online, or use `from` to start this section on the day the first one appears.",
		},
	}),
	"offer-price": entry<{ found: string; price: string; what: "offer" | "lowest" }>({
		nl: {
			title: "Actieprijs klopt niet",
			message: ({ found, price, what }) =>
				what === "offer"
					? `De actieprijs \`${found}\` is niet lager dan \`${price}\`.`
					: `De laagste prijs van 30 dagen, \`${found}\`, is hoger dan de gewone prijs \`${price}\`.`,
			hint: "Kijk welk van de twee bedragen niet klopt.",
		},
		en: {
			title: "Offer price is wrong",
			message: ({ found, price, what }) =>
				what === "offer"
					? `The offer price \`${found}\` is not lower than \`${price}\`.`
					: `The lowest price in 30 days, \`${found}\`, is higher than the usual price \`${price}\`.`,
			hint: "Check which of the two amounts is wrong.",
		},
	}),
	expired: remark<{ found: string }>({
		nl: {
			title: "Dit staat niet meer op de site",
			message: ({ found }) => `Dit stond er tot en met ${found}.`,
			hint: "Haal het weg, of geef het een nieuwe laatste dag.",
		},
		en: {
			title: "No longer on the site",
			message: ({ found }) => `This was on the site until ${found}.`,
			hint: "Remove it, or give it a new last day.",
		},
	}),
} as const;
