import type { Answers, Spot } from "#core/studio.ts";

const [editing, left] = ["studio:editing", "studio:left"];

/** Milliseconds after which a page stays as it is. */
const settled = 3000;

/** What the next page says and opens. */
interface Left {
	readonly page: string;
	readonly spot?: Spot | undefined;
	readonly told?: string | undefined;
	/** That page has been there: who goes on from it is not led back. */
	readonly arrived?: boolean;
}

/** What lasts until the tab is closed, also over a full load. */
export const kept = {
	get editing(): boolean {
		return sessionStorage.getItem(editing) !== null;
	},
	set editing(is: boolean) {
		if (is) sessionStorage.setItem(editing, "");
		else sessionStorage.removeItem(editing);
	},
	/** Says what shall be opened on the next page, and said there. */
	leave({ page, spot, told }: Left): void {
		if (spot) kept.editing = true;
		sessionStorage.setItem(left, JSON.stringify({ page, spot: spot && { file: spot.file, path: spot.path }, told }));
	},
	/** Nobody goes there after all. */
	stay(): void {
		sessionStorage.removeItem(left);
	},
	/** What was left for this page, also when it is loaded once more at once, as by a change of the content. */
	take(): Left | undefined {
		const found = sessionStorage.getItem(left);
		if (found === null) return undefined;
		const read = JSON.parse(found) as Left;
		if (read.page === location.pathname) sessionStorage.setItem(left, JSON.stringify({ ...read, arrived: true }));
		else if (read.arrived) return undefined;
		const now = sessionStorage.getItem(left);
		// What is left for another page meanwhile stays.
		setTimeout(() => sessionStorage.getItem(left) === now && sessionStorage.removeItem(left), settled);
		return read;
	},
	/** What was answered so far by somebody who begins something. */
	answers(what: string): Answers {
		return JSON.parse(sessionStorage.getItem(`studio:new:${what}`) ?? "{}") as Answers;
	},
	keepAnswers(what: string, answers: Answers): void {
		sessionStorage.setItem(`studio:new:${what}`, JSON.stringify(answers));
	},
	forget(what: string): void {
		sessionStorage.removeItem(`studio:new:${what}`);
	},
};
