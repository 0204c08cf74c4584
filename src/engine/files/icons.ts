import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type IconName, iconNames } from "#core/icons.ts";
import { remembered } from "#core/remembered.ts";

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

/** The files that the icons are taken from. */
export function iconFiles(): string[] {
	return iconNames.flatMap((name) => (name === "hearing-aid" ? [] : fileOf(name)));
}

function fileOf(name: IconName): string {
	const file = phosphorNames[name] ?? name;
	const folder = file.endsWith("-fill") ? "fill" : "regular";
	return require.resolve(`@phosphor-icons/core/${folder}/${file}.svg`);
}

const drawings = new Map<IconName, string>();

/** The drawing of an icon, without the frame around it. */
export function iconDrawing(name: IconName): string {
	return remembered(drawings, name, () => readDrawing(name));
}

function readDrawing(name: IconName): string {
	if (name === "hearing-aid") return hearingAid;
	const svg = readFileSync(fileOf(name), "utf8");
	return svg.replace(/^<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
}

/** Whether a name is that of an icon, also of one that the builder does not have. */
export function isIcon(name: string): boolean {
	try {
		return require.resolve(`@phosphor-icons/core/regular/${name.toLowerCase()}.svg`) !== "";
	} catch {
		return false;
	}
}
