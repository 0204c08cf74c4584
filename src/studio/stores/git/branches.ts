import { type ObjectId, RemoteError } from "#studio/stores/remote.ts";
import { type Asking, ask, askAbilities, type Server } from "./ask.ts";
import { line, marks, nextLine, wordsOf } from "./lines.ts";
import { isObjectId, type ObjectFormat } from "./objects.ts";

/** The branches whose names begin so, at most so many. Throws `RemoteError`. */
export function listBranches(
	server: Server,
	format: ObjectFormat,
	prefix: string,
	most: number,
	asking: Asking,
): Promise<ReadonlyMap<string, ObjectId>> {
	const question = [
		...[line("command=ls-refs\n"), ...(format === "sha1" ? [] : [line(`object-format=${format}\n`)])],
		...[marks.delimiter, line(`ref-prefix ${prefix}\n`), marks.flush],
	];
	return ask(server, "git-upload-pack", question, asking, async (answer) => {
		const branches = new Map<string, ObjectId>();
		for (;;) {
			const next = await nextLine(answer);
			if (next === "flush") return branches;
			if (next === undefined || next === "delimiter")
				throw new RemoteError("failed", "The list of branches has no end.");
			const [id = "", name = ""] = wordsOf(next).split(" ");
			if (!isObjectId(id)) throw new RemoteError("failed", "The list of branches cannot be read.");
			// A server may say more than it was asked for.
			if (name.startsWith(prefix)) branches.set(name, id);
			if (branches.size > most) throw new RemoteError("too much", `There are more than ${most} branches.`);
		}
	});
}

/** How the repository names its objects. Throws `RemoteError`, also when the server does not speak version 2. */
export function askFormat(server: Server, asking: Asking): Promise<ObjectFormat> {
	return askAbilities(server, asking, async (answer) => {
		let isSecond = false;
		let format: ObjectFormat = "sha1";
		for (let next = await nextLine(answer); next !== undefined; next = await nextLine(answer)) {
			if (typeof next === "string") continue;
			const words = wordsOf(next);
			if (words === "version 2") isSecond = true;
			if (words === "object-format=sha256") format = "sha256";
		}
		if (isSecond) return format;
		throw new RemoteError("failed", "The server does not speak version 2 of the protocol of Git.");
	});
}
