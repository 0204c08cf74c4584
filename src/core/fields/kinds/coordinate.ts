import * as z from "zod";
import type { KindAnswers } from "../answers.ts";
import { field } from "../kind.ts";
import { numberKind } from "./number.ts";

/** How far north something is, in degrees; its longitude is beside it. */
export function latitude(description: string) {
	const schema = z.number().min(-90).max(90);
	return field(schema, description, { kind: "coordinate", axis: "latitude" }, ["breedtegraad", "latitude"]);
}

/** How far east something is, in degrees; its latitude is beside it. */
export function longitude(description: string) {
	const schema = z.number().min(-180).max(180);
	return field(schema, description, { kind: "coordinate", axis: "longitude" }, ["lengtegraad", "longitude"]);
}

export const coordinateKind: KindAnswers = {
	...numberKind,
	form: "coordinate",
	expectedInForm: {
		nl: "een getal zoals `53.2012`, of het adres van een kaart",
		en: "a number such as `53.2012`, or the address of a map",
	},
};
