/** How long after a navigation a hash scrolls to its section, in milliseconds. */
const hashDelay = 100;

/**
 * Where the page stood at each step of the history. Kept in memory only: a visitor's storage holds
 * nothing but the language.
 */
const positions = new Map<string, number>();

export function rememberPosition(key: string): void {
	positions.set(key, scrollY);
}

/** Brings a page that was just rendered into place: back to where it was, to its hash, or to the top. */
export function placePage({ key, hash, back }: { key: string; hash: string; back: boolean }): void {
	const before = positions.get(key);
	if (back && before !== undefined) {
		scrollTo(0, before);
		return;
	}
	scrollTo(0, 0);
	if (hash) setTimeout(() => scrollToHash(hash), hashDelay);
	else focusHeading();
}

/** Scrolls to a section, which then has the focus for keyboard and screen reader. */
export function scrollToHash(hash: string): void {
	const target = document.getElementById(decodeURIComponent(hash.slice(1)));
	if (!target) return;
	const fold = target.closest("details");
	if (fold) fold.open = true;
	// Where it will stand: the new page still comes to rest.
	for (const animation of document.getElementById("main")?.getAnimations() ?? []) animation.finish();
	target.scrollIntoView({ behavior: matchMedia("(prefers-reduced-motion)").matches ? "instant" : "smooth" });
	if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
	target.focus({ preventScroll: true });
}

function focusHeading(): void {
	const heading = document.querySelector<HTMLElement>("main h1");
	heading?.focus({ preventScroll: true });
}
