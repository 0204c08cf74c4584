import type { Change, EditAnswer, FileChange } from "#core/studio.ts";
import type { EditRequest } from "#studio/brain/requests.ts";
import { asRead, type Languages } from "#studio/page/as-read.ts";
import { shortened, shortenedChange } from "#studio/page/shortened.ts";
import type { Target } from "#studio/page/target.ts";
import { tell } from "./server.ts";

/** A text on its way to its file. */
export interface Writing {
	/** What its writer saw there; undefined for a field that is left out. */
	readonly was: string | undefined;
	readonly value: string;
	/** Of the content in which that was seen. */
	readonly revision: string;
	/** What stood there when the typing began. */
	readonly from: string | undefined;
	/** Edits of one typing session have the same; they are taken back together. */
	readonly typingSession: string;
	/** Files that come with it. */
	readonly files: readonly FileChange[];
}

/** Asks the server to write a text into its file; `edit` sends what belongs to a field. */
export function writeText(
	target: Target,
	writing: Writing,
	edit: (request: EditRequest) => Promise<EditAnswer>,
	languages: Languages,
): Promise<EditAnswer> {
	const { was = "", value, from = "", typingSession, revision, files } = writing;
	const { label, file } = target;
	if (target.is === "field") {
		const [was, is] = [from, value].map((each) => asRead(each, target.control, languages)) as [string, string];
		const name = `${label}: ${shortenedChange(was, is)}`;
		return edit({ revision, changes: [changeOf(target, writing)], files, name, typingSession });
	}
	const name = `${label}: ${shortened(value)}`;
	const { language } = target;
	if (target.is === "word") return tell.word({ key: target.key, to: { language, was, value }, name, typingSession });
	return tell.translate({ language, file, written: target.written, was, value, name, typingSession });
}

function changeOf({ file, path, required }: Target & { is: "field" }, { was, value }: Writing): Change {
	if (was === undefined) return { do: "add", file, path, value };
	if (value === "" && !required) return { do: "remove", file, path, was };
	return { do: "set", file, path, was, value };
}
