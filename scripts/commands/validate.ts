import type { ReportLanguage } from "#core/problems/problem.ts";
import { jsonReport } from "#pipeline/report/json.ts";
import type { Site } from "#pipeline/site.ts";
import type { Command } from "../lib/command.ts";
import { checkContent, openContent, reportLanguageOf } from "../lib/content.ts";
import { printReport } from "../lib/report.ts";
import { withRevision } from "../lib/revision.ts";

export default {
	summary: "Checks all content and says what is wrong, where, and what to do.",
	options: {
		live: { type: "boolean", text: "also refuse samples: the check before going live" },
		strict: { type: "boolean", text: "a warning counts as a mistake" },
		since: { type: "string", value: "revision", text: "also name addresses of that revision that lead nowhere now" },
		format: {
			type: "string",
			value: "text|json",
			values: ["text", "json"],
			text: "form of the report (default: text)",
		},
	},
	examples: ["npm run validate", "npm run validate -- --live --language en"],
	async run({ root, language, options }) {
		const checked = checkContent(openContent(root), {
			language,
			live: options.live === true,
			strict: options.strict === true,
			since: typeof options.since === "string" ? siteAt(root, options.since, language) : undefined,
		});
		if (options.format === "json") {
			const report = jsonReport(checked.problems, { language: checked.language, texts: checked.site.texts });
			process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
		} else printReport(checked);
		return checked.sound ? 0 : 1;
	},
} satisfies Command;

/** The site as it was in a revision; only what its files say, because its pictures are gone again. */
function siteAt(root: string, revision: string, language: ReportLanguage | undefined): Site {
	return withRevision({ root, revision, language: () => language ?? reportLanguageOf(root) }, (checkedOut) => {
		return openContent(checkedOut.root).read().site;
	});
}
