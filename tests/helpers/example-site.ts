import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { CheckedSite } from "#engine/base/checked-site.ts";
import { type ContentOptions, checkContent, openContent } from "#engine/content/content.ts";
import { exampleFacts } from "#pipeline/authoring/examples.ts";
import type { SiteReader } from "#pipeline/load/site-reader.ts";
import { terminalReport } from "#pipeline/report/terminal.ts";
import { copySite } from "./copy-site.ts";
import { refuseDutch } from "./english.ts";

export const projectFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const exampleSite = join(projectFolder, "src/example-site");

/** A copy of a site in a temporary folder, to be changed and checked. */
export interface TemporarySite {
	readonly root: string;
	/** Writes a file, given by its path in `content`. */
	write(name: string, content: string | Uint8Array): void;
	/** Replaces a stretch of a file, which must be there exactly once. */
	replace(name: string, from: string, to: string): void;
	remove(name: string): void;
	/** Reads and checks everything. No problem may be told in English with words that are Dutch. */
	check(options?: ContentOptions): CheckedSite;
	/** The report as an editor reads it, without colours. */
	report(options?: ContentOptions): string;
	/** Brings back what was there at first. */
	restore(): void;
	dispose(): void;
}

/** Gives a copy of the example site the facts that the own sections of the site in this folder bring, and names each. */
export function addOwnFacts(site: TemporarySite): void {
	for (const [file, text] of exampleFacts) site.write(file.replace("content/", ""), text);
	const years = ["2024", "2025", "2026"].map((year) => `{tax.${year}.single.minimum}`).join(", ");
	const last = '        label: "{business.name}"\n';
	const named = `{towns.voorbeeldstreek.region}, {colors.doppen.colors.0.name}, ${years}.`;
	site.replace("pages/aanbod.yaml", last, `${last}  - type: prose\n    text: "${named}"\n`);
}

/** Copies the example site, or another one, to a temporary folder. */
export function temporarySite(from = exampleSite): TemporarySite {
	const root = mkdtempSync(join(tmpdir(), "site-"));
	const restore = () => copySite(from, root);
	restore();
	const path = (name: string) => join(root, "content", name);

	let reader: SiteReader | undefined;

	function check(options: ContentOptions = {}): CheckedSite {
		reader ??= openContent(root);
		const checked = checkContent(reader, options);
		refuseDutch(checked.problems);
		return checked;
	}

	return {
		root,
		check,
		restore,
		write(name, content) {
			mkdirSync(dirname(path(name)), { recursive: true });
			writeFileSync(path(name), content);
		},
		replace(name, from, to) {
			const text = readFileSync(path(name), "utf8");
			if (text.split(from).length !== 2) throw new Error(`"${from}" is not exactly once in ${name}.`);
			writeFileSync(
				path(name),
				text.replace(from, () => to),
			);
		},
		remove(name) {
			rmSync(path(name));
		},
		report(options = {}) {
			const { problems, language, site } = check(options);
			return terminalReport(problems, { language, color: false, texts: site.texts });
		},
		dispose() {
			rmSync(root, { recursive: true, force: true });
		},
	};
}
