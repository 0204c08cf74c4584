/** Fields by the names that they had before. */
const formerNames: Readonly<Record<string, string>> = { closedDays: "exceptions", date: "from" };

/** What a field is called now that editors knew by another name; undefined where no such field is known. */
export function renamed(name: string, known: readonly string[]): string | undefined {
	const now = formerNames[name];
	return now && known.includes(now) ? now : undefined;
}
