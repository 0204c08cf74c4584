import { sectionIntro, sectionTitle } from "#core/fields/common.ts";
import { ref } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

export default defineSection({
	type: "branch",
	title: { nl: "Vestiging", en: "Branch" },
	summary: {
		nl: "Adres, openingstijden, diensten en bereikbaarheid van een vestiging, uit facts/branches.yaml.",
		en: "Address, opening hours, services and how to get to a branch, from facts/branches.yaml.",
	},
	interactive: true,
	fields: {
		title: sectionTitle(),
		intro: sectionIntro().optional(),
		branch: ref("branches", "Vestiging uit facts/branches.yaml.", { label: ["vestiging", "branch"] }),
	},
	structuredData: ({ fields, page }) => {
		const branch = fields.branch && page.branch(fields.branch);
		return branch ? [branch] : [];
	},
});
