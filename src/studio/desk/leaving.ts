import { isAnythingBegun } from "./begun.ts";
import type { Unsaved } from "./unsaved.ts";

/** Milliseconds in which a page goes that is told to go. */
const soon = 3000;

/**
 * Asks before texts are lost that are not in their files: when the tab is closed, or shows another site. What comes after
 * this page in the same tab, as after a reload, finds them again where the browser keeps them, and asks nothing; what was
 * begun it does not find.
 */
export function askBeforeLoss(unsaved: Unsaved, write: () => Promise<void>): void {
	let staysUntil = 0;
	globalThis.navigation?.addEventListener("navigate", ({ destination }) => {
		if (!destination.sameDocument && new URL(destination.url).origin === location.origin)
			staysUntil = performance.now() + soon;
	});
	addEventListener("beforeunload", (event) => {
		void write();
		const isFound = unsaved.outlastPage && performance.now() <= staysUntil;
		if ((unsaved.all().length > 0 && !isFound) || isAnythingBegun()) event.preventDefault();
	});
	// Whoever goes to another tab or program has typed what they wanted to type.
	document.addEventListener("visibilitychange", () => document.hidden && void write());
}
