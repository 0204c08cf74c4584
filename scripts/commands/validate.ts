import { jsonReport } from "#pipeline/report/json.ts";
import { changesOf, repairCount, repairReport } from "#pipeline/report/repair.ts";
import { type Command, UsageError } from "../lib/command.ts";
import { checkContent, openContent } from "../lib/content.ts";
import { repairFolder } from "../lib/repair.ts";
import { inColor, printReport } from "../lib/report.ts";

export default {
	summary: "Checks all content and says what is wrong, where, and what to do.",
	options: {
		live: { type: "boolean", text: "also refuse samples: the check before going live" },
		strict: { type: "boolean", text: "a warning counts as a mistake" },
		fix: { type: "boolean", text: "first mend what has one right answer, and show it" },
		"dry-run": { type: "boolean", text: "with --fix: show what would be mended, and write nothing" },
		format: {
			type: "string",
			value: "text|json",
			values: ["text", "json"],
			text: "form of the report (default: text)",
		},
	},
	examples: ["npm run validate", "npm run validate -- --live --language en", "npm run validate -- --fix --dry-run"],
	async run({ root, language, options }) {
		const dry = options["dry-run"] === true;
		if (dry && options.fix !== true) throw new UsageError("--dry-run belongs to --fix.");
		const asked = { language, live: options.live === true, strict: options.strict === true };
		const before = dry ? checkContent(openContent(root), asked) : undefined;
		const repaired = options.fix === true ? repairFolder(root, { dry }) : undefined;
		const drafts = dry ? repaired?.drafts : undefined;
		const checked = checkContent(openContent(root), { ...asked, ...(drafts && { drafts }) });
		const changes = repaired && changesOf(repaired);
		if (options.format === "json") {
			const problems = jsonReport(checked.problems, { language: checked.language, texts: checked.site.texts });
			process.stdout.write(`${JSON.stringify(changes ? { changes, problems } : problems, null, 2)}\n`);
		} else {
			if (changes) process.stdout.write(repairReport(changes, { language: checked.language, color: inColor() }));
			printReport(checked);
			if (repaired) process.stdout.write(repairCount(repaired, checked.problems, { language: checked.language, dry }));
		}
		// Without writing, the content is as sound as it was.
		return (before ?? checked).sound ? 0 : 1;
	},
} satisfies Command;
