import { entry, warning } from "./entry.ts";

interface Found {
	found: string;
	/** What was meant, where there is one answer. */
	write?: string | undefined;
}

const kindsNl = { html: "HTML", entity: "een code uit HTML", markdown: "opmaak" };

const kindsEn = { html: "HTML", entity: "an HTML code", markdown: "markup" };

/** Mistakes in the texts that visitors read. */
export const textProblems = {
	"markup-in-line": entry<Found & { kind: keyof typeof kindsNl }>({
		nl: {
			title: "Opmaak in gewone tekst",
			message: ({ found, kind }) => `\`${found}\` is ${kindsNl[kind]}; in deze regel komt het zo op de site te staan.`,
			hint: ({ write }) =>
				write === undefined ? "Typ hier alleen gewone woorden, zonder tekens voor opmaak." : `Schrijf: \`${write}\``,
		},
		en: {
			title: "Markup in plain text",
			message: ({ found, kind }) => `\`${found}\` is ${kindsEn[kind]}; visitors would read it as it is.`,
			hint: ({ write }) => (write === undefined ? "Use plain words here, without markup." : `Write: \`${write}\``),
		},
	}),
	"loose-brace": entry<Found>({
		nl: {
			title: "Accolades kloppen niet",
			message: ({ found }) => `\`${found}\` is geen feit tussen accolades en komt zo op de site te staan.`,
			hint: ({ write }) =>
				write
					? `Schrijf: \`${write}\``
					: "Een feit staat tussen één accolade open en één accolade dicht: `{business.email}`. Is het geen feit, haal de accolade dan weg.",
		},
		en: {
			title: "Wrong braces",
			message: ({ found }) => `\`${found}\` is not a fact in braces; visitors would read it as it is.`,
			hint: ({ write }) =>
				write
					? `Write: \`${write}\``
					: "A fact goes between one opening and one closing brace: `{business.email}`. If it is not a fact, remove the brace.",
		},
	}),
	"open-emphasis": entry<{ found: string }>({
		nl: {
			title: "Vet gaat niet open of dicht",
			message: ({ found }) => `Bij \`${found}\` horen twee paar sterretjes; nu komen ze zo op de site te staan.`,
			hint: "Zet `**` direct voor het eerste en direct achter het laatste vette woord: `**zo dus**`.",
		},
		en: {
			title: "Bold is not opened or closed",
			message: ({ found }) => `\`${found}\` needs two pairs of asterisks; visitors would read them as they are.`,
			hint: "Put `**` directly before the first and directly after the last bold word: `**like this**`.",
		},
	}),
	"empty-link": entry<{ found: string }>({
		nl: {
			title: "Link zonder woorden",
			message: ({ found }) => `\`${found}\` heeft geen woorden om op te klikken; niemand ziet deze link.`,
			hint: "Zet tussen de vierkante haakjes waar de link heen gaat: `[onze prijzen](/prijzen)`.",
		},
		en: {
			title: "Link without words",
			message: ({ found }) => `\`${found}\` has no words to click on, so nobody sees this link.`,
			hint: "Say between the square brackets where the link leads: `[our prices](/prijzen)`.",
		},
	}),
	"typed-bullet": entry<{ found: string; inLine: boolean }>({
		nl: {
			title: "Opsommingsteken in de tekst",
			message: ({ found }) => `Met \`${found}\` wordt dit geen lijst; het teken komt zo op de site te staan.`,
			hint: ({ inLine }) =>
				inLine ? "Haal het teken weg." : "Begin elke regel van de lijst met een streepje en een spatie: `- punt`.",
		},
		en: {
			title: "Bullet in the text",
			message: ({ found }) => `\`${found}\` does not make a list; visitors would read the character as it is.`,
			hint: ({ inLine }) =>
				inLine ? "Remove the character." : "Start every line of the list with a hyphen and a space: `- item`.",
		},
	}),
	"indented-code": entry<{ found: string }>({
		nl: {
			title: "Tekst staat te ver naar rechts",
			message: ({ found }) =>
				`\`${found}\` staat vier of meer spaties te ver naar rechts, en wordt zo een blok programmacode.`,
			hint: "Zet deze regel recht onder de andere regels van de tekst.",
		},
		en: {
			title: "Text is indented too far",
			message: ({ found }) =>
				`\`${found}\` is indented by four or more spaces too many, which makes it a block of code.`,
			hint: "Start this line in the column of the other lines of the text.",
		},
	}),
	"loose-quotes": warning<Found>({
		nl: {
			title: "Aanhalingstekens op de site",
			message: ({ found, write }) =>
				write === undefined
					? `Er staat één \`${found}\` in deze tekst; bezoekers zien dat teken.`
					: `De aanhalingstekens van \`${found}\` komen op de site te staan.`,
			hint: ({ write }) =>
				write === undefined
					? "Haal het weg, of zet er een tweede bij."
					: `Is het geen citaat, schrijf dan: \`${write}\``,
		},
		en: {
			title: "Quotation marks on the site",
			message: ({ found, write }) =>
				write === undefined
					? `This text contains one \`${found}\`, which visitors will see.`
					: `Visitors will see the quotation marks of \`${found}\`.`,
			hint: ({ write }) =>
				write === undefined ? "Remove it, or add a second one." : `If it is not a quotation, write: \`${write}\``,
		},
	}),
	"file-name-as-text": warning<{ found: string }>({
		nl: {
			title: "Bestandsnaam als tekst",
			message: ({ found }) => `\`${found}\` is de naam van een bestand; bezoekers lezen die, of horen hem voorgelezen.`,
			hint: "Schrijf wat er te zien of te lezen is.",
		},
		en: {
			title: "File name as text",
			message: ({ found }) => `\`${found}\` is the name of a file, which visitors read or hear.`,
			hint: "Write what it shows or what can be read there.",
		},
	}),
	"template-left": warning<{ found: string }>({
		nl: {
			title: "Zin uit het voorbeeld",
			message: ({ found }) => `\`${found}\` komt uit het voorbeeld van een nieuwe pagina.`,
			hint: "Schrijf hier wat een bezoeker moet lezen.",
		},
		en: {
			title: "Sentence from the template",
			message: ({ found }) => `\`${found}\` comes from the template of a new page.`,
			hint: "Write here what visitors should read.",
		},
	}),
	"unread-link": entry<{ found: string; write?: string | undefined }>({
		nl: {
			title: "Link is niet te lezen",
			message: ({ found }) => `\`${found}\` wordt geen link en komt zo in de tekst te staan.`,
			hint: ({ write }) =>
				write
					? `Schrijf: \`${write}\``
					: "Zet tussen de haakjes één adres zonder spaties: `[woorden](https://www.voorbeeld.nl)`. Is het geen link, zet dan een `\\` voor de `[`.",
		},
		en: {
			title: "Link cannot be read",
			message: ({ found }) => `\`${found}\` is not read as a link and would appear in the text as it is.`,
			hint: ({ write }) =>
				write
					? `Write: \`${write}\``
					: "Put one address without spaces between the parentheses: `[words](https://www.example.org)`. If it is not a link, put a `\\` before the `[`.",
		},
	}),
	"raw-html": entry<{ found: string }>({
		nl: {
			title: "HTML in de tekst",
			message: ({ found }) => `\`${found}\` is HTML, en dat mag niet in een tekst staan.`,
			hint: "Gebruik **vet**, *cursief*, lijsten met streepjes en [links](/contact). Een los <-teken schrijft u als `\\<`.",
		},
		en: {
			title: "HTML in the text",
			message: ({ found }) => `\`${found}\` is HTML, which is not allowed in a text.`,
			hint: "Use **bold**, *italics*, lists with hyphens and [links](/contact). Write a single < as `\\<`.",
		},
	}),
	"image-in-text": entry<{ found: string }>({
		nl: {
			title: "Beeld in de tekst",
			message: ({ found }) => `\`${found}\` zet een beeld midden in een tekst, en dat kan niet.`,
			hint: "Gebruik een onderdeel met een veld `image:`, bijvoorbeeld `type: text-media`.",
		},
		en: {
			title: "Picture inside a text",
			message: ({ found }) => `\`${found}\` puts a picture inside a text, which is not possible.`,
			hint: "Use a section with an `image:` field, for example `type: text-media`.",
		},
	}),
	"unreadable-text": entry<{ found: string }>({
		nl: {
			title: "Tekst kan niet worden gelezen",
			message: ({ found }) =>
				`Bij \`${found}\` lopen een lijst en een citaat zo door elkaar dat er geen tekst van te maken is.`,
			hint: "Zet een lege regel voor en na het citaat, of laat het teken `>` weg.",
		},
		en: {
			title: "Text cannot be read",
			message: ({ found }) => `At \`${found}\` a list and a quotation are mixed in a way that cannot be read.`,
			hint: "Put an empty line before and after the quotation, or remove the `>`.",
		},
	}),
} as const;
