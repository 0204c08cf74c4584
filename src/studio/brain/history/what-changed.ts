import type { ToldChanges, ToldDay } from "#core/studio-publishing.ts";
import type { Publication } from "../publishing/repository.ts";

/** What a store knows of changes. */
export interface Known {
	/** What is online, the latest first. */
	readonly publications: readonly Publication[];
	/** What others made of files in copies of their own. */
	readonly others: readonly { readonly who: string; readonly file: string }[];
	/** Files that whoever edits here has changed and not put online. */
	readonly own: readonly string[];
}

/** How people call things, and days. */
export interface Names {
	about(file: string): ToldChanges["about"][number];
	day(date: string): string;
	time(date: string): string;
}

/**
 * One list of people, pages and days: first what is not online, of whoever edits here and of each of the others, then what
 * is, by day. What a program wrote of itself, as of joining two versions, nobody wants to read, and with the first version
 * nothing changed: it is what all began with.
 */
export function whatChanged({ publications, others, own }: Known, names: Names): readonly ToldDay[] {
	const notOnline = (who: string | undefined, files: readonly string[]): ToldChanges => ({
		who,
		time: undefined,
		about: aboutAll(files, names),
		message: "",
		commit: undefined,
	});
	const people = new Map<string, string[]>();
	for (const { who, file } of others) people.set(who, [...(people.get(who) ?? []), file]);
	const days = new Map<string, ToldChanges[]>();
	for (const { commit, date, author, message, parent, files } of publications) {
		if (parent === undefined) continue;
		const day = names.day(date);
		const said = message.startsWith("Merge ") ? "" : message;
		const change = { who: author, time: names.time(date), about: aboutAll(files, names), message: said, commit };
		days.set(day, [...(days.get(day) ?? []), change]);
	}
	return [
		...(own.length > 0 ? [{ is: "own", day: "", changes: [notOnline(undefined, own)] } as const] : []),
		...(people.size > 0
			? [{ is: "others", day: "", changes: [...people].map(([who, files]) => notOnline(who, files)) } as const]
			: []),
		...[...days].map(([day, changes]) => ({ is: "online", day, changes }) as const),
	];
}

/** A page and its translations are one thing. */
function aboutAll(files: readonly string[], names: Names): ToldChanges["about"] {
	return [...new Map(files.map((file) => names.about(file)).map((about) => [about.name, about])).values()];
}
