import type { Plugin } from "vite";
import { codeIcons } from "#core/icons/icons.ts";
import { iconParts, namesInPart } from "#core/icons/parts.ts";
import { phosphorDrawing } from "../files/icons.ts";

const name = "virtual:icons";

/** Gives code that runs in a browser the drawings of icons: those that code shows, and all of Phosphor in parts. */
export function iconsPlugin(): Plugin {
	return {
		name: "icons",
		resolveId: (source) => (source === name || source.startsWith(`${name}/`) ? `\0${source}` : null),
		load(id) {
			if (id === `\0${name}`) {
				const parts = Array.from({ length: iconParts }, (_, part) => `() => import("${name}/${part}")`);
				return `export const ofCode = ${drawn(codeIcons)}; export const parts = [${parts.join()}]`;
			}
			if (!id.startsWith(`\0${name}/`)) return null;
			return `export default ${drawn(namesInPart(Number(id.slice(name.length + 2))))}`;
		},
	};
}

function drawn(names: readonly string[]): string {
	return JSON.stringify(Object.fromEntries(names.map((each) => [each, phosphorDrawing(each)])));
}
