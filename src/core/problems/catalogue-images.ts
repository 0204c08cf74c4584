import { entry, warning } from "./entry.ts";

/** Why a drawing is not published. */
export type DrawingFault =
	| "malformed"
	| "no-drawing"
	| "encoding"
	| "entities"
	| "script"
	| "address"
	| "photo"
	| "motion"
	| "heavy"
	| "other";

function listAnd(language: "nl" | "en", signs: readonly string[]): string {
	return new Intl.ListFormat(language).format(signs.map((sign) => `\`${sign}\``));
}

/** Mistakes in pictures themselves, and in how they are named. */
export const imageProblems = {
	"missing-image": entry<{ file: string; nearest?: string | undefined }>({
		nl: {
			title: "Beeld ontbreekt",
			message: ({ file }) => `Er is geen bestand \`content/images/${file}\`.`,
			hint: ({ nearest }) =>
				nearest ? `Bedoelde u \`${nearest}\`?` : "Zet het beeld in die map, of kies een ander bestand.",
		},
		en: {
			title: "Picture not found",
			message: ({ file }) => `There is no file \`content/images/${file}\`.`,
			hint: ({ nearest }) =>
				nearest ? `Did you mean \`${nearest}\`?` : "Put the picture in that folder, or choose another file.",
		},
	}),
	"unreadable-image": entry<{ file: string }>({
		nl: {
			title: "Beeld is niet te lezen",
			message: ({ file }) => `\`content/images/${file}\` is geen beeld, of het is beschadigd.`,
			hint: "Sla het beeld opnieuw op als JPG, PNG, WebP, AVIF of SVG met een breedte en hoogte.",
		},
		en: {
			title: "Picture cannot be read",
			message: ({ file }) => `\`content/images/${file}\` is not a picture, or it is damaged.`,
			hint: "Save the picture again as JPG, PNG, WebP, AVIF or SVG with a width and a height.",
		},
	}),
	"heic-photo": entry<{ file: string }>({
		nl: {
			title: "Foto van een iPhone",
			message: ({ file }) => `\`content/images/${file}\` is een foto in HEIC, en die kunnen browsers niet tonen.`,
			hint: "Bewaar de foto als JPG. Op een Mac: open haar in Voorvertoning en kies Archief, Exporteer, JPEG. In Windows: open haar in Foto's en kies Opslaan als, .jpg. Een iPhone maakt zelf JPG na Instellingen, Camera, Structuren, Meest compatibel.",
		},
		en: {
			title: "Photo from an iPhone",
			message: ({ file }) => `\`content/images/${file}\` is a photo in HEIC, which browsers cannot show.`,
			hint: "Save the photo as JPG. On a Mac: open it in Preview and choose File, Export, JPEG. In Windows: open it in Photos and choose Save as, .jpg. An iPhone takes JPG itself after Settings, Camera, Formats, Most Compatible.",
		},
	}),
	"share-picture-signs": entry<{ signs: readonly string[] }>({
		nl: {
			title: "Teken past niet in het deelbeeld",
			message: ({ signs }) =>
				`${listAnd("nl", signs)} ${signs.length === 1 ? "kan" : "kunnen"} niet in het beeld staan dat verschijnt als iemand deze pagina deelt: de letters ervan hebben ${signs.length === 1 ? "dit teken" : "deze tekens"} niet.`,
			hint: "Schrijf het anders. Kan dat niet, zet dan `sharePictures: none` in content/site.yaml.",
		},
		en: {
			title: "Character missing from the share picture",
			message: ({ signs }) =>
				`${listAnd("en", signs)} cannot be drawn in the picture that appears when somebody shares this page: its font lacks ${signs.length === 1 ? "this character" : "these characters"}.`,
			hint: "Write it in another way. If that is not possible, put `sharePictures: none` in content/site.yaml.",
		},
	}),
	"image-too-small": warning<{ file: string; width: number; min: number }>({
		nl: {
			title: "Beeld is klein",
			message: ({ file, width }) =>
				`De foto \`${file}\` is ${width} beeldpunten breed en kan er daardoor onscherp uitzien.`,
			hint: ({ min }) => `Gebruik een foto van ten minste ${min} beeldpunten breed; 1600 is beter.`,
		},
		en: {
			title: "Picture is small",
			message: ({ file, width }) => `The photo \`${file}\` is ${width} pixels wide, so it may look blurred.`,
			hint: ({ min }) => `Use a photo that is at least ${min} pixels wide; 1600 is better.`,
		},
	}),
	"image-too-large": entry<{ file: string; size: number; max: number }>({
		nl: {
			title: "Beeld is te groot",
			message: ({ file, size, max }) =>
				`Het bestand \`content/images/${file}\` is ${size} MB; het mag hoogstens ${max} MB zijn.`,
			hint: "Maak het beeld kleiner met een programma voor foto's: 2400 beeldpunten breed is ruim genoeg.",
		},
		en: {
			title: "Picture is too large",
			message: ({ file, size, max }) => `The file \`content/images/${file}\` is ${size} MB; the limit is ${max} MB.`,
			hint: "Make the picture smaller in a photo editor: 2400 pixels wide is more than enough.",
		},
	}),
	"missing-alt": warning<{ file: string }>({
		nl: {
			title: "Beschrijving ontbreekt",
			message: ({ file }) => `De foto \`${file}\` heeft geen beschrijving voor wie haar niet ziet.`,
			hint: "Voeg een regel `alt:` toe die in één zin zegt wat er te zien is, of een regel `decorative: ja` als het een sierbeeld is.",
		},
		en: {
			title: "Missing description",
			message: ({ file }) => `The photo \`${file}\` has no description for people who cannot see it.`,
			hint: "Add a line `alt:` that says in one sentence what the photo shows, or a line `decorative: ja` if it is decoration.",
		},
	}),
	"described-decoration": entry<{ file: string }>({
		nl: {
			title: "Sierbeeld met een beschrijving",
			message: ({ file }) => `Bij \`${file}\` staat dat het een sierbeeld is, en ook wat er te zien is.`,
			hint: "Haal de regel `decorative:` weg als iemand die het beeld niet ziet de beschrijving nodig heeft, en anders de regel `alt:`.",
		},
		en: {
			title: "Decoration with a description",
			message: ({ file }) => `\`${file}\` is called decoration, and described as well.`,
			hint: "Remove the line `decorative:` if people who cannot see the picture need the description, and otherwise the line `alt:`.",
		},
	}),
	"wrong-image-kind": entry<{ file: string; kind: string; right: string }>({
		nl: {
			title: "Beeld heeft de verkeerde naam",
			message: ({ file, kind }) => `\`content/images/${file}\` is een ${kind}-bestand, en zo heet het niet.`,
			hint: ({ right }) => `Hernoem het bestand naar \`${right}\` en schrijf die naam ook hier.`,
		},
		en: {
			title: "Picture has the wrong name",
			message: ({ file, kind }) => `\`content/images/${file}\` is a ${kind} file, but its name says otherwise.`,
			hint: ({ right }) => `Rename the file to \`${right}\`, and write that name here too.`,
		},
	}),
	"refused-drawing": entry<{ why: DrawingFault; found: string }>({
		nl: {
			title: "Tekening kan niet op de site",
			message: ({ why, found }) =>
				({
					malformed: `Deze SVG is niet goed gevormd, en een browser toont haar niet. De lezer meldt: \`${found}\``,
					"no-drawing": `Dit bestand begint met \`${found}\` en is geen SVG-tekening.`,
					encoding: `Deze SVG is opgeslagen als \`${found}\`; de site leest alleen UTF-8.`,
					entities: `Bij \`${found}\` legt deze SVG afkortingen vast, en die leest de site niet.`,
					script: `\`${found}\` is een opdracht aan de browser, en die hoort niet in een tekening.`,
					address: `\`${found}\` haalt iets van een andere plek, en dat mag een tekening niet.`,
					photo: `\`${found}\` zet een foto in de tekening, en die wordt zo te groot voor bezoekers.`,
					motion: `\`${found}\` laat de tekening bewegen, en een bezoeker kan dat niet stilzetten.`,
					heavy: "Deze tekening heeft zoveel onderdelen dat een browser erop vastloopt.",
					other: `\`${found}\` hoort niet in een tekening.`,
				})[why],
			hint: ({ why }) =>
				why === "photo" || why === "heavy"
					? "Sla het beeld op als JPG of PNG; de bouwer maakt het klein genoeg."
					: 'Sla de tekening opnieuw op als gewone SVG: in Inkscape "Kale SVG", in Illustrator via "Exporteren als". Zet tekst daarbij om in paden.',
		},
		en: {
			title: "Drawing cannot be published",
			message: ({ why, found }) =>
				({
					malformed: `This SVG is not well-formed, so browsers do not show it. The reader says: \`${found}\``,
					"no-drawing": `This file begins with \`${found}\` and is not an SVG drawing.`,
					encoding: `This SVG is saved as \`${found}\`; the site reads only UTF-8.`,
					entities: `At \`${found}\` this SVG defines abbreviations, which are not allowed.`,
					script: `\`${found}\` is code for the browser, which is not allowed in a drawing.`,
					address: `\`${found}\` loads something from elsewhere, which is not allowed in a drawing.`,
					photo: `\`${found}\` embeds a photo in the drawing, which makes it too large for visitors.`,
					motion: `\`${found}\` animates the drawing, and visitors cannot stop it.`,
					heavy: "This drawing has too many parts for a browser.",
					other: `\`${found}\` is not allowed in a drawing.`,
				})[why],
			hint: ({ why }) =>
				why === "photo" || why === "heavy"
					? "Save the picture as JPG or PNG; the builder makes it small enough."
					: 'Save the drawing again as plain SVG: "Plain SVG" in Inkscape, "Export As" in Illustrator. Convert text to paths.',
		},
	}),
} as const;
