import { parsedUrl } from "#core/addresses.ts";
import { UsageError } from "#engine/base/usage-error.ts";
import { openContent } from "#engine/content/content.ts";
import { loadLocale } from "#engine/content/locale.ts";
import { withRevision } from "#engine/git/revision.ts";
import { inColor } from "#engine/terminal/report.ts";
import { checkContent } from "#pipeline/checked/check-content.ts";
import type { CheckedSite } from "#pipeline/checked/checked-site.ts";
import { reviewMarkdown } from "#pipeline/report/review-markdown.ts";
import { reviewTerminal } from "#pipeline/report/review-terminal.ts";
import { compareSites } from "#pipeline/review/compare.ts";
import type { Review, ReviewedVersion } from "#pipeline/review/review.ts";
import type { Command } from "../command.ts";

export default {
	summary: {
		nl: "Zegt in gewone woorden wat een bezoeker ziet veranderen sinds deze tak van een versie afging, of tussen twee versies.",
		en: "Says in plain words what a visitor will see change since this branch parted from a revision, or between two revisions.",
	},
	words: { nl: "<versie> [<nieuwere versie>]", en: "<revision> [<newer revision>]" },
	options: {
		format: {
			type: "string",
			value: "text|markdown",
			values: ["text", "markdown"],
			text: { nl: "vorm van het verslag (zonder dit: text)", en: "format of the report (default: text)" },
		},
		preview: {
			type: "string",
			value: "address",
			text: {
				nl: "waar de nieuwe versie te zien is: pagina's worden links daarheen",
				en: "where the newer version can be seen: pages become links to it",
			},
		},
	},
	examples: ["npm run review -- main", "npm run review -- v1.0 v1.1 --format markdown"],
	async run({ root, language: asked, options, words }) {
		const [older, newer, extra] = words;
		if (older === undefined || extra !== undefined) {
			throw new UsageError({
				nl: 'Zeg met welke versie u vergelijkt: "npm run review -- main".',
				en: 'Say with which revision to compare: "npm run review -- main".',
			});
		}
		const preview = previewOf(options.preview);
		const reviewTo = (folder: string, commit: string | undefined): Review =>
			withRevision({ root, revision: older, newer: { revision: newer } }, (checkedOut) => {
				const reader = openContent(folder);
				const now = checkContent(reader);
				const before = checkContent(openContent(checkedOut.root, { other: reader }));
				return {
					before: versionOf(before, older, checkedOut),
					after: versionOf(now, newer, { commit, branched: false }),
					language: asked ?? now.language,
					changes: compareSites(before.site, now.site),
					preview,
				};
			});
		const review =
			newer === undefined
				? reviewTo(root, undefined)
				: withRevision({ root, revision: newer }, (checkedOut) => reviewTo(checkedOut.root, checkedOut.commit));
		await loadLocale(review.language);
		process.stdout.write(written(review, String(options.format ?? "text")));
		return 0;
	},
} satisfies Command;

function previewOf(written: unknown): string | undefined {
	if (typeof written !== "string") return undefined;
	const address = parsedUrl(written);
	if (!address || !/^https?:$/.test(address.protocol)) {
		throw new UsageError({
			nl: '"{written}" is geen adres van een voorvertoning. Schrijf het helemaal: --preview https://voorbeeld.nl',
			en: '"{written}" is not the address of a preview. Write it in full: --preview https://example.com',
			values: { written },
		});
	}
	return `${address.origin}${address.pathname}`.replace(/\/+$/, "");
}

function versionOf(
	{ site, problems }: CheckedSite,
	revision: string | undefined,
	{ commit, branched }: Pick<ReviewedVersion, "commit" | "branched">,
): ReviewedVersion {
	return { revision, commit, branched, errors: problems.filter(({ level }) => level === "error"), texts: site.texts };
}

function written(review: Review, format: string): string {
	if (format === "markdown") return reviewMarkdown(review);
	return reviewTerminal(review, { color: inColor() });
}
