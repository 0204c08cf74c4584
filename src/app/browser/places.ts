import { type Filled, fillAgain, filledIn } from "./entries.ts";

/** How long after a navigation a hash scrolls to its section, in milliseconds. */
const hashDelay = 100;

/** What a page holds from when it is opened until another takes its place, however many of its sections are seen. */
interface Visit {
	readonly path: string;
	/** Where it was seen last. */
	last?: Place;
	/** What was filled in and unfolded, while another page is on the screen. */
	left?: Filled;
}

/** Where a page stood at one step of the history. */
interface Place {
	readonly visit: Visit;
	y: number;
}

/** A step of the history, and what the router knows of it. */
interface Step {
	readonly key: string;
	readonly hash: string;
	readonly path: string;
	readonly back: boolean;
}

/** By key of the step. Kept in memory only: a visitor's storage holds nothing but the language. */
const places = new Map<string, Place>();

/** The place of what is on the screen. While a page is fetched, the history is at its step already. */
let here: Place | undefined;

/** The browser itself moves to a step that it made without the application. */
let placed = false;

let gliding: ReturnType<typeof setTimeout> | undefined;

/** Gives a key to each step, also to those that the browser made; to be called before the router reads it. */
export function followSteps(): void {
	nameStep();
	addEventListener("popstate", follow);
	// The browser moves at a step before or after it tells of it: what counts then is where the page was seen last.
	addEventListener("scroll", stay, { passive: true });
}

function follow(): void {
	placed = nameStep() || history.scrollRestoration === "auto";
	if (!placed) stay();
}

function nameStep(): boolean {
	if (history.state?.key) return false;
	history.replaceState({ ...history.state, key: Math.random().toString(36) }, "");
	return true;
}

/** Keeps where the page stands. */
export function stay(): void {
	if (here && !here.visit.left) here.y = scrollY;
}

/** Keeps what is filled in and unfolded on the page that is about to go. */
export function leave(): void {
	if (here) here.visit.left ??= filledIn();
}

/** Brings a page that was just rendered into place: back to where it was, to its section, or to the top. */
export function place({ key, hash, path, back }: Step): void {
	clearTimeout(gliding);
	const from = here;
	const known = back ? places.get(key) : undefined;
	const stays = from?.visit.path === path;
	here = known ?? { visit: from && stays && hash ? from.visit : { path }, y: 0 };
	places.set(key, here);
	const { visit } = here;
	const target = targetOf(hash);
	if (known && visit !== from?.visit) fillAgain(visit.left);
	// As browsers do, also when another section was unfolded since.
	if (known && visit.last !== known) unfold(target);
	visit.last = here;
	delete visit.left;
	if (known) scrollTo({ top: known.y });
	else if (from && !(stays && back && placed)) arrive(target, stays);
	stay();
}

function arrive(target: HTMLElement | null, stays: boolean): void {
	if (target && (stays || isCalm())) {
		moveTo(target);
		return;
	}
	scrollTo({ top: 0 });
	if (target) gliding = setTimeout(() => moveTo(target), hashDelay);
	else document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}

function targetOf(hash: string): HTMLElement | null {
	try {
		return document.getElementById(decodeURIComponent(hash.slice(1)));
	} catch {
		// Half a percent code is no name of a section.
		return null;
	}
}

/** Scrolls to a section, which then has the focus for keyboard and screen reader. */
function moveTo(target: HTMLElement): void {
	unfold(target);
	// Where it will stand: the new page still comes to rest.
	for (const animation of document.getElementById("main")?.getAnimations() ?? []) animation.finish();
	target.scrollIntoView({ behavior: isCalm() ? "instant" : "smooth" });
	if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
	target.focus({ preventScroll: true });
}

function unfold(target: HTMLElement | null): void {
	const fold = target?.closest("details");
	if (fold) fold.open = true;
}

function isCalm(): boolean {
	return matchMedia("(prefers-reduced-motion)").matches;
}
