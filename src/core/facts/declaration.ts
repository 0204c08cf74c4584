import * as z from "zod";
import { choice, flag, group, id, number, text } from "../fields/fields.ts";
import { type DeclarableKind, declarableKinds } from "./declarable.ts";
import { entryName, type FactsDefinition } from "./define.ts";

const meanings = Object.fromEntries(
	Object.entries(declarableKinds).map(([kind, { means }]) => [kind, means]),
) as Record<DeclarableKind, string>;

/** Words for those who write content; no visitor reads them. */
const aside = (description: string) => z.string().min(1).max(200).describe(description);

const declaredField = z
	.strictObject({
		kind: choice("Wat erin staat.", meanings, { label: ["soort", "kind"] }),
		label: text("Hoe het veld heet, ook voor bezoekers.", { max: 40, label: ["naam", "name"] }),
		description: aside("Wat erin hoort, voor wie het invult.").optional(),
		required: flag("Staat het in elk blok? Zonder deze regel hoeft het niet.", {
			label: ["verplicht", "required"],
		}).optional(),
		many: flag("Kunnen het er meer zijn? Dan is het een lijst.", { label: ["meer", "many"] }).optional(),
		min: number("Het kleinste getal.", { min: -1_000_000, label: ["kleinste", "smallest"] }).optional(),
		max: number("Het grootste getal, of van een tekst het grootste aantal tekens.", {
			label: ["grootste", "largest"],
		}).optional(),
		options: z
			.record(entryName, text("Hoe de keuze heet, ook voor bezoekers.", { max: 60 }))
			.describe("Bij choice: de keuzes.")
			.optional(),
		collection: id("Bij ref: de naam van het bestand in facts/ waarin het andere feit staat.", {
			label: ["verzameling", "collection"],
		}).optional(),
	})
	.describe("Een veld.");

const declaredFields = (description: string) => z.record(entryName, declaredField).describe(description);

const fieldName = (description: string, label: readonly [string, string]) => id(description, { label }).optional();

/** A collection of facts that a site has for itself: `content/kinds/breads.yaml` says what stands in `facts/breads.yaml`. */
export const collectionSchema = z
	.strictObject({
		title: aside("Hoe de verzameling heet, voor wie haar bijhoudt."),
		summary: aside("Wat erin staat, in één zin."),
		one: aside("Hoe één ervan heet, met een lidwoord: een brood.").optional(),
		card: group("Welke velden een pagina toont van wat erin staat. Zonder dit alleen het eerste veld, als titel.", {
			title: fieldName("Het veld dat de titel is.", ["titel", "title"]),
			text: fieldName("Het veld met de tekst onder de titel.", ["tekst", "text"]),
			image: fieldName("Het veld met de afbeelding.", ["afbeelding", "picture"]),
			link: fieldName("Het veld dat zegt waar de titel heen leidt.", ["link", "link"]),
		}).optional(),
		fields: declaredFields("De velden van elk blok, in de volgorde waarin ze worden ingevuld."),
	})
	.describe("Een eigen verzameling feiten.");

/** Fields that a site adds to a collection of the builder: `content/kinds/products.yaml`. */
export const extraSchema = z
	.strictObject({ extra: declaredFields("Velden die erbij komen.") })
	.describe("Eigen velden bij feiten die er al zijn.");

export type DeclaredField = z.output<typeof declaredField>;

/** What a file in `content/kinds` says. */
export type Declaration = z.output<typeof collectionSchema> | z.output<typeof extraSchema>;

/** The schema of a declaration: a collection that is written in `code` can only have more fields. */
export function declarationSchemaOf(code: FactsDefinition | undefined): typeof collectionSchema | typeof extraSchema {
	return code ? extraSchema : collectionSchema;
}

/** The fields that are declared. */
export function fieldsOfDeclaration(declaration: Declaration): Readonly<Record<string, DeclaredField>> {
	return "extra" in declaration ? declaration.extra : declaration.fields;
}
