import type { daysProblems } from "#core/problems/catalogue-days.ts";
import type { Told } from "#core/problems/entry.ts";

export const days: Told<typeof daysProblems> = {
	"draft-front-page": {
		title: "Startseite kann kein Entwurf sein",
		message: "Ohne Startseite gibt es keine Website.",
		hint: "Entfernen Sie die Zeile `draft` oder `publish`. Ein Abschnitt kann einen ersten Tag haben, mit `from`.",
	},
	"days-order": {
		title: "Letzter Tag liegt vor dem ersten",
		message: ({ from, until }) => `\`until: ${until}\` ist früher als \`from: ${from}\`, so ist das nie zu sehen.`,
		hint: "Prüfen Sie, welcher der beiden Tage nicht stimmt.",
	},
	"draft-with-day": {
		title: "Entwurf mit einem ersten Tag",
		message: ({ day }) =>
			`Diese Seite ist ein Entwurf (\`draft: ja\`) und soll am ${day} auf die Website kommen (\`publish\`); solange sie ein Entwurf ist, kommt sie nie dorthin.`,
		hint: "Entfernen Sie die Zeile `draft`, wenn die Seite von selbst erscheinen soll, und sonst die Zeile `publish`.",
	},
	"link-to-draft": {
		title: "Link zu einem Entwurf",
		message: ({ target, day }) =>
			day === undefined
				? `\`${target}\` ist ein Entwurf: Wer dem Link folgt, liest, dass es die Seite nicht gibt.`
				: `\`${target}\` kommt am ${day} auf die Website. Wer dem Link vorher folgt, liest, dass es die Seite nicht gibt.`,
		hint: ({ day }) =>
			day === undefined
				? "Entfernen Sie den Link, oder entfernen Sie auf der anderen Seite die Zeile `draft: ja`."
				: `Entfernen Sie den Link oder geben Sie dem Abschnitt, in dem er steht, eine Zeile \`from: ${day}\`.`,
	},
	"link-to-passing-section": {
		title: "Link zu einem Abschnitt, der nicht immer da ist",
		message: ({ page, anchor }) =>
			`Der Abschnitt mit \`id: ${anchor}\` auf \`${page}\` hat einen ersten oder letzten Tag, aber dieser Link ist auch an anderen Tagen da.`,
		hint: "Geben Sie dem Abschnitt, in dem der Link steht, dieselben Tage oder setzen Sie den Link auf die Seite, ohne Anker.",
	},
	"list-of-drafts": {
		title: "Liste ohne Karten",
		message: ({ folder }) => `Unter \`${folder}\` stehen nur Entwürfe, deshalb ist diese Liste leer.`,
		hint: "Stellen Sie eine dieser Seiten online, oder lassen Sie diesen Abschnitt mit `from` an dem Tag beginnen, an dem die erste erscheint.",
	},
	"offer-price": {
		title: "Angebotspreis stimmt nicht",
		message: ({ found, price, what }) =>
			what === "offer"
				? `Der Angebotspreis \`${found}\` ist nicht niedriger als \`${price}\`.`
				: `Der niedrigste Preis von 30 Tagen, \`${found}\`, ist höher als der übliche Preis \`${price}\`.`,
		hint: "Prüfen Sie, welcher der beiden Beträge nicht stimmt.",
	},
	expired: {
		title: "Das steht nicht mehr auf der Website",
		message: ({ found }) => `Das stand dort bis einschließlich ${found}.`,
		hint: "Entfernen Sie es oder geben Sie ihm einen neuen letzten Tag.",
	},
};
