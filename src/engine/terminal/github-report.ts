import { appendFileSync, existsSync, statSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import type { EditorLanguage } from "#core/in-language.ts";
import type { AnyProblem } from "#core/problems/problem.ts";
import { isBelow } from "#engine/base/below.ts";
import type { CheckedSite } from "#pipeline/checked/checked-site.ts";
import { countLevels, countLine } from "#pipeline/report/counts.ts";
import { githubAnnotations } from "#pipeline/report/github/annotations.ts";
import { githubSummary } from "#pipeline/report/github/summary.ts";
import { reportWords } from "#pipeline/report/wording/words.ts";
import { changedFiles } from "../git/changed-files.ts";
import { askGit } from "../git/git.ts";

/** GitHub refuses the summary of a step that is larger than 1 MiB. */
const summaryLimit = 1024 * 1024;

/**
 * Prints annotations for GitHub and writes the whole report to the summary of the step. Outside a workflow the
 * summary follows the annotations.
 */
export function writeGithubReport(
	{ site, problems, language }: CheckedSite,
	{ root, changedSince }: { readonly root: string; readonly changedSince: string | undefined },
): void {
	const changed = changedSince === undefined ? new Set<string>() : changedFiles(root, changedSince);
	const folder = folderInRepository(root);
	const target = process.env.GITHUB_STEP_SUMMARY;
	const annotations = githubAnnotations(problems, { language, folder, changed });
	const room = summaryLimit - (target && existsSync(target) ? statSync(target).size : 0);
	const summary = githubSummary(problems, { language, texts: site.texts, folder, room, files: filesAddress() });
	if (target) appendFileSync(target, summary);
	const closing = target ? lastLine(problems, language) : summary;
	process.stdout.write(`${[...annotations, closing].join("\n")}\n`);
}

/** What stands below the annotations in the log of a workflow. */
function lastLine(problems: readonly AnyProblem[], language: EditorLanguage): string {
	const words = reportWords(language);
	return problems.length === 0
		? words.sound
		: `${countLine(countLevels(problems), language)}. ${words.summary.elsewhere}`;
}

/**
 * Folder of a site from the top of its repository, with a slash at the end; empty for the top itself. Without a
 * repository the folder of the workflow, or the one worked in, counts as its top.
 */
function folderInRepository(root: string): string {
	const prefix = askGit(root, ["rev-parse", "--show-prefix"])?.trim();
	if (prefix !== undefined) return prefix;
	const top = resolve(process.env.GITHUB_WORKSPACE ?? process.cwd());
	const path = isBelow(top, root) ? relative(top, root).split(sep).join("/") : "";
	return path === "" ? "" : `${path}/`;
}

/** Where GitHub shows the files of the commit that a workflow checks. */
function filesAddress(): string | undefined {
	const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = process.env;
	return server && repository && commit ? `${server}/${repository}/blob/${commit}/` : undefined;
}
