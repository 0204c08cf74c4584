import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type IconName, iconNames } from "#core/icons.ts";
import { once } from "#core/remembered.ts";
import type { ImageInfo } from "../site/images.ts";
import type { Site } from "../site/site.ts";
import { drawingOf } from "../site/theme.ts";

const require = createRequire(import.meta.url);

/** Our name of an icon → the drawing in Phosphor's regular set, where it differs. */
const phosphorNames: Partial<Record<IconName, string>> = {
	airplane: "airplane-tilt",
	chat: "chat-circle-text",
	close: "x",
	calendar: "calendar-check",
	euro: "currency-eur",
	external: "arrow-square-out",
	"hand-heart": "hand-heart",
	leaf: "leaf",
	magnifier: "magnifying-glass",
	medal: "medal",
	moon: "moon-stars",
	music: "music-notes",
	parking: "letter-circle-p",
	pencil: "pencil-simple",
	people: "users",
	route: "path",
	shield: "shield-check",
	speaker: "speaker-high",
	swim: "person-simple-swim",
	brain: "brain",
	bed: "bed",
	star: "star-fill",
};

/** Drawn for the builder, because Phosphor has none: a hearing aid behind the ear. */
const hearingAid =
	'<path d="M96 56c0-22 18-40 44-40 33 0 60 27 60 60 0 40-30 62-42 88-8 18-10 36-30 36-18 0-32-14-32-32" fill="none" stroke="currentColor" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"/><path d="M96 56c-24 10-40 34-40 62v34c0 14 10 24 24 24s24-10 24-24v-36c0-12 8-20 20-20" fill="none" stroke="currentColor" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"/>';

/** All icons and the mark of a site in one file of symbols, so that none is repeated in a page. */
export function iconSprite(site: Site): string {
	const logo = drawingOf(site, "logo");
	return `<svg xmlns="http://www.w3.org/2000/svg">${iconSymbols()}${logo ? symbolOf(logo) : ""}</svg>\n`;
}

/** The icons are the same in every site, and each has a file of its own. */
const iconSymbols = once(() =>
	iconNames.map((name) => `<symbol id="${name}" viewBox="0 0 256 256">${drawing(name)}</symbol>`).join(""),
);

function symbolOf({ absolute, width, height }: ImageInfo): string {
	// Within a symbol the measures are those of the drawing, whatever it is shown at.
	const sized = resizedDrawing(readFileSync(absolute, "utf8"), width, height);
	return `<symbol id="logo" viewBox="0 0 ${width} ${height}">${sized.trim()}</symbol>`;
}

/** A drawing with other measures, to stand in another one. */
export function resizedDrawing(svg: string, width: number, height: number): string {
	return svg.slice(svg.indexOf("<svg")).replace(/^<svg[^>]*>/, (open) => {
		const bare = open.replace(/ (?:width|height|xmlns)="[^"]*"/g, "");
		return bare.replace(/>$/, ` width="${width}" height="${height}">`);
	});
}

/** The files that the icons are taken from. */
export function iconFiles(): string[] {
	return iconNames.flatMap((name) => (name === "hearing-aid" ? [] : fileOf(name)));
}

function fileOf(name: IconName): string {
	const file = phosphorNames[name] ?? name;
	const folder = file.endsWith("-fill") ? "fill" : "regular";
	return require.resolve(`@phosphor-icons/core/${folder}/${file}.svg`);
}

function drawing(name: IconName): string {
	if (name === "hearing-aid") return hearingAid;
	const svg = readFileSync(fileOf(name), "utf8");
	return svg.replace(/^<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
}
