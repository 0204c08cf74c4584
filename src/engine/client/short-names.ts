import { createHash } from "node:crypto";
import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The name of a class in the source → its name in what visitors receive. */
export type ShortNames = Readonly<Record<string, string>>;

/** A class in a style sheet, with what is escaped in its name. */
const classInStyles = /\.((?:\\.|[a-zA-Z_-])(?:\\.|[\w-])*)/g;

/**
 * Short names for Tailwind's utilities; names of our own stay, because scripts and tests know them. Names that could
 * also be an ordinary word of the code stay too.
 */
export function shortNamesOf(css: string): ShortNames {
	const start = css.indexOf("@layer utilities");
	const end = endOfBlock(css, start);
	const own = new Set(classesIn(css.slice(0, start) + css.slice(end)));
	const utilities = new Set(classesIn(css.slice(start, end)));
	const names = [...utilities].filter((name) => /[-:[]/.test(name) && !own.has(name));
	return Object.fromEntries(names.map((name, index) => [name, shortName(index)]));
}

function classesIn(css: string): string[] {
	return [...css.matchAll(classInStyles)].map(([, name = ""]) => plain(name));
}

/** Index behind the bracket that closes the first block after `start`. */
export function endOfBlock(css: string, start: number): number {
	let depth = 0;
	for (let index = css.indexOf("{", start); index < css.length; index++) {
		if (css[index] === "{") depth++;
		if (css[index] === "}" && --depth === 0) return index + 1;
	}
	throw new Error("A block in the styles is not closed.");
}

/** One letter, then two; our own names are longer. */
function shortName(index: number): string {
	const letters = "abcdefghijklmnopqrstuvwxyz";
	const letter = (at: number) => letters[at % letters.length] ?? "";
	return index < letters.length ? letter(index) : letter(Math.floor(index / letters.length) - 1) + letter(index);
}

function plain(escaped: string): string {
	return escaped.replace(/\\(.)/g, "$1");
}

/** The styles with the short names. */
export function shortenStyles(css: string, names: ShortNames): string {
	return css.replace(classInStyles, (whole, name: string) => {
		const short = names[plain(name)];
		return short ? `.${short}` : whole;
	});
}

/** Gives what puts the short names into the `class` attributes of a page, or of a part of one. */
export function htmlShortener(names: ShortNames): (html: string) => string {
	// Values come from the views and not from content, so there are a few hundred of them.
	const known = new Map<string, string>();
	const shorten = (_: string, value: string) => {
		const attribute = known.get(value) ?? shortenAttribute(value, names);
		known.set(value, attribute);
		return attribute;
	};
	return (html) => html.replace(/ class="([^"]*)"/g, shorten);
}

function shortenAttribute(value: string, names: ShortNames): string {
	const classes = value.trim().split(/\s+/);
	return ` class="${classes.map((name) => names[name.replace("&amp;", "&")] ?? name).join(" ")}"`;
}

/** Code with the short names in its strings, also where a value follows or stands before: `${margin}text-lg${color}`. */
export function shortenCode(code: string, names: ShortNames): string {
	return code.replace(/(?<=["'`\s}])[^\s"'`\\${}]+(?=["'`\s]|\$\{)/g, (token) =>
		Object.hasOwn(names, token) ? (names[token] ?? token) : token,
	);
}

/**
 * Puts the short names into all code of a folder, and gives the files other names: what a browser kept from before
 * would not fit. Gives the new name of a file.
 */
export function shortenFolder(folder: string, names: ShortNames): (file: string) => string {
	const files = readdirSync(folder).filter((name) => name.endsWith(".js"));
	const key = JSON.stringify(names);
	const renamed = new Map(
		files.map((name) => {
			const hash = createHash("sha256").update(name).update(key).digest("base64url").slice(0, 6);
			return [name, name.replace(/-[\w-]{8}\.js$/, () => `-${hash}.js`)];
		}),
	);
	const follow = (text: string) => [...renamed].reduce((result, [from, to]) => result.replaceAll(from, to), text);
	for (const [from, to] of renamed) {
		const code = readFileSync(join(folder, from), "utf8");
		writeFileSync(join(folder, from), follow(shortenCode(code, names)));
		renameSync(join(folder, from), join(folder, to));
	}
	return follow;
}
