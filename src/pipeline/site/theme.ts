import { isDrawing } from "#core/drawings.ts";
import type { FactsFile } from "#core/facts/index.ts";
import type { Palette } from "#core/theme/colors.ts";
import { defaultLook, type LookName, looks } from "#core/theme/looks.ts";
import type { headingTypefaces, textTypefaces } from "#core/theme/typefaces.ts";
import { imageOf } from "./accessors.ts";
import type { ImageInfo } from "./images.ts";
import { look, type Readable } from "./traced-site.ts";

/** What a site looks like: what its editors chose, and for the rest what is usual. */
export interface Theme {
	readonly palette: Palette;
	/** Radius of the corners of boxes, in pixels. */
	readonly corners: number;
	readonly headings: "small" | "normal" | "large";
	readonly headingFont: keyof typeof headingTypefaces;
	readonly textFont: keyof typeof textTypefaces;
	readonly ornament: "line" | "wave" | "none";
}

/** What a site looks like. */
export function themeOf(site: Readable): Theme {
	return themeFrom(look(site, "fact theme").facts.get("theme")?.value);
}

/** Choices, numbers and colours are what an editor wrote. */
type Chosen = Partial<Theme> & { readonly look?: LookName; readonly colors?: Partial<Palette> };

/** The same of what an editor wrote; undefined for nothing. */
export function themeFrom(written: FactsFile<"theme"> | undefined): Theme {
	const { look = defaultLook, colors, ...others } = (written ?? {}) as Chosen;
	return {
		palette: { ...looks[look].palette, ...colors },
		corners: others.corners ?? 12,
		headings: others.headings ?? "normal",
		headingFont: others.headingFont ?? "literata",
		textFont: others.textFont ?? "atkinson",
		ornament: others.ornament ?? "line",
	};
}

/** A drawing that the theme names; undefined when it names none that can be published. */
export function drawingOf(site: Readable, which: "logo" | "icon"): ImageInfo | undefined {
	const file = look(site, "fact theme").facts.get("theme")?.value[which]?.file;
	return file && isDrawing(file) ? imageOf(site, file) : undefined;
}
