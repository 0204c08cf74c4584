import { decodeText } from "#pipeline/read/text.ts";
import type { ContentStore, FileMove, StoredText, Transaction } from "#studio/brain/edits/store.ts";
import type { Kept } from "../kept/kept.ts";
import { decoded, encoded } from "../merge/bytes.ts";
import type { Content } from "../merge/versions.ts";
import { isKept, split } from "./kept-state.ts";
import { fingerprint, type SiteCopy } from "./site-copy.ts";
import { troubleIn } from "./trouble.ts";
import { troubleWords } from "./words.ts";

const byteOrderMark = "\uFEFF";

/** The content of a copy as it is edited: each transaction is kept as a whole before it shows. */
export function contentOf(copy: SiteCopy, kept: Kept): ContentStore {
	const keptBytes = (name: string) => {
		const bytes = kept.read(`file/${name}`);
		return bytes && fingerprint(bytes) === name ? bytes : undefined;
	};
	const changesBy = (transaction: Transaction) => changesOf(transaction, { copy, kept: keptBytes });
	return {
		read(file) {
			const bytes = copy.now(file.file);
			const { text } = bytes ? decodeText(file.file, bytes) : {};
			const whole = bytes ? decoded(bytes) : "";
			return text !== undefined && whole.replace(byteOrderMark, "") === text ? { file, bytes: whole, text } : undefined;
		},
		bytes: (file) => copy.now(file) ?? undefined,
		write(transaction) {
			const changes = changesBy(transaction);
			if (changes) copy.edit(changes);
			return changes !== undefined;
		},
		takeBack({ files, texts }) {
			const changes = new Map<string, Content>();
			for (const file of files)
				for (const each of changesBy({ files: [file], texts: new Map() }) ?? []) changes.set(...each);
			const written = changesBy({ files: [], texts });
			for (const each of written ?? []) changes.set(...each);
			copy.edit(changes);
			return written !== undefined;
		},
		keep(content) {
			const bytes = typeof content === "string" ? encoded(content) : content;
			const name = fingerprint(bytes);
			if (!keptBytes(name)) kept.write(new Map([[`file/${name}`, bytes]]));
			return name;
		},
		kept: keptBytes,
		adviceFor(error) {
			const kind = troubleIn(error);
			return kind && troubleWords[kind];
		},
	};
}

/** Forgets what files hold, but under these names. */
export function forgetFiles(kept: Kept, but: ReadonlySet<string>): void {
	const old = [...kept.names()].filter((each) => {
		const [kind, name] = split(each);
		return kind === "file" && !but.has(name);
	});
	isKept(kept, new Map(old.map((name) => [name, null])));
}

interface Host {
	readonly copy: SiteCopy;
	readonly kept: (name: string) => Uint8Array | undefined;
}

/** What files hold after a transaction; undefined when something is not as it was seen. */
function changesOf({ files, texts }: Transaction, { copy, kept }: Host): Map<string, Content> | undefined {
	const changes = new Map<string, Content>();
	const now = (file: string) => changes.get(file) ?? (changes.has(file) ? null : copy.now(file));
	for (const move of files) {
		const bytes = moved(move, now(move.file), kept);
		if (bytes === undefined) return undefined;
		changes.set(move.file, bytes);
	}
	for (const [own, text] of texts) {
		if (!isAsSeen(own, now(own.file.file))) return undefined;
		const mark = own.bytes.startsWith(byteOrderMark) ? byteOrderMark : "";
		changes.set(own.file.file, encoded(mark + text));
	}
	return changes;
}

/** What a file holds after it came or went; undefined when it is not as it was seen. */
function moved({ file, kept: name, comes }: FileMove, now: Content, kept: Host["kept"]): Content | undefined {
	if (!comes) return now && fingerprint(now) === name ? null : undefined;
	const isFine = file.startsWith("content/") && !file.split("/").includes("..");
	return now || !isFine ? undefined : kept(name);
}

function isAsSeen({ bytes }: StoredText, now: Content): boolean {
	return now !== null && decoded(now) === bytes;
}
