import type { Plugin } from "vite";
import { codeIcons } from "#core/icons/icons.ts";
import { phosphorNames } from "#core/icons/phosphor.ts";
import { phosphorDrawing } from "../files/icons.ts";

const name = "virtual:icons";

/** Gives code that runs in a browser the drawings of all icons of Phosphor. */
export function iconsPlugin(): Plugin {
	return {
		name: "icons",
		resolveId: (source) => (source === name ? `\0${name}` : null),
		load(id) {
			if (id !== `\0${name}`) return null;
			const drawings = [...new Set([...phosphorNames, ...codeIcons])].map((each) => [each, phosphorDrawing(each)]);
			return `export default ${JSON.stringify(Object.fromEntries(drawings))}`;
		},
	};
}
