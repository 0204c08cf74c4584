import type { Plugin } from "vite";
import { iconNames } from "#core/icons.ts";
import { iconDrawing } from "../files/icons.ts";

const name = "virtual:icons";

/** Gives code that runs in a browser the drawings of all icons. */
export function iconsPlugin(): Plugin {
	return {
		name: "icons",
		resolveId: (source) => (source === name ? `\0${name}` : null),
		load(id) {
			if (id !== `\0${name}`) return null;
			return `export default ${JSON.stringify(Object.fromEntries(iconNames.map((each) => [each, iconDrawing(each)])))}`;
		},
	};
}
