import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A folder like `dist/`, of which every version has pages that name what only that version has. */
export class SiteVersions {
	readonly folder = mkdtempSync(join(tmpdir(), "dist-"));
	readonly #pages: number;
	readonly #bytes: number;

	constructor({ pages = 6, bytes = 2000 } = {}) {
		this.#pages = pages;
		this.#bytes = bytes;
	}

	/** Makes the folder another version, of the same sizes. */
	make(version: number): void {
		const mark = String(version).padStart(6, "0");
		rmSync(this.folder, { recursive: true, force: true });
		const filling = "x".repeat(this.#bytes);
		this.#write("assets/kept.css", filling);
		this.#write(`assets/${mark}.css`, `${mark}${filling}`);
		this.#write(`images/${mark}.webp`, `${mark}${filling}`);
		for (const name of ["index", ...Array.from({ length: this.#pages }, (_, index) => `nieuws/bericht ${index}`)]) {
			this.#write(`${name}.html`, `<!doctype html><link href="/assets/${mark}.css">${mark}${filling}`);
			this.#write(`${name}.page.json`, JSON.stringify({ version: mark, image: `images/${mark}.webp`, filling }));
		}
		this.#write("404.html", `<!doctype html><link href="/assets/${mark}.css">${mark}`);
		this.#write("sitemap.xml", `<urlset>${mark}</urlset>`);
		this.#write(".well-known/site-version.json", JSON.stringify({ commit: mark, at: "2026-11-26T12:00:00Z" }));
	}

	#write(path: string, text: string): void {
		mkdirSync(dirname(join(this.folder, path)), { recursive: true });
		writeFileSync(join(this.folder, path), text);
	}

	dispose(): void {
		rmSync(this.folder, { recursive: true, force: true });
	}
}

/** The files of a folder, by their paths. */
export function filesOf(folder: string): Map<string, string> {
	const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	const paths = names.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
	return new Map(paths.sort().map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}

/** The files of a folder without what versions before that of a site left there for open pages. */
export function withoutFormer(files: ReadonlyMap<string, string>, site: SiteVersions): Map<string, string> {
	const own = filesOf(site.folder);
	return new Map([...files].filter(([path]) => own.has(path) || !/^(?:assets|images)\/\d{6}\./.test(path)));
}

/** The versions that the pages of a folder are of. Throws when a page names what is not there, or is not whole. */
export function versionsIn(files: ReadonlyMap<string, string>): string[] {
	const versions = new Set<string>();
	for (const [path, text] of files) {
		const [, named] = /"\/assets\/(\d{6})\.css"/.exec(text) ?? [];
		if (!path.endsWith(".html")) continue;
		if (named === undefined) throw new Error(`${path} is there by half: ${text.length} characters.`);
		const asset = files.get(`assets/${named}.css`);
		if (!asset?.startsWith(named)) throw new Error(`${path} names ${named}.css, which is not there.`);
		versions.add(named);
	}
	return [...versions].sort();
}
