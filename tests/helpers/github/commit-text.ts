import type { GitObject } from "./bare-repository.ts";

export interface ReadPerson {
	readonly name: string;
	readonly email: string;
	/** With the time zone that stands in the commit. */
	readonly date: string;
}

/** A commit as Git keeps it, taken apart. */
export interface ReadCommit {
	readonly id: string;
	readonly tree: string;
	readonly parents: readonly string[];
	readonly author: ReadPerson;
	readonly committer: ReadPerson;
	/** Without the end of its last line: GitHub does not say whether it gives that. */
	readonly message: string;
	readonly signature: { readonly payload: string; readonly signature: string } | null;
}

export function readCommit({ id, bytes }: GitObject): ReadCommit {
	const text = bytes.toString();
	const end = text.indexOf("\n\n");
	const head = text.slice(0, end);
	const all = (name: string) => head.match(new RegExp(`(?<=^${name} ).*`, "gm")) ?? [];
	const signed = /^gpgsig (.*(?:\n .*)*)\n?/m.exec(head);
	return {
		id,
		tree: all("tree")[0] ?? "",
		parents: all("parent"),
		author: readPerson(all("author")[0] ?? ""),
		committer: readPerson(all("committer")[0] ?? ""),
		message: text.slice(end + 2).replace(/\n$/, ""),
		signature: signed && {
			payload: head.replace(signed[0], "").replace(/\n$/, "") + text.slice(end),
			signature: (signed[1] ?? "").replaceAll("\n ", "\n"),
		},
	};
}

function readPerson(line: string): ReadPerson {
	const [, name = "", email = "", seconds = "", sign = "", hours = "", minutes = ""] =
		/^(.*?) ?<(.*)> (\d+) ([+-])(\d\d)(\d\d)$/.exec(line) ?? [];
	const east = (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
	const there = new Date((Number(seconds) + east * 60) * 1000).toISOString().slice(0, 19);
	return { name, email, date: `${there}${sign}${hours}:${minutes}` };
}
