import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { openContent } from "#engine/content/content.ts";
import { exampleFacts } from "#pipeline/authoring/examples.ts";
import { type ContentOptions, checkContent } from "#pipeline/checked/check-content.ts";
import type { CheckedSite } from "#pipeline/checked/checked-site.ts";
import type { SiteReader } from "#pipeline/load/site-reader.ts";
import { terminalReport } from "#pipeline/report/terminal.ts";
import { copySite } from "./copy-site.ts";
import { refuseForeign } from "./foreign-words.ts";

export const projectFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const exampleSite = join(projectFolder, "src/example-site");

/** A site of a test, to be changed and checked. */
export interface EditedSite {
	/** What a file says, given by its path in `content`. */
	text(name: string): string;
	write(name: string, content: string | Uint8Array): void;
	/** Replaces words of a file, which must be there exactly once. */
	replace(name: string, from: string, to: string): void;
	remove(name: string): void;
	/** Reads and checks everything. No problem may be told in a language with words of another. */
	check(options?: ContentOptions): CheckedSite;
	/** The report as an editor reads it, without colours. */
	report(options?: ContentOptions): string;
	/** Brings back what was there at first. */
	restore(): void;
	dispose(): void;
}

/** A copy of a site in a temporary folder. */
export interface TemporarySite extends EditedSite {
	readonly root: string;
}

/** Where the files of a site of a test are; names begin with `content/`. */
interface SiteFiles {
	check(options: ContentOptions): CheckedSite;
	read(name: string): Uint8Array;
	write(name: string, bytes: Uint8Array): void;
	remove(name: string): void;
	restore(): void;
	dispose(): void;
}

/** What can be done with a site of a test, wherever its files are. */
export function editedSite(files: SiteFiles): EditedSite {
	function check(options: ContentOptions = {}): CheckedSite {
		const checked = files.check(options);
		refuseForeign(checked);
		return checked;
	}

	const text = (name: string) => Buffer.from(files.read(`content/${name}`)).toString();

	return {
		check,
		text,
		write(name, content) {
			files.write(`content/${name}`, Buffer.from(content));
		},
		replace(name, from, to) {
			const before = text(name);
			if (before.split(from).length !== 2) throw new Error(`"${from}" is not exactly once in ${name}.`);
			files.write(`content/${name}`, Buffer.from(before.replace(from, () => to)));
		},
		remove: (name) => files.remove(`content/${name}`),
		report(options = {}) {
			const { problems, language, site } = check(options);
			return terminalReport(problems, { language, color: false, texts: site.texts });
		},
		restore: files.restore,
		dispose: files.dispose,
	};
}

/** Gives a copy of the example site the facts that the own sections of the site in this folder bring, and names each. */
export function addOwnFacts(site: EditedSite): void {
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
	let reader: SiteReader | undefined;
	const site = editedSite({
		check(options) {
			reader ??= openContent(root);
			return checkContent(reader, options);
		},
		read: (name) => readFileSync(join(root, name)),
		write(name, bytes) {
			mkdirSync(dirname(join(root, name)), { recursive: true });
			writeFileSync(join(root, name), bytes);
		},
		remove: (name) => rmSync(join(root, name)),
		restore,
		dispose: () => rmSync(root, { recursive: true, force: true }),
	});
	return { root, ...site };
}
