import { remembered } from "#core/remembered.ts";
import type { Origin, Spot, Steps } from "#core/studio.ts";

/** Around words, from characters of nobody's language: `⟨number⟩words⟨⟩`. */
const [opens, names, closes] = ["\ue000", "\ue001", "\ue002"];

/** The number of a mark of which it is not known where its words stand. */
const unknown = 1e6;

interface Marked {
	readonly origin: Origin;
	/** Around the page the same can show again. */
	readonly area: "page" | "shell";
	/** It is that of a whole block, of which no neighbour is compared. */
	readonly isBlock: boolean;
}

/** Marks around words that somebody wrote, which tell where. */
export class Marks {
	/** By the number of their mark: the places of words that say the same in the same field of neighbours. */
	readonly #places: Origin[][] = [];
	readonly #numbers = new Map<string, number>();

	/** Words in a mark. */
	around(words: string, marked: Marked): string {
		return words === "" ? "" : `${opens}${this.#numberOf(words, marked)}${names}${words}${closes}`;
	}

	/**
	 * What was rendered, with a mark for each time that words show, and where these stand. Neighbours that say the same
	 * have the same mark until here, so that a view that compares them sees no difference. What shows as often as it was
	 * written shows in the order of writing; what shows once for all of them is the first; of others that say the same nothing is
	 * known.
	 */
	settle(html: string): { readonly html: string; readonly origins: readonly Origin[] } {
		const times = new Map<number, number>();
		replaceMarks(html, (number) => {
			times.set(number, (times.get(number) ?? 0) + 1);
			return number;
		});
		const origins: Origin[] = [];
		const waiting = new Map<number, Origin[]>();
		const settled = replaceMarks(html, (number) => {
			const places = this.#places[number] ?? [];
			const shown = times.get(number);
			if (places.length !== 1 && shown !== 1 && shown !== places.length) return unknown;
			const [next, ...rest] = waiting.get(number) ?? places;
			if (places.length > 1) waiting.set(number, rest);
			return next ? origins.push(next) - 1 : unknown;
		});
		return { html: settled, origins };
	}

	#numberOf(words: string, { origin, area, isBlock }: Marked): number {
		const field = isBlock ? origin.path : fieldOfNeighbours(origin);
		const key = JSON.stringify([area, origin.kind, words, origin.file, field]);
		const number = remembered(this.#numbers, key, () => this.#places.push([]) - 1);
		const places = this.#places[number];
		const isKnown = places?.some(({ path }) => path.join() === origin.path.join());
		if (!isKnown) places?.push(origin);
		return number;
	}
}

/** Of the marks that are read, in texts, in the address of a picture and around Markdown, replaces the number; others go. */
function replaceMarks(html: string, replace: (number: number) => number): string {
	const marked = (text: string) =>
		text.replace(mark, (_, number: string) => `${opens}${replace(Number(number))}${names}`);
	return html.replace(/<!--.*?-->|<[^>]*>|\ue000\d+\ue001/gs, (found) => {
		if (found.startsWith("<!--") || !found.startsWith("<")) return marked(found);
		const bare = found.replace(/\ue000\d+\ue001|\ue002/g, "");
		const [address] = found.startsWith("<img") ? (/\ssrc="[^"]*"/.exec(found) ?? []) : [];
		return address ? bare.replace(/\ssrc="[^"]*"/, () => marked(address)) : bare;
	});
}

const mark = /\ue000(\d+)\ue001/;

/** The path without what tells entries of facts and items of a list apart; sections are no neighbours. */
function fieldOfNeighbours({ file, path }: Spot): Steps {
	const [first = "", place = "", ...rest] = path;
	const isPage = first === "sections";
	const shared = rest.map((step) => (typeof step === "number" ? "*" : step));
	const head = isPage
		? [first, place]
		: [file.startsWith("content/facts/") ? "*" : first, typeof place === "number" ? "*" : place];
	return [...head, ...shared];
}
