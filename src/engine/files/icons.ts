import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { drawings as own } from "virtual:sections/own-icons";
import { remembered } from "#core/remembered.ts";

const require = createRequire(import.meta.url);

/** A file of the package that icons are taken from. */
export function fileOfIcons(): string {
	return fileOf("check");
}

function fileOf(name: string): string {
	const folder = name.endsWith("-fill") ? "fill" : "regular";
	return require.resolve(`@phosphor-icons/core/${folder}/${name}.svg`);
}

const drawings = new Map<string, string>();

/** The drawing of an icon, without the frame around it. */
export function iconDrawing(name: string): string {
	return remembered(drawings, name, () => own[name] ?? phosphorDrawing(name));
}

/** The same of one of Phosphor. */
export function phosphorDrawing(name: string): string {
	const svg = readFileSync(fileOf(name), "utf8");
	return svg.replace(/^<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
}
