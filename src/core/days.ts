/** The days on which something is there; a day that is not named is no limit. */
export interface Days {
	/** The first. */
	readonly from?: string | undefined;
	/** The last. */
	readonly until?: string | undefined;
}

/** Later than every day: when something comes of which nobody has said when. */
export const never = "9999-12-31";

/** Earlier than every day. */
const always = "0000-01-01";

/** Whether something is there on a day. */
export function isOn({ from = always, until = never }: Days, day: string): boolean {
	return from <= day && day <= until;
}

/** Whether there is a day on which both are there. */
export function coincide(one: Days, other: Days): boolean {
	const from = latest(one.from, other.from);
	return isOn(one, from) && isOn(other, from);
}

/** Whether there is a day, from today on, on which one thing is there and the other is not. */
export function outlasts(one: Days, other: Days, today: string): boolean {
	const [from, until] = [latest(one.from, today), one.until ?? never];
	// What nobody has planned comes when its editor says so.
	if (from > until || from === never) return false;
	return from < latest(other.from, today) || until > (other.until ?? never);
}

/** The later of two days. */
export function latest(one = always, other = always): string {
	return one > other ? one : other;
}
