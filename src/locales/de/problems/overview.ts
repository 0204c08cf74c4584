import type { overviewProblems } from "#core/problems/catalogue-overview.ts";
import type { Told } from "#core/problems/entry.ts";
import { number } from "./phrases.ts";

export const overview: Told<typeof overviewProblems> = {
	"overview-not-paged": {
		title: "Liste ist zu lang für eine Seite",
		message: ({ cards, perPage, because }) =>
			`Diese Liste hat ${number(cards)} Karten, und auf eine Seite passen ${number(perPage)}. ${
				because === "article"
					? "In einem Artikel kann eine Liste nicht auf einer nächsten Seite weitergehen."
					: "Nur eine Liste kann auf einer nächsten Seite weitergehen, und das tut hier schon eine, die weiter oben steht."
			}`,
		hint: "Zeigen Sie nur die neuesten, zum Beispiel mit `max: 6`, oder geben Sie dieser Liste eine eigene Seite.",
	},
	"nothing-tagged": {
		title: "Übersicht bleibt leer",
		message: ({ folder, tag }) => `Unter \`${folder}\` steht kein Artikel zum Thema \`${tag}\`.`,
		hint: ({ tag }) => `Geben Sie einem Artikel dieses Thema mit \`tags: [${tag}]\` oder entfernen Sie diese Liste.`,
	},
	"topic-not-listed": {
		title: "Seite zeigt das Thema nicht",
		message: ({ page, tag }) =>
			`Über jedem Artikel zu \`${tag}\` steht ein Link zu \`${page}\`, aber diese Seite zeigt die Artikel nicht.`,
		hint: ({ tag }) =>
			`Fügen Sie dort einen Abschnitt \`type: article-list\` mit \`tag: ${tag}\` hinzu oder wählen Sie eine andere Seite.`,
	},
	"link-to-further-page": {
		title: "Link zu einer weiteren Seite einer Übersicht",
		message: ({ target, overview }) =>
			`Was auf \`${target}\` steht, verschiebt sich, sobald unter \`${overview}\` eine Seite dazukommt.`,
		hint: ({ overview }) => `Setzen Sie den Link auf \`${overview}\` oder auf die Seite, die Sie meinen.`,
	},
	"former-further-page": {
		title: "Frühere Adresse gehört zu einer Übersicht",
		message: ({ address, overview }) =>
			`\`${address}\` ist eine weitere Seite der Übersicht \`${overview}\`, oder wird es, wenn darunter mehr dazukommt. Wer dorthin geht, kann nicht weitergeleitet werden.`,
		hint: "Entfernen Sie diese Adresse aus `formerly`.",
	},
};
