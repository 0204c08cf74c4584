import { source } from "#core/fields/common.ts";
import { date, list } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

export default defineSection({
	type: "sources",
	title: { nl: "Bronnen", en: "Sources" },
	summary: {
		nl: "Bronnen van een tekst, met de dag waarop ze zijn nagekeken.",
		en: "Sources of a text, with the day on which they were checked.",
	},
	fields: {
		checked: date("Dag waarop de bronnen zijn nagekeken.", { when: "past", label: ["nagekeken op", "checked on"] }),
		items: list("De bronnen.", source(), { label: ["bronnen", "sources"] }),
	},
});
