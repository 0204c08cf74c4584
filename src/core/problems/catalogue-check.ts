import { entry, listNames, offerEn, offerNl, warning } from "./entry.ts";

interface Named {
	name: string;
	nearest?: string | undefined;
	known: readonly string[];
}

function listAnd(language: "nl" | "en", signs: readonly string[]): string {
	return new Intl.ListFormat(language).format(signs.map((sign) => `\`${sign}\``));
}

/** Mistakes between files: what points somewhere must arrive. */
export const checkProblems = {
	"broken-link": entry<{ target: string; nearest?: string | undefined }>({
		nl: {
			title: "Verwijzing loopt dood",
			text: ({ target, nearest }) => ({
				message: `Er is geen pagina \`${target}\`.`,
				hint: nearest
					? `Bedoelde u \`${nearest}\`?`
					: "Verwijs naar een bestaande pagina, of maak de pagina in content/pages.",
			}),
		},
		en: {
			title: "Link leads nowhere",
			text: ({ target, nearest }) => ({
				message: `There is no page \`${target}\`.`,
				hint: nearest
					? `Did you mean \`${nearest}\`?`
					: "Link to an existing page, or create the page in content/pages.",
			}),
		},
	}),
	"broken-anchor": entry<{ page: string; anchor: string; nearest?: string | undefined; known: readonly string[] }>({
		nl: {
			title: "Anker bestaat niet",
			text: ({ page, anchor, nearest, known }) => ({
				message: `Op \`${page}\` is geen sectie met \`id: ${anchor}\`.`,
				hint:
					offerNl(nearest, known) ||
					`Geef de sectie op die pagina een regel \`id: ${anchor}\`, of verwijs naar de pagina zonder anker.`,
			}),
		},
		en: {
			title: "Anchor does not exist",
			text: ({ page, anchor, nearest, known }) => ({
				message: `There is no section with \`id: ${anchor}\` on \`${page}\`.`,
				hint:
					offerEn(nearest, known, "values") ||
					`Give the section on that page a line \`id: ${anchor}\`, or link to the page without an anchor.`,
			}),
		},
	}),
	"unsafe-link": entry<{ target: string }>({
		nl: {
			title: "Verwijzing is niet toegestaan",
			text: ({ target }) => ({
				message: `\`${target}\` is geen veilig adres.`,
				hint: "Gebruik een adres dat begint met `/`, `#`, `https://`, `mailto:` of `tel:`.",
			}),
		},
		en: {
			title: "Link is not allowed",
			text: ({ target }) => ({
				message: `\`${target}\` is not a safe address.`,
				hint: "Use an address that starts with `/`, `#`, `https://`, `mailto:` or `tel:`.",
			}),
		},
	}),
	"unknown-fact": entry<Named>({
		nl: {
			title: "Feit bestaat niet",
			text: ({ name, nearest, known }) => ({
				message: `\`{${name}}\` verwijst naar een feit dat er niet is.`,
				hint: offerNl(
					nearest && `{${nearest}}`,
					known.map((each) => `{${each}}`),
				),
			}),
		},
		en: {
			title: "Fact does not exist",
			text: ({ name, nearest, known }) => ({
				message: `\`{${name}}\` refers to a fact that does not exist.`,
				hint: offerEn(
					nearest && `{${nearest}}`,
					known.map((each) => `{${each}}`),
					"values",
				),
			}),
		},
	}),
	"unprintable-fact": entry<{ name: string }>({
		nl: {
			title: "Feit past niet in een tekst",
			text: ({ name }) => ({
				message: `\`{${name}}\` is geen tekst, prijs, datum of nummer en kan niet in een zin staan.`,
				hint: "Verwijs naar één veld van het feit, bijvoorbeeld `{products.muziek-regular.price}`.",
			}),
		},
		en: {
			title: "Fact cannot be part of a text",
			text: ({ name }) => ({
				message: `\`{${name}}\` is not a text, price, date or number, so it cannot be part of a sentence.`,
				hint: "Use one field of the fact, for example `{products.muziek-regular.price}`.",
			}),
		},
	}),
	"unlinkable-fact": entry<{ target: string }>({
		nl: {
			title: "Verwijzing leidt nergens heen",
			text: ({ target }) => ({
				message: `\`${target}\` is geen adres: alleen een telefoonnummer, e-mailadres of adres kan een verwijzing zijn.`,
				hint: 'Verwijs naar één feit met een adres, bijvoorbeeld `"{business.phone}"`, of schrijf een adres zoals `/contact`.',
			}),
		},
		en: {
			title: "Link leads nowhere",
			text: ({ target }) => ({
				message: `\`${target}\` is not an address: only a phone number, e-mail address or address can be a link.`,
				hint: 'Use one fact with an address, for example `"{business.phone}"`, or write an address such as `/contact`.',
			}),
		},
	}),
	"no-pages-below": warning<{ folder: string }>({
		nl: {
			title: "Overzicht blijft leeg",
			text: ({ folder }) => ({
				message: `Onder \`${folder}\` staat geen enkele pagina.`,
				hint: "Kies een adres waaronder pagina's staan, bijvoorbeeld `/blogs`.",
			}),
		},
		en: {
			title: "Overview is empty",
			text: ({ folder }) => ({
				message: `There are no pages below \`${folder}\`.`,
				hint: "Choose an address that has pages below it, for example `/blogs`.",
			}),
		},
	}),
	"cut-by-hash": warning<{ lost: string }>({
		nl: {
			title: "Tekst stopt bij #",
			text: ({ lost }) => ({
				message: `Wat na een spatie en # komt, leest YAML als opmerking: \`${lost}\` staat niet op de site.`,
				hint: "Zet de hele tekst tussen dubbele aanhalingstekens. Is het echt een opmerking, zet dan een spatie achter de #.",
			}),
		},
		en: {
			title: "Text stops at #",
			text: ({ lost }) => ({
				message: `YAML reads what follows a space and # as a comment: \`${lost}\` is not on the site.`,
				hint: "Put the whole text between double quotes. If it is a comment, put a space after the #.",
			}),
		},
	}),
	"unknown-ref": entry<Named & { collection: string }>({
		nl: {
			title: "Naam komt niet voor",
			text: ({ name, collection, nearest, known }) => ({
				message: `In content/facts/${collection}.yaml staat geen \`${name}\`.`,
				hint: offerNl(nearest, known),
			}),
		},
		en: {
			title: "Unknown name",
			text: ({ name, collection, nearest, known }) => ({
				message: `There is no \`${name}\` in content/facts/${collection}.yaml.`,
				hint: offerEn(nearest, known, "values"),
			}),
		},
	}),
	"missing-image": entry<{ file: string; nearest?: string | undefined }>({
		nl: {
			title: "Beeld ontbreekt",
			text: ({ file, nearest }) => ({
				message: `Er is geen bestand \`content/images/${file}\`.`,
				hint: nearest ? `Bedoelde u \`${nearest}\`?` : "Zet het beeld in die map, of kies een ander bestand.",
			}),
		},
		en: {
			title: "Picture not found",
			text: ({ file, nearest }) => ({
				message: `There is no file \`content/images/${file}\`.`,
				hint: nearest ? `Did you mean \`${nearest}\`?` : "Put the picture in that folder, or choose another file.",
			}),
		},
	}),
	"unreadable-image": entry<{ file: string }>({
		nl: {
			title: "Beeld is niet te lezen",
			text: ({ file }) => ({
				message: `\`content/images/${file}\` is geen beeld, of het is beschadigd.`,
				hint: "Sla het beeld opnieuw op als JPG, PNG, WebP, AVIF of SVG met een breedte en hoogte.",
			}),
		},
		en: {
			title: "Picture cannot be read",
			text: ({ file }) => ({
				message: `\`content/images/${file}\` is not a picture, or it is damaged.`,
				hint: "Save the picture again as JPG, PNG, WebP, AVIF or SVG with a width and a height.",
			}),
		},
	}),
	"share-picture-signs": entry<{ signs: readonly string[] }>({
		nl: {
			title: "Teken past niet in het deelbeeld",
			text: ({ signs }) => ({
				message: `${listAnd("nl", signs)} ${signs.length === 1 ? "kan" : "kunnen"} niet in het beeld staan dat verschijnt als iemand deze pagina deelt: de letters ervan hebben ${signs.length === 1 ? "dit teken" : "deze tekens"} niet.`,
				hint: "Schrijf het anders. Kan dat niet, zet dan `sharePictures: none` in content/site.yaml.",
			}),
		},
		en: {
			title: "Character missing from the share picture",
			text: ({ signs }) => ({
				message: `${listAnd("en", signs)} cannot be drawn in the picture that appears when somebody shares this page: its font lacks ${signs.length === 1 ? "this character" : "these characters"}.`,
				hint: "Write it in another way. If that is not possible, put `sharePictures: none` in content/site.yaml.",
			}),
		},
	}),
	"image-too-small": warning<{ file: string; width: number; min: number }>({
		nl: {
			title: "Beeld is klein",
			text: ({ file, width, min }) => ({
				message: `De foto \`${file}\` is ${width} beeldpunten breed en kan er daardoor onscherp uitzien.`,
				hint: `Gebruik een foto van ten minste ${min} beeldpunten breed; 1600 is beter.`,
			}),
		},
		en: {
			title: "Picture is small",
			text: ({ file, width, min }) => ({
				message: `The photo \`${file}\` is ${width} pixels wide, so it may look blurred.`,
				hint: `Use a photo that is at least ${min} pixels wide; 1600 is better.`,
			}),
		},
	}),
	"image-too-large": entry<{ file: string; size: number; max: number }>({
		nl: {
			title: "Beeld is te groot",
			text: ({ file, size, max }) => ({
				message: `Het bestand \`content/images/${file}\` is ${size} MB; het mag hoogstens ${max} MB zijn.`,
				hint: "Maak het beeld kleiner met een programma voor foto's: 2400 beeldpunten breed is ruim genoeg.",
			}),
		},
		en: {
			title: "Picture is too large",
			text: ({ file, size, max }) => ({
				message: `The file \`content/images/${file}\` is ${size} MB; the limit is ${max} MB.`,
				hint: "Make the picture smaller in a photo editor: 2400 pixels wide is more than enough.",
			}),
		},
	}),
	"missing-alt": warning<{ file: string }>({
		nl: {
			title: "Beschrijving ontbreekt",
			text: ({ file }) => ({
				message: `De foto \`${file}\` heeft geen beschrijving voor wie haar niet ziet.`,
				hint: "Voeg een regel `alt:` toe die in één zin zegt wat er te zien is.",
			}),
		},
		en: {
			title: "Missing description",
			text: ({ file }) => ({
				message: `The photo \`${file}\` has no description for people who cannot see it.`,
				hint: "Add a line `alt:` that says in one sentence what the photo shows.",
			}),
		},
	}),
	"duplicate-anchor": entry<{ anchor: string; line: number }>({
		nl: {
			title: "Anker staat er twee keer",
			text: ({ anchor, line }) => ({
				message: `\`id: ${anchor}\` staat op deze pagina ook op regel ${line}.`,
				hint: "Geef elke sectie een eigen id.",
			}),
		},
		en: {
			title: "Duplicate anchor",
			text: ({ anchor, line }) => ({
				message: `\`id: ${anchor}\` is already used on line ${line} of this page.`,
				hint: "Give every section its own id.",
			}),
		},
	}),
	"page-heading": entry<{ found: number; types: readonly string[] }>({
		nl: {
			title: "Pagina heeft niet één hoofdkop",
			text: ({ found, types }) => ({
				message:
					found === 0
						? "Geen sectie van deze pagina draagt de hoofdkop."
						: `${found} secties van deze pagina dragen een hoofdkop; het moet er één zijn.`,
				hint: `Begin de pagina met één sectie ${listNames(types, "of")}.`,
			}),
		},
		en: {
			title: "Page must have one main heading",
			text: ({ found, types }) => ({
				message:
					found === 0
						? "No section of this page holds the main heading."
						: `${found} sections of this page hold a main heading; there must be exactly one.`,
				hint: `Start the page with one section ${listNames(types, "or")}.`,
			}),
		},
	}),
	"invalid-phone": entry<{ found: string }>({
		nl: {
			title: "Telefoonnummer kan niet bestaan",
			text: ({ found }) => ({
				message: `\`${found}\` heeft niet het aantal cijfers van een telefoonnummer.`,
				hint: "Een Nederlands nummer heeft tien cijfers; een buitenlands nummer begint met + en de landcode.",
			}),
		},
		en: {
			title: "Invalid phone number",
			text: ({ found }) => ({
				message: `\`${found}\` does not have the number of digits of a phone number.`,
				hint: "A Dutch number has ten digits; a foreign number starts with + and the country code.",
			}),
		},
	}),
	"unknown-menu-item": entry<Named>({
		nl: {
			title: "Menupunt bestaat niet",
			text: ({ name, nearest, known }) => ({
				message: `\`${name}\` staat niet in het menu van content/site.yaml.`,
				hint: offerNl(nearest, known),
			}),
		},
		en: {
			title: "Unknown menu item",
			text: ({ name, nearest, known }) => ({
				message: `\`${name}\` is not in the menu in content/site.yaml.`,
				hint: offerEn(nearest, known, "values"),
			}),
		},
	}),
	"menu-item-taken": entry<{ name: string; other: string }>({
		nl: {
			title: "Menupunt heeft al een pagina",
			text: ({ name, other }) => ({
				message: `\`item: ${name}\` staat ook in \`${other}\`.`,
				hint: "Een menupunt leidt naar één pagina; gebruik `under:` voor een plaats in het uitklapmenu.",
			}),
		},
		en: {
			title: "Menu item already has a page",
			text: ({ name, other }) => ({
				message: `\`${other}\` already has \`item: ${name}\`.`,
				hint: "A menu item leads to one page; use `under:` for a place in the dropdown.",
			}),
		},
	}),
	"menu-block": entry<Record<never, never>>({
		nl: {
			title: "Menublok is niet volledig",
			text: () => ({
				message: "Een menublok zegt `item:`, of `under:` met een `label:`.",
				hint: "Voorbeeld: `under: hearing_protection` en `label: Muziek gehoorbescherming`.",
			}),
		},
		en: {
			title: "Incomplete menu block",
			text: () => ({
				message: "A menu block needs `item:`, or `under:` with a `label:`.",
				hint: "Example: `under: hearing_protection` and `label: Muziek gehoorbescherming`.",
			}),
		},
	}),
	"empty-menu-item": warning<{ name: string }>({
		nl: {
			title: "Menupunt zonder pagina",
			text: ({ name }) => ({
				message: `Geen pagina hoort bij het menupunt \`${name}\`; het verschijnt niet.`,
				hint: `Zet in een pagina \`menu:\` met \`item: ${name}\`, of haal het punt uit content/site.yaml.`,
			}),
		},
		en: {
			title: "Menu item without a page",
			text: ({ name }) => ({
				message: `No page belongs to the menu item \`${name}\`, so it does not appear.`,
				hint: `Put \`menu:\` with \`item: ${name}\` in a page, or remove the item from content/site.yaml.`,
			}),
		},
	}),
	"sample-left": entry<{ name: string }>({
		nl: {
			title: "Voorbeeld is nog niet vervangen",
			text: ({ name }) => ({
				message: `\`${name}\` is nog een voorbeeld.`,
				hint: "Vul de echte waarde in en haal de naam uit de lijst `samples:`.",
			}),
		},
		en: {
			title: "Sample has not been replaced",
			text: ({ name }) => ({
				message: `\`${name}\` is still a sample.`,
				hint: "Fill in the real value and remove the name from the list `samples:`.",
			}),
		},
	}),
} as const;
