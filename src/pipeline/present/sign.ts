import type { Context } from "../kinds/context.ts";
import { businessOf } from "../site/accessors.ts";
import { drawingOf, themeOf } from "../site/theme.ts";

/** The sign of a site, in the tab of a browser and in share pictures. */
export interface Sign {
	/** Its own drawing: the file, and what stands for its content. Without one, the letter is drawn. */
	readonly drawing?: { readonly absolute: string; readonly address: string };
	/** The first one of its name. */
	readonly letter: string;
	/** `#rrggbb` */
	readonly ground: string;
	readonly ink: string;
}

/** The sign of the site of a context. */
export function signOf({ site, name }: Context): Sign {
	const drawing = drawingOf(site, "icon");
	const { main, highlight } = themeOf(site).palette;
	const [letter = ""] = name(businessOf(site).name).trim();
	return {
		...(drawing && { drawing: { absolute: drawing.absolute, address: drawing.address } }),
		letter: letter.toLocaleUpperCase(),
		ground: main,
		ink: highlight,
	};
}
