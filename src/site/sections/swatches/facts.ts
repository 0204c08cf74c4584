import { defineFacts } from "#core/facts/define.ts";
import { color, group, list, text, withSamples } from "#core/fields/fields.ts";

export default defineFacts({
	name: "colors",
	title: "Kleuren",
	summary: "Kleurenkaarten. Wie hier een kleur toevoegt of weghaalt, doet dat op elke pagina.",
	keyed: true,
	items: { list: "colors" },
	one: { nl: "een kleur", en: "a colour" },
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
