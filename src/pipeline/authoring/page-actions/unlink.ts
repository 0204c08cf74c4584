import * as z from "zod";
import { unwrap } from "#core/fields/kind.ts";
import { kinds } from "#core/fields/kinds.ts";
import type { Steps, WrittenData } from "#core/studio.ts";
import { documentOf, writtenOf } from "../../read/document.ts";
import { contentFile } from "../../read/files.ts";
import type { SourceFile } from "../../read/source.ts";
import { type WrittenNode, writtenAt } from "../../read/written.ts";
import type { WrittenField } from "../../site/fields.ts";
import { schemaOfFile } from "../../site/file-schemas.ts";
import type { Site } from "../../site/site.ts";
import { escapePattern } from "../../text/escape-pattern.ts";
import { dataAt, dataOf, isBlock, isList } from "../edits/data.ts";
import { editPage } from "../edits/edit-page.ts";
import { countsOf } from "../form/counts.ts";
import { schemaAlong } from "../form/parts.ts";
import { asValue, linkFieldsNear, ownOrigin, type Retargeted, translationsOf } from "./links.ts";

/** The text of a file in which nothing leads to an address any more. */
export interface Unlinked extends Retargeted {
	/** What went with its link, such as a button, by its words. */
	readonly gone: readonly string[];
}

interface WithoutLinks {
	readonly texts: ReadonlyMap<string, Unlinked>;
	/** Files with a link that cannot go: something that has to be there is nothing without it. */
	readonly held: readonly string[];
}

/** Takes every link to an address out of what editors wrote: its words stay in a text, and a button goes with it. */
export function withoutLinks(site: Site, from: string): WithoutLinks {
	const texts = new Map<string, Unlinked>();
	const held: string[] = [];
	const found = { leads: asValue(site, { from, to: "", anchors: false }), inWords: wordsOfLink(site, from) };
	for (const [source, fields] of bySource(linkFieldsNear(site, from))) {
		const unlinked = unlinkedFile(site, fields, found);
		if (!unlinked) held.push(source.file);
		else if (unlinked.count > 0) texts.set(source.file, unlinked);
	}
	for (const { source } of translationsOf(site)) {
		const count = source.text.match(found.inWords)?.length ?? 0;
		if (count > 0) texts.set(source.file, { text: source.text.replace(found.inWords, "$1"), count, gone: [] });
	}
	return { texts, held };
}

type Fields = [WrittenField, ...WrittenField[]];

/** Of thousands of pages each is gone through once. */
function bySource(fields: readonly WrittenField[]): ReadonlyMap<SourceFile, Fields> {
	const found = new Map<SourceFile, Fields>();
	for (const field of fields) {
		const own = found.get(field.source);
		if (own) own.push(field);
		else found.set(field.source, [field]);
	}
	return found;
}

/** How a link to an address is found: as a value of its own, and in a text. */
interface Links {
	readonly leads: RegExp;
	readonly inWords: RegExp;
}

/** A file without links; undefined where one of them cannot go. */
function unlinkedFile(site: Site, fields: Fields, { leads, inWords }: Links): Unlinked | undefined {
	const [{ source }] = fields;
	let { text } = source;
	let count = 0;
	const gone: string[] = [];
	const removed: Steps[] = [];
	// From the end, so that nothing moves before its turn comes.
	const ordered = fields
		.flatMap(({ meta, path }) => {
			const node = writtenAt(source.written, path);
			return node ? [{ path, node, isText: kinds[meta.kind].words === "markdown" }] : [];
		})
		.sort((one, other) => other.node.start - one.node.start);
	for (const { node } of ordered.filter(({ isText }) => isText)) {
		const written = text.slice(node.start, node.end);
		count += written.match(inWords)?.length ?? 0;
		text = text.slice(0, node.start) + written.replace(inWords, "$1") + text.slice(node.end);
	}
	for (const { path, node, isText } of ordered) {
		if (isText || source.text.slice(node.start, node.end).match(leads) === null) continue;
		count += 1;
		// It went with another one: what is at its path by now is something else.
		if (removed.some((holder) => holder.every((step, at) => step === path[at]))) continue;
		const root = writtenOf(documentOf(text).contents);
		const holder = holderOf(site, source.file, path, root);
		const edited = holder && editPage(source.file, text, [{ do: "remove", path: holder }]);
		if (!edited || "refused" in edited) return undefined;
		const words = wordsOf(dataAt(dataOf(root), holder));
		if (words !== undefined) gone.unshift(words);
		text = edited.text;
		removed.push(holder);
	}
	return { text, count, gone };
}

/** The innermost thing around a link, or the link itself, that may be missing; no section as a whole. */
function holderOf({ source, collections }: Site, file: string, path: Steps, root: WrittenNode): Steps | undefined {
	const known = contentFile(file, source);
	const whole = known && schemaOfFile(known, collections);
	const least = path[0] === "sections" ? 2 : 0;
	for (let depth = path.length; whole && depth > least; depth -= 1) {
		const own = path.slice(0, depth);
		const schema = schemaAlong(whole, own, root);
		const list = writtenAt(root, own.slice(0, -1));
		const listed = schemaAlong(whole, own.slice(0, -1), root);
		const inner = listed && unwrap(listed);
		const mayGo =
			list?.kind === "list" && inner instanceof z.ZodArray
				? list.items.length > Math.max(1, countsOf(inner).least)
				: schema instanceof z.ZodOptional;
		if (mayGo) return own;
	}
	return undefined;
}

/** What a visitor reads of it. */
function wordsOf(data: WrittenData | undefined): string | undefined {
	if (data === undefined || !isBlock(data)) return isList(data) ? wordsOf(data[0]) : undefined;
	return [data.label, data.title, data.name].find((each) => typeof each === "string");
}

/** A link in a text as a whole, with its words as the first group. */
function wordsOfLink(site: Site, from: string): RegExp {
	const target = `<?${ownOrigin(site)}${escapePattern(from)}(?:\\?[^)>\\s]*)?(?:#[\\w-]*)?>?`;
	return new RegExp(`\\[((?:\\\\.|[^\\[\\]\\\\])*)\\]\\(\\s*${target}(?:\\s+"[^"]*")?\\s*\\)`, "g");
}
