import { type PageHead, pageHeadSchema } from "#core/page.ts";
import { once } from "#core/remembered.ts";
import { readEvents } from "../read/events.ts";
import { parseSource, type SourceFile } from "../read/source.ts";
import { NotSound, type SitePage } from "../site/site.ts";
import { outlineOf } from "../site/survey.ts";
import type { WrittenPage } from "../site/written-page.ts";
import { indexInBytes } from "../text/search-bytes.ts";
import { validateValue } from "../validate/issues.ts";

const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });

const latin1 = new TextDecoder("latin1");

const opening = "\nsections:\n";

/** A line at the margin that belongs to no list: the name of a field below the sections. */
const fieldBelow = /\n[^\s#-]/;

interface LazyPage {
	readonly file: string;
	/** Its address. */
	readonly path: string;
	readonly bytes: Uint8Array;
	/** Judges the page as a whole; undefined when it is not sound. */
	readonly judged: () => WrittenPage | undefined;
}

/**
 * A page that is read when somebody asks what it says: first what stands above its sections, and its sections when they
 * are asked for. Who asks for what is not sound gets `NotSound`.
 */
export function lazyPage({ file, path, bytes, judged }: LazyPage): SitePage {
	const source = once(() => parseSource(file, utf8.decode(bytes)));
	const head = once(() => headOf(file, bytes) ?? judged());
	// Menus, overviews and whoever asks what is there today ask every page for a field that few of them have.
	const draft = once(() => (indexInBytes(bytes, "draft") >= 0 ? head()?.draft : undefined));
	const publish = once(() => (indexInBytes(bytes, "publish") >= 0 ? head()?.publish : undefined));
	const menu = once(() => (indexInBytes(bytes, "menu") >= 0 ? head()?.menu : undefined));
	const article = once(() => (indexInBytes(bytes, "article") >= 0 ? head()?.article : undefined));
	const value: WrittenPage = {
		get title() {
			return sound(head()).title;
		},
		get description() {
			return sound(head()).description;
		},
		get formerly() {
			return sound(head()).formerly;
		},
		get draft() {
			return draft();
		},
		get publish() {
			return publish();
		},
		get menu() {
			return menu();
		},
		get article() {
			return article();
		},
		get sections() {
			return sound(judged()).sections;
		},
	};
	const sound = <T>(asked: T | undefined): T => {
		if (asked === undefined) throw new NotSound(file);
		return asked;
	};
	return {
		path,
		value,
		get source(): SourceFile {
			return source();
		},
		get outline() {
			return outlineOf(value.sections);
		},
	};
}

/**
 * Reads of a page what stands above its sections. Gives undefined when something is wrong with that or merely unusual:
 * then the page has to be read as a whole.
 */
function headOf(file: string, bytes: Uint8Array): PageHead | undefined {
	const at = indexInBytes(bytes, opening);
	if (at < 0 || fieldBelow.test(latin1.decode(bytes.subarray(at + opening.length - 1)))) return undefined;
	// A section stands for all of them: a page without any is not sound.
	const text = `${utf8.decode(bytes.subarray(0, at))}${opening}  - …\n`;
	const written = readEvents(text);
	if (!written) return undefined;
	const source = parseSource(file, text, written);
	return validateValue({ source, schema: pageHeadSchema, at: [], where: { kind: "page", name: "" } }).value;
}
