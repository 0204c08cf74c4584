import "./all-views.ts";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { Page } from "#core/page.ts";
import type { Shell } from "#core/shell.ts";
import { SurroundingsProvider } from "#ui/context.tsx";
import type { Place } from "./shell/current.ts";
import { LanguageSwitch } from "./shell/LanguageSwitch.tsx";
import { Main } from "./shell/Main.tsx";
import { Site } from "./shell/Site.tsx";

/** The markup of a page; `Piece` is the form that texts have which are the same on many pages. */
export interface RenderedPage<Piece = string> {
	/** What the page shall fetch early; its place is the head of the document. */
	readonly preloads: string;
	/** What React owns, piece after piece. */
	readonly body: readonly (string | Piece)[];
}

interface Surroundings {
	readonly shell: Shell;
	/** Address of the icon sprite. */
	readonly icons: string;
}

/** Renders a page with all that surrounds it. */
export function renderWhole(page: Page, { shell, icons }: Surroundings): RenderedPage {
	const { preloads, html } = takePreloads(renderToString(<Site page={page} shell={shell} icons={icons} />));
	return { preloads, body: [html] };
}

/**
 * Renders the pages of one language, as `renderWhole` does, but what surrounds them only once. Header and footer know
 * no more of a page than its `Place`: the menu marks a page that stands in it, and the language switch leads to its
 * translations. So a page in the menu is rendered whole, and of all others `<main>` and the switch alone.
 */
export class Frame<Piece> {
	readonly #surroundings: Surroundings;
	readonly #finish: (html: string) => string;
	readonly #keep: (html: string) => Piece;
	readonly #marked: ReadonlySet<string>;
	#around: Around<Piece> | undefined;

	/**
	 * `finish` changes markup for the output; parts of a page are given to it one by one. `keep` gives what is the same on
	 * many pages the form in which it is kept.
	 */
	constructor(surroundings: Surroundings, finish: (html: string) => string, keep: (html: string) => Piece) {
		this.#surroundings = surroundings;
		this.#finish = finish;
		this.#keep = keep;
		this.#marked = new Set(surroundings.shell.menu.flatMap(({ href, items }) => [href ?? "", ...linksOf(items)]));
	}

	render(page: Page): RenderedPage<Piece> {
		if (page.notFound || this.#marked.has(page.path)) {
			const { preloads, body } = renderWhole(page, this.#surroundings);
			return { preloads, body: body.map(this.#finish) };
		}
		this.#around ??= this.#renderAround(page);
		const { start, afterSwitch, end } = this.#around;
		const { preloads, html } = takePreloads(this.#part(<Main page={page} />));
		return { preloads, body: [start, this.#finish(this.#switch(page)), afterSwitch, this.#finish(html), end] };
	}

	#renderAround({ path, lang }: Page): Around<Piece> {
		const empty: Page = { ...emptyPage, path, lang };
		const { preloads, body } = renderWhole(empty, this.#surroundings);
		if (preloads) throw new Error("What surrounds a page fetches nothing early: Frame does not keep it.");
		const [start, rest] = cutOut(body.join(""), this.#switch(empty));
		const [afterSwitch, end] = cutOut(rest, this.#part(<Main page={empty} />));
		const keep = (html: string) => this.#keep(this.#finish(html));
		return { start: keep(start), afterSwitch: keep(afterSwitch), end: keep(end) };
	}

	#switch(page: Place): string {
		return this.#part(<LanguageSwitch page={page} />);
	}

	#part(part: ReactNode): string {
		return renderToString(<SurroundingsProvider {...this.#surroundings}>{part}</SurroundingsProvider>);
	}
}

/** Markup that is the same on every page: before and after the language switch, and after `<main>`. */
interface Around<Piece> {
	readonly start: Piece;
	readonly afterSwitch: Piece;
	readonly end: Piece;
}

const emptyPage: Omit<Page, "path" | "lang"> = {
	title: "",
	heading: "",
	description: "",
	announced: [],
	breadcrumbs: [],
	sections: [],
};

function linksOf(items: Shell["menu"][number]["items"] = []): string[] {
	return items.map(({ href }) => href);
}

/** What stands before and after a part. */
function cutOut(html: string, part: string): [before: string, after: string] {
	const start = html.indexOf(part);
	if (start < 0) throw new Error("A part of the page is rendered differently by itself.");
	return [html.slice(0, start), html.slice(start + part.length)];
}

/** React puts what the page shall fetch early before its markup. */
function takePreloads(markup: string): { preloads: string; html: string } {
	const preloads = /^(?:<link [^>]*>)*/.exec(markup)?.[0] ?? "";
	return { preloads, html: markup.slice(preloads.length) };
}
