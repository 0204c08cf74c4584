import type { menuProblems } from "#core/problems/catalogue-menu.ts";
import type { Told } from "#core/problems/entry.ts";
import { offer } from "./phrases.ts";

export const menu: Told<typeof menuProblems> = {
	"unknown-menu-item": {
		title: "Menüpunkt gibt es nicht",
		message: ({ name }) => `\`${name}\` steht nicht im Menü von content/site.yaml.`,
		hint: ({ name, nearest, known }) =>
			nearest
				? offer(nearest, known)
				: `${offer(nearest, known)} Oder fügen Sie in content/site.yaml unter \`menu:\` einen neuen Punkt mit \`key: ${name}\` und einem \`label:\` hinzu.`,
	},
	"menu-item-taken": {
		title: "Menüpunkt hat schon eine Seite",
		message: ({ name, other }) => `\`item: ${name}\` steht auch in \`${other}\`.`,
		hint: "Ein Menüpunkt führt zu einer einzigen Seite; für einen Platz im Aufklappmenü schreiben Sie `under:`.",
	},
	"menu-block": {
		title: "Block für das Menü ist nicht vollständig",
		message: "In den Block für das Menü gehört entweder `item:` oder `under:` mit einem `label:`.",
		hint: "Beispiel: `under: angebot` und `label: Brot`.",
	},
	"empty-menu-item": {
		title: "Menüpunkt ohne Seite",
		message: ({ name }) => `Keine Seite gehört zum Menüpunkt \`${name}\`; er erscheint nicht.`,
		hint: ({ name }) =>
			`Schreiben Sie in eine Seite \`menu:\` mit \`item: ${name}\` oder entfernen Sie den Punkt aus content/site.yaml.`,
	},
	"menu-label-twice": {
		title: "Zweimal derselbe Name im Menü",
		message: ({ label, other }) => `\`${label}\` steht zweimal im selben Aufklappmenü, auch in \`${other}\`.`,
		hint: "Geben Sie einer der beiden Seiten ein anderes `label`.",
	},
	"menu-button-group": {
		title: "Unter dem Knopf steht kein Menü",
		message: ({ name }) =>
			`\`${name}\` ist der Knopf im Menü (\`menuButton\` in content/site.yaml); darunter passt kein Aufklappmenü.`,
		hint: "Wählen Sie hinter `under:` einen anderen Menüpunkt.",
	},
	"menu-order-twice": {
		title: "Zweimal derselbe Platz im Menü",
		message: ({ order, other }) => `\`order: ${order}\` steht im selben Aufklappmenü auch in \`${other}\`.`,
		hint: "Geben Sie jeder Seite eine eigene Zahl; die kleinste steht oben.",
	},
};
