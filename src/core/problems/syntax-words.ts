import type { SyntaxMistake } from "./syntax-mistake.ts";

/** A line that YAML cannot read. */
export interface SyntaxProblem {
	readonly mistake: ReportedMistake;
	/** How the line can be written. */
	readonly write?: string;
	/** The sign, name or number of spaces that the mistake is about. */
	readonly about?: string;
	/** Of lines that moved together: how many below the first, and by how many spaces to the right. */
	readonly moved?: { readonly below: number; readonly by: number };
}

/** A fact in braces is told under a code of its own. */
type ReportedMistake = Exclude<SyntaxMistake, "braces">;

type Sentences = Readonly<Record<ReportedMistake, readonly [message: string, hint: string]>>;

/** What is wrong with a line, and what to do, in Dutch. */
export function syntaxTextNl({ mistake, write, about = "", moved }: SyntaxProblem) {
	if (moved) return movedNl(moved);
	const text = "Zet de hele tekst tussen aanhalingstekens";
	const sentences: Sentences = {
		"odd-space": [
			"Hier staat een spatie zoals Word die maakt (een harde spatie); in het begin van een regel telt die niet als spatie.",
			"Haal die spaties weg en typ ze opnieuw met de spatiebalk",
		],
		"dash-space": ["Achter het streepje hoort een spatie.", "Zet een spatie achter het streepje"],
		"dash-sign": [
			`Een punt van een lijst begint met een gewoon streepje (\`-\`); hier staat \`${about}\`.`,
			"Vervang het teken door een streepje met een spatie",
		],
		"dash-missing": [
			`${about ? `Met \`${about}:\`` : "Hier"} begint een nieuw punt van de lijst, maar het streepje ervoor ontbreekt.`,
			"Zet er een streepje voor, recht onder de andere streepjes",
		],
		"dash-extra": [
			`\`${about}:\` is een veld, zoals de velden erboven en eronder; het streepje ervoor hoort er niet.`,
			"Haal het streepje en de spatie erachter weg",
		],
		"marked-name": [
			`Om de naam van dit veld staan tekens van Markdown; een naam staat er zonder.`,
			"Haal de tekens weg",
		],
		"colon-space": ["Achter de dubbele punt hoort een spatie.", "Zet een spatie achter de dubbele punt"],
		"colon-missing": [
			`Achter \`${about}\` hoort een dubbele punt.`,
			"Zet een dubbele punt en een spatie achter de naam",
		],
		colon: ["In deze tekst staat een dubbele punt met een spatie erachter; zo lijkt het een veld.", text],
		"two-fields": [
			`Hier staan twee velden op één regel: ook \`${about}:\` is een veld.`,
			`Zet \`${about}:\` op een eigen regel, recht onder het veld ervoor.`,
		],
		"smart-quotes": [
			"Hier staan gekrulde aanhalingstekens, zoals Word die maakt; rond een waarde horen rechte.",
			"Typ rechte aanhalingstekens",
		],
		"inner-quotes": [
			"In deze tekst staat hetzelfde aanhalingsteken als eromheen; daardoor lijkt de tekst te vroeg op te houden.",
			"Zet om de hele tekst het andere soort aanhalingsteken",
		],
		quote: [
			"Deze waarde begint met een aanhalingsteken en eindigt er niet mee.",
			"Zet hetzelfde teken aan het eind, of zet de tekst helemaal tussen aanhalingstekens",
		],
		backslash: [
			"Tussen dubbele aanhalingstekens heeft `\\` een eigen betekenis.",
			"Gebruik enkele aanhalingstekens, of laat `\\` weg",
		],
		sign: [`Een tekst die met \`${about}\` begint, hoort tussen aanhalingstekens.`, text],
		"block-start": [
			`Achter \`${about}\` hoort op deze regel niets meer te staan.`,
			"Zet de tekst op de regel eronder, met twee spaties meer ervoor.",
		],
		bracket: [`Een haakje dat open gaat, gaat niet meer dicht: \`${about}\` ontbreekt.`, "Zet het haakje aan het eind"],
		comma: ["Achter deze waarde staat een komma die er niet hoort.", "Haal de komma weg"],
		"comma-missing": ["Tussen twee velden achter elkaar hoort een komma.", "Zet een komma"],
		indent: [
			"Deze regel begint niet recht onder de regels waar hij bij hoort.",
			about === "0" ? "Haal de spaties voor deze regel weg" : `Zet precies ${spacesNl(about)} voor deze regel`,
		],
		outdented: [
			"Deze regel staat te ver naar links om bij de tekst erboven te horen, en is geen veld.",
			`Hoort de regel bij die tekst, zet er dan ${spacesNl(about)} voor. Is het een veld, schrijf dan \`naam: waarde\`.`,
		],
		divider: [
			"Een regel die met `---` of `...` begint, betekent dat het bestand hier ophoudt.",
			"Haal deze regel weg, of zet hem verder naar rechts als hij bij een tekst hoort.",
		],
		stray: [
			"Deze regel is geen veld en geen punt van een lijst.",
			"Schrijf een veld als `naam: waarde` en een punt als `- waarde`, recht onder de regels waar het bij hoort. Of haal de regel weg.",
		],
		"too-deep": [
			"Hier staan te veel blokken of haakjes in elkaar.",
			"Haal weg wat hier per ongeluk is geplakt; meer dan een paar blokken in elkaar heeft geen enkele pagina.",
		],
		other: [
			"Vanaf hier is niet te lezen wat er bedoeld wordt.",
			"Hier hoort een veld (`naam: waarde`) of een punt van een lijst (`- waarde`), recht onder de regels waar het bij hoort. Kijk naar deze regel en de regel erboven.",
		],
	};
	const [message, hint] = sentences[mistake];
	return { message, hint: hintWith(hint, write && `Schrijf: \`${write}\``) };
}

/** The same in English. */
export function syntaxTextEn({ mistake, write, about = "", moved }: SyntaxProblem) {
	if (moved) return movedEn(moved);
	const text = "Put the whole text between quotation marks";
	const sentences: Sentences = {
		"odd-space": [
			"Found a non-breaking space, as word processors make it; at the start of a line it does not count as a space.",
			"Remove these spaces and type them with the space bar",
		],
		"dash-space": ["The hyphen must be followed by a space.", "Put a space after the hyphen"],
		"dash-sign": [
			`A list item starts with a plain hyphen (\`-\`); found \`${about}\`.`,
			"Replace it with a hyphen and a space",
		],
		"dash-missing": [
			`${about ? `\`${about}:\`` : "This line"} starts a new list item, but its hyphen is missing.`,
			"Put a hyphen before it, in the column of the other hyphens",
		],
		"dash-extra": [
			`\`${about}:\` is a field, as those around it are; the hyphen before it does not belong there.`,
			"Remove the hyphen and the space after it",
		],
		"marked-name": [
			`The name of this field has Markdown characters around it, which do not belong there.`,
			"Remove these characters",
		],
		"colon-space": ["The colon must be followed by a space.", "Put a space after the colon"],
		"colon-missing": [`\`${about}\` must be followed by a colon.`, "Put a colon and a space after the name"],
		colon: ["This text contains a colon followed by a space, which makes it look like a field.", text],
		"two-fields": [
			`Found two fields on one line: \`${about}:\` is a field too.`,
			`Put \`${about}:\` on its own line, directly below the field before it.`,
		],
		"smart-quotes": [
			"Found curly quotation marks, as word processors make them; a value needs straight ones.",
			"Type straight quotation marks",
		],
		"inner-quotes": [
			"This text contains the quotation mark that encloses it, so the text seems to end too early.",
			"Put the other kind of quotation mark around the text",
		],
		quote: [
			"This value starts with a quotation mark and does not end with it.",
			"Add the same mark at the end, or put the whole text between quotation marks",
		],
		backslash: ["Between double quotes `\\` has a special meaning.", "Use single quotes, or leave `\\` out"],
		sign: [`A text that starts with \`${about}\` must be between quotation marks.`, text],
		"block-start": [
			`Nothing may follow \`${about}\` on this line.`,
			"Put the text on the next line, with two more spaces before it.",
		],
		bracket: [`A bracket is opened and not closed: \`${about}\` is missing.`, "Put the bracket at the end"],
		comma: ["Found a comma after this value that does not belong there.", "Remove the comma"],
		"comma-missing": ["Two fields in a row must be separated by a comma.", "Add a comma"],
		indent: [
			"This line does not start in the same column as the lines that it belongs to.",
			about === "0" ? "Remove the spaces before this line" : `Put exactly ${spacesEn(about)} before this line`,
		],
		outdented: [
			"This line starts too far to the left to belong to the text above, and is not a field.",
			`If the line belongs to that text, put ${spacesEn(about)} before it. If it is a field, write \`name: value\`.`,
		],
		divider: [
			"A line that starts with `---` or `...` means that the file ends here.",
			"Remove this line, or move it to the right if it belongs to a text.",
		],
		stray: [
			"This line is neither a field nor a list item.",
			"Write a field as `name: value` and an item as `- value`, in the column of the lines that it belongs to. Or remove the line.",
		],
		"too-deep": [
			"Found too many blocks or brackets inside each other.",
			"Remove what was pasted here by accident; no page needs more than a few blocks inside each other.",
		],
		other: [
			"The file cannot be read from here on.",
			"A field (`name: value`) or a list item (`- value`) is expected here, in the column of the lines that it belongs to. Look at this line and the one above.",
		],
	};
	const [message, hint] = sentences[mistake];
	return { message, hint: hintWith(hint, write && `Write: \`${write}\``) };
}

function hintWith(hint: string, example: string | undefined): string {
	if (/[.]$/.test(hint)) return hint;
	return example ? `${hint}. ${example}` : `${hint}.`;
}

function movedNl({ below, by }: Required<SyntaxProblem>["moved"]) {
	const lines = below === 1 ? "de regel eronder" : `de ${below} regels eronder`;
	const spaces = spacesNl(String(Math.abs(by)));
	return {
		message: `Deze regel en ${lines} beginnen niet recht onder de regels waar ze bij horen.`,
		hint: by > 0 ? `Zet voor elk van die regels ${spaces} meer.` : `Haal voor elk van die regels ${spaces} weg.`,
	};
}

function movedEn({ below, by }: Required<SyntaxProblem>["moved"]) {
	const lines = below === 1 ? "the line below" : `the ${below} lines below`;
	const spaces = spacesEn(String(Math.abs(by)));
	return {
		message: `This line and ${lines} do not start in the column of the lines that they belong to.`,
		hint: by > 0 ? `Put ${spaces} more before each of these lines.` : `Remove ${spaces} before each of these lines.`,
	};
}

function spacesNl(count: string): string {
	return count === "1" ? "1 spatie" : `${count} spaties`;
}

function spacesEn(count: string): string {
	return count === "1" ? "1 space" : `${count} spaces`;
}
