import { color, group, list, text, withSamples } from "../fields/fields.ts";
import { defineFacts } from "./define.ts";

export const colors = defineFacts({
	name: "colors",
	title: "Kleuren",
	summary: "Kleurenkaarten. Wie hier een kleur toevoegt of weghaalt, doet dat op elke pagina.",
	keyed: true,
	fields: withSamples({
		colors: list(
			"De kleuren, in de volgorde waarin een bezoeker ze ziet.",
			group("Een kleur.", {
				name: text("Naam die altijd bij de kleur staat.", { max: 30, label: ["naam", "name"] }),
				hex: color('De kleur zelf, tussen aanhalingstekens, bijvoorbeeld "#7a3018".'),
			}),
			{ min: 2, max: 60, label: ["kleuren", "colours"] },
		),
	}),
});
