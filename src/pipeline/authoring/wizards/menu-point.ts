import type { InReports } from "#core/fields/answers.ts";
import { freeName } from "#core/free-name.ts";
import { mostPoints } from "#core/settings.ts";
import { sourceOf } from "../../site/accessors.ts";
import type { SoundSite } from "../../site/site.ts";
import { slugOf } from "../../text/letters.ts";
import { type Edited, editText } from "../edits/edit-text.ts";

/** Most letters of what a point of the menu says. */
const longest = 40;

interface NewPoint {
	/** What a page of its own says of its place in the menu. */
	readonly menu: { readonly item: string };
	readonly label: string;
	/** The texts of the files that know it. */
	readonly changed: Readonly<Record<string, string>>;
}

/** One more point of the menu: behind another one, or else at the end, where a point that stands out stays the last. */
export function newPoint(site: SoundSite, title: string, behind?: string): NewPoint | { readonly refused: InReports } {
	const { source, value } = site.settings;
	const keys: readonly string[] = (value.menu ?? []).map(({ key }) => key);
	if (keys.length >= mostPoints) return { refused: noRoom };
	const label = shortLabel(title);
	const key = freeKey(slugOf(title, sourceOf(site)), keys);
	const last = keys.at(-1) === value.menuButton ? keys.length - 1 : keys.length;
	const at = behind !== undefined && keys.includes(behind) ? keys.indexOf(behind) + 1 : last;
	const point = { key, label };
	const edited: Edited = editText(
		source.text,
		value.menu
			? { do: "insert", file: source.file, path: ["menu", at], value: point }
			: { do: "add", file: source.file, path: ["menu"], value: [point] },
	);
	if ("refused" in edited) return edited;
	return { menu: { item: key }, label, changed: { [source.file]: edited.text } };
}

/** As much of a title as a point of the menu has room for, in whole words. */
function shortLabel(title: string): string {
	if (title.length <= longest) return title;
	return title
		.slice(0, longest + 1)
		.replace(/\s+\S*$/, "")
		.slice(0, longest);
}

function freeKey(slug: string, keys: readonly string[]): string {
	const key = /^[a-z]/.test(slug) ? slug : `point-${slug}`.replace(/-$/, "");
	return freeName(key, (name) => keys.includes(name));
}

const noRoom: InReports = {
	nl: "Het menu heeft al {most} punten, en meer passen er niet in. Zet de pagina onder een ander punt.",
	en: "The menu already has {most} items, and no more will fit. Put the page under another item.",
	values: { most: mostPoints },
};
