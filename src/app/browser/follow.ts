import { fetchPage, type Release } from "./data.ts";
import { addressOf, isSamePage, siteAddress } from "./links.ts";
import { leave, stay } from "./places.ts";
import type { Router } from "./router.tsx";

/** A page that has been fetched is there sooner than this, in milliseconds, and then nothing has to say that it comes. */
const patience = 50;

/** One handler for all links: pages of this site are fetched ahead and shown without a full load. */
export function followLinks(router: Router, release: Release): void {
	let { key } = router.state.location;
	let late: ReturnType<typeof setTimeout> | undefined;
	router.subscribe(({ location, navigation }) => {
		// The page is still the one before.
		if (location.key !== key) leave();
		key = location.key;
		clearTimeout(late);
		if (navigation.state === "idle") showLoading(false);
		else late = setTimeout(() => showLoading(true), patience);
	});
	addEventListener("click", (event) => {
		const address = addressOf(event);
		if (!address) return;
		event.preventDefault();
		stay();
		const { pathname, search, hash, href } = address;
		// Like the browser, a link to where one is makes no new step in the history.
		void router.navigate(pathname + search + hash, { replace: href === location.href });
	});
	for (const type of ["pointerover", "touchstart", "focusin"]) {
		addEventListener(type, ({ target }) => warm(target, release), { passive: true });
	}
	ownScrolling();
}

/** Another document, or this one when it comes back from the browser's memory, finds everything as it expects it. */
function ownScrolling(): void {
	history.scrollRestoration = "manual";
	addEventListener("pagehide", () => {
		history.scrollRestoration = "auto";
		showLoading(false);
	});
	addEventListener("pageshow", () => {
		history.scrollRestoration = "manual";
	});
}

/** Says that a click was heard, when the next page takes its time. */
function showLoading(loading: boolean): void {
	document.documentElement.toggleAttribute("data-loading", loading);
}

function warm(target: EventTarget | null, release: Release): void {
	const address = siteAddress(target);
	if (!address || isSamePage(address)) return;
	// A page that cannot be warmed is asked for again by the click itself.
	fetchPage(address.pathname, release.build).catch(() => undefined);
}
