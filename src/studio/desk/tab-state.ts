import type { Language } from "#core/languages.ts";
import type { Answers, Spot } from "#core/studio.ts";
import { tabStorage } from "./tab-storage.ts";

const [editing, unsaid, left] = ["studio:editing", "studio:unsaid", "studio:left"];

/** Milliseconds after which a page stays as it is. */
const settled = 3000;

/** A text to which somebody goes; with a language, its translation. */
export type SpotToOpen = Spot & { readonly language?: Language };

/** What the next page says and opens. */
interface Left {
	readonly page: string;
	readonly spot?: SpotToOpen | undefined;
	readonly announcement?: string | undefined;
	/** That page has been there: who goes on from it is not led back. */
	readonly arrived?: boolean;
}

function setFlag(name: string, is: boolean): void {
	if (is) tabStorage.setItem(name, "");
	else tabStorage.removeItem(name);
}

/** What lasts until the tab is closed, also over a full load. */
export const tabState = {
	get editing(): boolean {
		return tabStorage.getItem(editing) !== null;
	},
	set editing(is: boolean) {
		setFlag(editing, is);
	},
	/** Editing began or ended before that could be said. */
	get unsaid(): boolean {
		return tabStorage.getItem(unsaid) !== null;
	},
	set unsaid(is: boolean) {
		setFlag(unsaid, is);
	},
	/** Says what shall be opened on the next page, and said there. */
	leave({ page, spot, announcement }: Left): void {
		if (spot) tabState.editing = true;
		const opens = spot && { file: spot.file, path: spot.path, language: spot.language };
		tabStorage.setItem(left, JSON.stringify({ page, spot: opens, announcement }));
	},
	/** Nobody goes there after all. */
	stay(): void {
		tabStorage.removeItem(left);
	},
	/** What was left for this page, also when it is loaded once more at once, as by a change of the content. */
	take(): Left | undefined {
		const found = tabStorage.getItem(left);
		if (found === null) return undefined;
		const read = JSON.parse(found) as Left;
		if (read.page === location.pathname) tabStorage.setItem(left, JSON.stringify({ ...read, arrived: true }));
		else if (read.arrived) return undefined;
		const now = tabStorage.getItem(left);
		// What is left for another page meanwhile stays.
		setTimeout(() => tabStorage.getItem(left) === now && tabStorage.removeItem(left), settled);
		return read;
	},
	/** What was answered so far by somebody who begins something. */
	answers(what: string): Answers {
		return JSON.parse(tabStorage.getItem(`studio:new:${what}`) ?? "{}") as Answers;
	},
	keepAnswers(what: string, answers: Answers): void {
		tabStorage.setItem(`studio:new:${what}`, JSON.stringify(answers));
	},
	forget(what: string): void {
		tabStorage.removeItem(`studio:new:${what}`);
	},
};
