/** Fields by the names that they had before. */
const formerNames: Readonly<Record<string, string>> = { closedDays: "exceptions", date: "from" };

/** What a field is called now that editors knew by another name; undefined where no such field is known. */
export function renamed(name: string, known: readonly string[]): string | undefined {
	const now = formerNames[name];
	return now && known.includes(now) ? now : undefined;
}

/** Icons by the names that they had before theirs were those of Phosphor. */
const formerIcons: Readonly<Record<string, string>> = {
	close: "x",
	euro: "currency-eur",
	external: "arrow-square-out",
	magnifier: "magnifying-glass",
	music: "music-notes",
	parking: "letter-circle-p",
	people: "users",
	route: "path",
	speaker: "speaker-high",
	swim: "person-simple-swim",
};

/** What an icon is called now that editors knew by another name. */
export function formerIcon(name: string): string | undefined {
	return Object.hasOwn(formerIcons, name) ? formerIcons[name] : undefined;
}
