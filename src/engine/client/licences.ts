import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { packagesFolder } from "../memory/cache-folder.mjs";

const line = "=".repeat(80);

/**
 * The licences of the builder and of all packages from which something is published, as one text. `files` are paths or ids of what the
 * published files were made from; a relative path counts from the folder of the project. Throws when a package has no
 * file with its licence.
 */
export function licencesText(project: string, files: readonly string[]): string {
	const folders = new Set(files.flatMap((file) => packageFolder(project, file) ?? []));
	const packages = [builder(project), ...[...folders].map(readPackage)].sort((one, other) =>
		one.name < other.name ? -1 : 1,
	);
	const parts = [...new Set(packages.map(({ text }) => text))].map((text) => {
		const names = packages.flatMap((each) => (each.text === text ? each.name : []));
		return [line, ...names, line, "", text, ""].join("\n");
	});
	return `The fonts, icons and programs of this site that others made, with their licences.\n\n${parts.join("\n")}`;
}

/** The packages that a style sheet says at its head it was made with: an address in each, for `licencesText`. */
export function packagesInStyles(project: string, css: string): string[] {
	const names = [...css.matchAll(/\/\*! ((?:@[\w-]+\/)?[\w-]+) v\d/g)].map(([, name = ""]) => name);
	return names.map((name) => join(packagesFolder(project), name, "package.json"));
}

/** Where the package of a file is; undefined for a file of our own. */
function packageFolder(project: string, file: string): string | undefined {
	// What a tool adds to the code has an id instead of a path: `\0rolldown/runtime.js`.
	if (file.startsWith("\0")) {
		const tool = join(packagesFolder(project), file.slice(1).split("/")[0] ?? "");
		return existsSync(join(tool, "package.json")) ? tool : undefined;
	}
	const path = resolve(project, file).replaceAll("\\", "/");
	const folder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0];
	// The program may be a package among the others.
	return folder && resolve(folder) !== resolve(project) ? folder : undefined;
}

/** The builder itself. What its licence leaves out, the first site, is in no other one. */
function builder(project: string) {
	const { name, text } = readPackage(project);
	const [own = ""] = text.split("\n---\n");
	return { name, text: own.trim() };
}

function readPackage(folder: string) {
	const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
	const file = readdirSync(folder).find((each) => /^(licen[cs]e|copying)/i.test(each));
	if (!file) throw new Error(`The package ${name} has no file with its licence.`);
	const text = readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n");
	// What a tool has inside itself does not reach the browser.
	const [own = ""] = text.split(/^# Licenses of bundled dependencies/m);
	return { name: `${name} ${version} (${license})`, text: own.trim() };
}
