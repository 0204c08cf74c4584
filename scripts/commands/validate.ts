import type { EditorLanguage } from "#core/in-language.ts";
import { Progress } from "#engine/base/progress.ts";
import { countIn, stageIn } from "#engine/base/stages.ts";
import { UsageError } from "#engine/base/usage-error.ts";
import { openContent } from "#engine/content/content.ts";
import { loadLocale } from "#engine/content/locale.ts";
import { repairFolder } from "#engine/content/repair.ts";
import { withRevision } from "#engine/git/revision.ts";
import { askLinks } from "#engine/links/ask-links.ts";
import { isDone, keepDone } from "#engine/memory/done.ts";
import { SiteMemory } from "#engine/memory/site-memory.ts";
import { withPhotosChecked } from "#engine/pictures/check-photos.ts";
import { inColor, type ReportFormat, reportFormats, writeReport } from "#engine/terminal/report.ts";
import { targetsElsewhere, type Unanswered } from "#pipeline/check/links-elsewhere.ts";
import { checkContent } from "#pipeline/checked/check-content.ts";
import { changesOf, repairCount, repairReport } from "#pipeline/report/repair.ts";
import { editorLanguageIn } from "#pipeline/site/editor-language.ts";
import type { Site } from "#pipeline/site/site.ts";
import type { Command } from "../command.ts";

export default {
	summary: {
		nl: "Controleert alle inhoud en zegt wat er niet klopt, waar, en wat u kunt doen.",
		en: "Checks all content and says what is wrong, where, and what to do.",
	},
	options: {
		live: {
			type: "boolean",
			text: {
				nl: "ook voorbeelden weigeren: de controle voordat de site online gaat",
				en: "also refuse samples: the check before going live",
			},
		},
		strict: { type: "boolean", text: { nl: "een waarschuwing telt als fout", en: "treat warnings as errors" } },
		fix: {
			type: "boolean",
			text: {
				nl: "eerst verbeteren wat maar één goed antwoord heeft, en dat tonen",
				en: "first fix what has only one right answer, and show it",
			},
		},
		"dry-run": {
			type: "boolean",
			text: {
				nl: "met --fix: tonen wat er verbeterd zou worden, en niets schrijven",
				en: "with --fix: show what would be fixed, and write nothing",
			},
		},
		since: {
			type: "string",
			value: "revision",
			text: {
				nl: "ook adressen uit die versie weigeren die nergens meer heen leiden",
				en: "also refuse addresses of that revision that no longer lead anywhere",
			},
		},
		links: {
			type: "boolean",
			text: {
				nl: "ook vragen of andere sites waarheen verwezen wordt nog antwoorden",
				en: "also check whether other sites that are linked to still respond",
			},
		},
		format: {
			type: "string",
			value: "form",
			values: reportFormats,
			text: {
				nl: "vorm van het verslag: {formats} (zonder dit: text)",
				en: "format of the report: {formats} (default: text)",
				values: { formats: reportFormats.join(", ") },
			},
		},
		all: {
			type: "boolean",
			text: {
				nl: "elke melding helemaal tonen, hoeveel het er ook zijn, en elke tekst die nog te vertalen is",
				en: "show every problem in full, however many there are, and each text to translate by itself",
			},
		},
		"changed-since": {
			type: "string",
			value: "revision",
			text: {
				nl: "bestanden die sinds deze versie in Git veranderd zijn eerst (met --format github)",
				en: "annotate files that changed since this Git revision first (with --format github)",
			},
		},
	},
	examples: ["npm run validate", "npm run validate -- --live --language en", "npm run validate -- --fix --dry-run"],
	async run({ project, root, language, options }) {
		const dry = options["dry-run"] === true;
		if (dry && options.fix !== true)
			throw new UsageError({ nl: "--dry-run hoort bij --fix.", en: "--dry-run belongs to --fix." });
		if (options["changed-since"] !== undefined && options.format !== "github")
			throw new UsageError({
				nl: "--changed-since hoort bij --format github.",
				en: "--changed-since belongs to --format github.",
			});
		const progress = new Progress();
		const asked = {
			language,
			live: options.live === true,
			strict: options.strict === true,
			since: typeof options.since === "string" ? siteAt(root, options.since) : undefined,
			unanswered: options.links === true ? await unansweredLinks(root, progress, language) : undefined,
		};
		const before = dry ? checkContent(openContent(root), asked) : undefined;
		const repaired = options.fix === true ? repairFolder(root, { dry }) : undefined;
		const drafts = dry ? repaired?.drafts : undefined;
		const format = (options.format ?? "text") as ReportFormat;
		const all = options.all === true;
		const memory = new SiteMemory(project, root);
		const reader = openContent(root, { memory });
		// What was repaired does not follow from the content as it is now, and some of the rest is asked of Git or of others.
		const isPlain = !repaired && !asked.since && !asked.unanswered && (format === "text" || format === "json");
		const inputs = isPlain ? [JSON.stringify([asked, format, all, inColor()]), reader.state()] : [undefined];
		if (isDone(memory, "validate", inputs, { progress })) return 0;
		const found = checkContent(reader, { ...asked, ...(drafts && { drafts }) });
		const checked = await withPhotosChecked(found, project);
		await loadLocale(checked.language);
		const changes = repaired && changesOf(repaired);
		// Beside a report for machines, people read of the changes on the other channel.
		const told = format === "text" ? process.stdout : process.stderr;
		if (changes && format !== "json")
			told.write(repairReport(changes, { language: checked.language, color: inColor() }));
		writeReport(checked, format, {
			root,
			all,
			changedSince: typeof options["changed-since"] === "string" ? options["changed-since"] : undefined,
			print: (text) => progress.print(text),
			...(changes && { changes }),
		});
		if (repaired && format !== "json") {
			told.write(repairCount(repaired, checked.problems, { language: checked.language, dry }));
		}
		if (checked.sound) keepDone(memory, "validate", inputs, { ...checked, said: progress.said });
		if (!drafts) memory.keep(checked);
		// Without writing, the content is as sound as it was.
		return (before ?? checked).sound ? 0 : 1;
	},
} satisfies Command;

/** The links of a site to others that lead nowhere. */
async function unansweredLinks(
	root: string,
	progress: Progress,
	asked: EditorLanguage | undefined,
): Promise<Unanswered> {
	const { site } = openContent(root).read();
	const language = asked ?? editorLanguageIn(site);
	await loadLocale(language);
	const targets = targetsElsewhere(site);
	progress.step(stageIn("links", language));
	const unanswered = await askLinks(targets, (done) => progress.count(done, targets.size));
	progress.done(countIn(targets.size, "links", language));
	return unanswered;
}

/** The site as it was in a revision; only what its files say, because its pictures are gone again. */
function siteAt(root: string, revision: string): Site {
	return withRevision(
		{ root, revision, newer: { revision: undefined } },
		(checkedOut) => openContent(checkedOut.root).read().site,
	);
}
