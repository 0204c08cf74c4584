import { entry, remark } from "./entry.ts";

/** Mistakes in files that visitors may download, and in how they are named. */
export const downloadProblems = {
	"missing-download": entry<{ target: string; nearest?: string | undefined }>({
		nl: {
			title: "Bestand ontbreekt",
			message: ({ target }) => `Er is geen bestand \`content${target}\`.`,
			hint: ({ nearest }) =>
				nearest ? `Bedoelde u \`${nearest}\`?` : "Zet de PDF in die map, of kies een ander bestand.",
		},
		en: {
			title: "File not found",
			message: ({ target }) => `There is no file \`content${target}\`.`,
			hint: ({ nearest }) =>
				nearest ? `Did you mean \`${nearest}\`?` : "Put the PDF in that folder, or choose another file.",
		},
	}),
	"unreadable-download": entry<{ file: string }>({
		nl: {
			title: "PDF is niet te openen",
			message: ({ file }) => `\`content/files/${file}\` is geen PDF, of het eind ervan ontbreekt.`,
			hint: "Bewaar het opnieuw als PDF. Een ander soort bestand wordt geen PDF door het zo te noemen.",
		},
		en: {
			title: "PDF cannot be opened",
			message: ({ file }) => `\`content/files/${file}\` is not a PDF, or its end is missing.`,
			hint: "Save it as PDF again. Giving another kind of file this name does not make it a PDF.",
		},
	}),
	"download-too-large": entry<{ file: string; size: number; max: number }>({
		nl: {
			title: "PDF is te groot",
			message: ({ file, size, max }) =>
				`Het bestand \`content/files/${file}\` is ${size} MB; het mag hoogstens ${max} MB zijn.`,
			hint: "Bewaar de PDF kleiner: in Word met Bestand, Opslaan als, PDF en dan Minimale grootte; op een Mac in Voorvertoning met Archief, Exporteer, Quartz-filter, Reduce File Size.",
		},
		en: {
			title: "PDF is too large",
			message: ({ file, size, max }) => `The file \`content/files/${file}\` is ${size} MB; the limit is ${max} MB.`,
			hint: "Save a smaller PDF: in Word with File, Save as, PDF and then Minimum size; on a Mac in Preview with File, Export, Quartz Filter, Reduce File Size.",
		},
	}),
	"no-download": entry<{ name: string }>({
		nl: {
			title: "Alleen PDF",
			message: ({ name }) => `\`content/files/${name}\` kan niet op de site: in deze map horen alleen PDF's.`,
			hint: "Bewaar het als PDF: die opent op elke computer en telefoon. In Word: Bestand, Opslaan als, PDF. Een beeld hoort in content/images.",
		},
		en: {
			title: "PDF only",
			message: ({ name }) => `\`content/files/${name}\` cannot be published: this folder is only for PDFs.`,
			hint: "Save it as PDF, which opens on every computer and phone. In Word: File, Save as, PDF. A picture belongs in content/images.",
		},
	}),
	"wrong-download-name": entry<{ name: string; right: string }>({
		nl: {
			title: "Naam van een bestand past niet",
			message: ({ name }) =>
				`\`${name}\` kan zo niet op de site: in de naam mogen alleen kleine letters, cijfers, streepjes en punten staan.`,
			hint: ({ right }) => `Hernoem het bestand naar \`content/${right}\`.`,
		},
		en: {
			title: "File name cannot be used",
			message: ({ name }) =>
				`\`${name}\` cannot be published: its name may contain only lower-case letters, digits, hyphens and dots.`,
			hint: ({ right }) => `Rename the file to \`content/${right}\`.`,
		},
	}),
	"unused-download": remark<{ file: string }>({
		nl: {
			title: "Bestand wordt niet gebruikt",
			message: ({ file }) => `Geen pagina en geen feit verwijst naar \`/files/${file}\`. Het komt niet op de site.`,
			hint: "Gooi het weg, of bewaar het voor later.",
		},
		en: {
			title: "Unused file",
			message: ({ file }) => `No page or fact links to \`/files/${file}\`, so it is not published.`,
			hint: "Remove it, or keep it for later.",
		},
	}),
} as const;
