import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, sep } from "node:path";
import { expect, test } from "vitest";
import type { Command } from "../../scripts/command.ts";
import { captions, pictures } from "../browser/guide/screens.ts";
import { projectFolder } from "../helpers/example-site.ts";

/** All documentation, by its path in the project. */
const documents = ["README.md", "CHANGELOG.md", ...["content", "src", "scripts", "tests"].flatMap(documentsIn)];

function documentsIn(folder: string): string[] {
	const names = readdirSync(join(projectFolder, folder), { recursive: true, encoding: "utf8" });
	return names.filter((name) => name.endsWith(".md")).map((name) => `${folder}/${name.split(sep).join("/")}`);
}

function read(document: string): string {
	return readFileSync(join(projectFolder, document), "utf8");
}

function isThere(path: string): boolean {
	return existsSync(join(projectFolder, path));
}

/** The parts of all documents that match, as `document: part`, without those that are right. */
function wrong(pattern: RegExp, isRight: (part: string, document: string) => boolean, within = read): string[] {
	return documents.flatMap((document) => {
		const parts = [...within(document).matchAll(pattern)].map(([, part = ""]) => part);
		return parts.filter((part) => !isRight(part, document)).map((part) => `${document}: ${part}`);
	});
}

/** Examples in blocks of code name files that need not exist. */
function readProse(document: string): string {
	return read(document).replace(/^ *```.*?^ *```/gms, "");
}

/** The anchors that a host makes of the headings of a document. */
function anchorsOf(document: string): string[] {
	const headings = [...readProse(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => heading);
	return headings.map((heading) =>
		heading
			.toLowerCase()
			.replace(/[^\p{L}\p{N} -]/gu, "")
			.replaceAll(" ", "-"),
	);
}

test("README.md is read in five minutes", () => {
	expect(statSync(join(projectFolder, "README.md")).size).toBeLessThanOrEqual(10_000);
});

test("links between documents lead somewhere", () => {
	const isRight = (link: string, document: string) => {
		const [path = "", anchor] = link.split("#");
		const target = path === "" ? document : join(dirname(document), path);
		return isThere(target) && (anchor === undefined || anchorsOf(target).includes(anchor));
	};
	// An address that begins with a slash is one of the site, in an example.
	expect(wrong(/\]\((?!\/|[a-z]+:)([^)\s]+)\)/g, isRight, readProse)).toEqual([]);
});

test("the files and folders that documents name exist", () => {
	// Of `content/translations/<language>/` and `catalogue-*.ts` the folder counts.
	const isRight = (path: string) => isThere(/[<*]/.test(path) ? path.replace(/[^/]*[<*].*$/, "") : path);
	expect(wrong(/`((?:src|scripts|tests|content|schemas)\/[^`\s]*)`/g, isRight, readProse)).toEqual([]);
});

test("the commands that documents name exist", () => {
	const { scripts } = JSON.parse(read("package.json")) as { readonly scripts: Readonly<Record<string, string>> };
	expect(wrong(/\bnpm run (?:-s )?([a-z][\w-]*)/g, (name) => name in scripts)).toEqual([]);
});

/** The commands of a site, by their names. */
const commands = new Map(
	Object.entries(import.meta.glob<Command>("../../scripts/commands/*.ts", { import: "default", eager: true })).map(
		([file, command]) => [basename(file, ".ts"), command],
	),
);

const optionsOf = (name: string) => Object.keys({ ...commands.get(name)?.options, root: 0, language: 0, help: 0 });

const onPublishing = ["scripts/PUBLISHING.md", "scripts/STUDIO-ON-THE-WEB.md"];

test("every option that documents type behind a command of a site is one of it", () => {
	const isRight = (typed: string) => {
		const [name = "", ...words] = typed.split(/[\s[\]]+/);
		if (!commands.has(name)) return true;
		const options = words.filter((word) => /^--[a-z]/.test(word));
		return options.every((each) => optionsOf(name).includes(each.replace(/^--|[=`.,].*$/g, "")));
	};
	expect(wrong(/\bnpm (?:run (?:-s )?)?([a-z]+ -- [^`\n#|]*)/g, isRight)).toEqual([]);
	expect(wrong(/\/deliver (--[^`\n#|]*)/g, (typed) => isRight(`deliver ${typed}`))).toEqual([]);
});

test("every option that the pages on publishing name is one, and every one of their commands is named there", () => {
	const all = [...commands.keys()].flatMap(optionsOf);
	const named = onPublishing.flatMap((page) => [...read(page).matchAll(/`(?:-- )?--([a-z][\w-]*)/g)]);
	expect(named.map(([, name]) => name).filter((name) => !all.includes(name ?? ""))).toEqual([]);
	const page = read("scripts/PUBLISHING.md");
	for (const name of ["host", "deliver", "publish"])
		for (const option of Object.keys(commands.get(name)?.options ?? {})) expect(page, name).toMatch(`--${option}`);
});

test("scripts/README.md has a row for every command of a site, with all that it takes", () => {
	const page = read("scripts/README.md");
	for (const [name, { options = {} }] of commands) {
		expect(page).toMatch(new RegExp(`^\\| \`npm (?:run )?${name}\\b`, "m"));
		for (const option of Object.keys(options)) expect(page, name).toMatch(`--${option}`);
	}
});

test("the guide shows every picture that the command makes, all small, and says what the film says", () => {
	const guide = read("content/README.md");
	const shown = [...guide.matchAll(/!\[[^\]]{20,}\]\(\.\.\/\.github\/guide\/([^)]+)\)/g)].map(([, name]) => name);
	const files = readdirSync(join(projectFolder, ".github/guide")).sort();
	expect(files).toEqual([...pictures.map((name) => `${name}.png`), "film.gif"].sort());
	expect(shown.sort()).toEqual(files);
	for (const file of files) {
		const { size } = statSync(join(projectFolder, ".github/guide", file));
		expect(size, file).toBeLessThan(file === "film.gif" ? 1_000_000 : 60_000);
	}
	expect(guide).toContain(captions.map((caption, index) => `${index + 1}. ${caption}\n`).join(""));
});
