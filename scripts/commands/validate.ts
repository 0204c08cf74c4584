import type { Command } from "../lib/command.ts";
import { checkContent, openContent } from "../lib/content.ts";
import { type ReportFormat, reportFormats, writeReport } from "../lib/report.ts";

export default {
	summary: "Checks all content and says what is wrong, where, and what to do.",
	options: {
		live: { type: "boolean", text: "also refuse samples: the check before going live" },
		strict: { type: "boolean", text: "a warning counts as a mistake" },
		format: {
			type: "string",
			value: "form",
			values: reportFormats,
			text: `form of the report: ${reportFormats.join(", ")} (default: text)`,
		},
		all: { type: "boolean", text: "show every problem in full, however many there are" },
		"changed-since": {
			type: "string",
			value: "revision",
			text: "annotate files that changed since this Git revision first (with --format github)",
		},
	},
	examples: ["npm run validate", "npm run validate -- --live --language en"],
	async run({ root, language, options }) {
		const checked = checkContent(openContent(root), {
			language,
			live: options.live === true,
			strict: options.strict === true,
		});
		writeReport(checked, (options.format ?? "text") as ReportFormat, {
			root,
			all: options.all === true,
			changedSince: typeof options["changed-since"] === "string" ? options["changed-since"] : undefined,
		});
		return checked.sound ? 0 : 1;
	},
} satisfies Command;
