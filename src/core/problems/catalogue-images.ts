import { entry } from "./entry.ts";

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

/** Mistakes in pictures themselves. */
export const imageProblems = {
	"wrong-image-kind": entry<{ file: string; kind: string; right: string }>({
		nl: {
			title: "Beeld heeft de verkeerde naam",
			text: ({ file, kind, right }) => ({
				message: `\`content/images/${file}\` is een ${kind}-bestand, en zo heet het niet.`,
				hint: `Hernoem het bestand naar \`${right}\` en schrijf die naam ook hier.`,
			}),
		},
		en: {
			title: "Picture has the wrong name",
			text: ({ file, kind, right }) => ({
				message: `\`content/images/${file}\` is a ${kind} file, but its name says otherwise.`,
				hint: `Rename the file to \`${right}\`, and write that name here too.`,
			}),
		},
	}),
	"refused-drawing": entry<{ why: DrawingFault; found: string }>({
		nl: {
			title: "Tekening kan niet op de site",
			text: ({ why, found }) => {
				const messages = {
					malformed: `Deze SVG is niet goed gevormd, en een browser toont haar niet. De lezer meldt: ${found}`,
					"no-drawing": `Dit bestand begint met \`${found}\` en is geen SVG-tekening.`,
					encoding: `Deze SVG is opgeslagen als \`${found}\`; de site leest alleen UTF-8.`,
					entities: `Bij \`${found}\` legt deze SVG afkortingen vast, en die leest de site niet.`,
					script: `\`${found}\` is een opdracht aan de browser, en die hoort niet in een tekening.`,
					address: `\`${found}\` haalt iets van een andere plek, en dat mag een tekening niet.`,
					photo: `\`${found}\` zet een foto in de tekening, en die wordt zo te groot voor bezoekers.`,
					motion: `\`${found}\` laat de tekening bewegen, en een bezoeker kan dat niet stilzetten.`,
					heavy: "Deze tekening heeft zoveel onderdelen dat een browser erop vastloopt.",
					other: `\`${found}\` hoort niet in een tekening.`,
				};
				const hint =
					why === "photo" || why === "heavy"
						? "Sla het beeld op als JPG of PNG; de bouwer maakt het klein genoeg."
						: 'Sla de tekening opnieuw op als gewone SVG: in Inkscape "Kale SVG", in Illustrator via "Exporteren als". Zet tekst daarbij om in paden.';
				return { message: messages[why], hint };
			},
		},
		en: {
			title: "Drawing cannot be published",
			text: ({ why, found }) => {
				const messages = {
					malformed: `This SVG is not well-formed, so browsers do not show it. The reader says: ${found}`,
					"no-drawing": `This file begins with \`${found}\` and is not an SVG drawing.`,
					encoding: `This SVG is saved as \`${found}\`; the site reads only UTF-8.`,
					entities: `At \`${found}\` this SVG defines abbreviations, which are not allowed.`,
					script: `\`${found}\` is code for the browser, which is not allowed in a drawing.`,
					address: `\`${found}\` loads something from elsewhere, which is not allowed in a drawing.`,
					photo: `\`${found}\` embeds a photo in the drawing, which makes it too large for visitors.`,
					motion: `\`${found}\` animates the drawing, and visitors cannot stop it.`,
					heavy: "This drawing has too many parts for a browser.",
					other: `\`${found}\` is not allowed in a drawing.`,
				};
				const hint =
					why === "photo" || why === "heavy"
						? "Save the picture as JPG or PNG; the builder makes it small enough."
						: 'Save the drawing again as plain SVG: "Plain SVG" in Inkscape, "Export As" in Illustrator. Convert text to paths.';
				return { message: messages[why], hint };
			},
		},
	}),
} as const;
