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

/** The markup of a page. */
export interface RenderedPage {
	/** What the page shall fetch early; its place is the head of the document. */
	readonly preloads: string;
	/** What React owns. */
	readonly body: string;
}

interface Surroundings {
	readonly shell: Shell;
	/** Address of the icon sprite. */
	readonly icons: string;
}

/** Renders a page with all that surrounds it. */
export function renderWhole(page: Page, { shell, icons }: Surroundings): RenderedPage {
	return withoutPreloads(renderToString(<Site page={page} shell={shell} icons={icons} />));
}

/**
 * Renders the pages of one language, as `renderWhole` does, but what surrounds them only once. Header and footer know
 * no more of a page than its `Place`: the menu marks a page that stands in it, and the language switch leads to its
 * translations. So a page in the menu is rendered whole, and of all others `<main>` and the switch alone.
 */
export class Frame {
	readonly #surroundings: Surroundings;
	readonly #finish: (html: string) => string;
	readonly #marked: ReadonlySet<string>;
	#around: Around | undefined;

	/** `finish` changes markup for the output; pieces of a page are given to it one by one. */
	constructor(surroundings: Surroundings, finish: (html: string) => string) {
		this.#surroundings = surroundings;
		this.#finish = finish;
		this.#marked = new Set(surroundings.shell.menu.flatMap(({ href, items }) => [href ?? "", ...linksOf(items)]));
	}

	render(page: Page): RenderedPage {
		if (page.notFound || this.#marked.has(page.path)) {
			const { preloads, body } = renderWhole(page, this.#surroundings);
			return { preloads, body: this.#finish(body) };
		}
		this.#around ??= this.#renderAround(page);
		const { start, afterSwitch, end } = this.#around;
		const { preloads, body } = withoutPreloads(this.#part(<Main page={page} />));
		const html = start + this.#finish(this.#switch(page)) + afterSwitch + this.#finish(body) + end;
		return { preloads, body: html };
	}

	#renderAround({ path, lang }: Page): Around {
		const empty: Page = { ...emptyPage, path, lang };
		const whole = renderWhole(empty, this.#surroundings);
		if (whole.preloads) throw new Error("What surrounds a page fetches nothing early: Frame does not keep it.");
		const [start, rest] = cutOut(whole.body, this.#switch(empty));
		const [afterSwitch, end] = cutOut(rest, this.#part(<Main page={empty} />));
		return { start: this.#finish(start), afterSwitch: this.#finish(afterSwitch), end: this.#finish(end) };
	}

	#switch(page: Place): string {
		return this.#part(<LanguageSwitch page={page} />);
	}

	#part(part: ReactNode): string {
		return renderToString(<SurroundingsProvider {...this.#surroundings}>{part}</SurroundingsProvider>);
	}
}

/** Markup that is the same on every page: before and after the language switch, and after `<main>`. */
interface Around {
	readonly start: string;
	readonly afterSwitch: string;
	readonly end: string;
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
function withoutPreloads(html: string): RenderedPage {
	const preloads = /^(?:<link [^>]*>)*/.exec(html)?.[0] ?? "";
	return { preloads, body: html.slice(preloads.length) };
}
