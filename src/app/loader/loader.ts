/**
 * Stands in every page, about a kilobyte: the behaviour that a reader needs at once, and the promise
 * that the application comes when it is wanted, without losing the click that asked for it.
 */
import { patience } from "../patience.ts";
import { reveal } from "./reveal.ts";

const root = document.documentElement;
const { app, languages } = (document.querySelector("[data-app]") as HTMLElement).dataset;

let stored = "";
try {
	stored = localStorage["preferred-language"];
} catch {
	// Without storage nobody has chosen.
}
// Only a Dutch page names languages that a reader may be taken to. Who goes back wants the page that was there, with
// what was typed. The newer way to ask for that takes 25 bytes more.
if (languages?.split(" ").includes(stored) && performance.navigation.type !== 2) {
	// `basePlace`, written out: the compiler would give it a name, which costs each page 20 bytes.
	location.replace(
		location.pathname.replace("/@base", `/@base/${stored}`).replace(/\/$/, "") + location.search + location.hash,
	);
}
if ("notFound" in root.dataset) console.error("404:", location.pathname);

/** The choice of a language is kept, and leads to the same place of the same page. */
function rememberLanguage(link: HTMLAnchorElement): void {
	link.hash = location.hash;
	try {
		localStorage["preferred-language"] = link.lang;
	} catch {
		// The link works all the same.
	}
}

let ready: boolean | undefined;
let loading: Promise<void> | undefined;

/** Brings the application, once; a failure is tried again at the next wish. */
const load = () =>
	(loading ??= import(/* @vite-ignore */ app as string)
		.then((module: { start(): Promise<unknown> }) => module.start())
		.then(
			() => {
				ready = true;
				root.dataset.ready = "";
				delete root.dataset.failed;
			},
			(error: unknown) => {
				console.error(error);
				// Parts that need the application say so from here on.
				root.dataset.failed = "";
				loading = undefined;
			},
		));

/** The form that was sent and waits for the application. */
let waiting: HTMLFormElement | undefined;

/**
 * Presses a button again when the application is there, and shows until then that it was heard. A form goes in the
 * ordinary way when the application fails or takes too long; once, however often it was sent.
 */
async function replay(button: HTMLElement, form?: HTMLFormElement): Promise<void> {
	waiting ??= form;
	root.dataset.loading = "";
	await Promise.race([load(), new Promise((give) => form && setTimeout(give, patience))]);
	delete root.dataset.loading;
	waiting = undefined;
	if (ready) button.click();
	else if (form) {
		form.noValidate = false;
		// The browser's own page for a lost connection would take the place of what was typed.
		if (navigator.onLine) button.click();
		else root.dataset.failed = "form";
		form.noValidate = true;
	}
}

// A field called `closest` hides the method of its form.
const { closest } = Element.prototype;
const find = <E extends Element>(event: Event, selector: string) => closest.call(event.target, selector) as E | null;
const menu = () => document.querySelector("#menu") as HTMLDialogElement;

/** Closes all dropdowns but the one that holds an element. */
function closeDropdowns(element: Element | null): void {
	for (const details of document.querySelectorAll<HTMLDetailsElement>("[data-dropdown][open]")) {
		details.open = details.contains(element);
	}
}

addEventListener(
	"click",
	(event) => {
		const link = find<HTMLAnchorElement>(event, "a");
		closeDropdowns(link ? null : (event.target as Element));
		if (find(event, "[data-menu-open]")) {
			// Where there are no dialogs, the browser opens the popover.
			menu().showModal();
			event.preventDefault();
		} else if (find(event, "a,[data-menu-close]")) menu().close();
		const choice = find<HTMLAnchorElement>(event, "[data-language]");
		if (choice) rememberLanguage(choice);
		const button = find<HTMLElement>(event, "[data-replay]");
		if (button && !ready) void replay(button);
	},
	true,
);

addEventListener("focusin", (event) => closeDropdowns(event.target as Element));

// A pointer over words only reads, and often just lies where the page appears. A touch is over something before it presses.
addEventListener("pointerover", (event) => {
	if (find(event, "a,button")) void load();
});

addEventListener("keydown", (event) => {
	void load();
	if (event.key !== "Escape") return;
	(find(event, "[data-dropdown][open]")?.firstElementChild as HTMLElement | undefined)?.focus();
	closeDropdowns(null);
});

addEventListener(
	"submit",
	(event) => {
		const form = event.target as HTMLFormElement;
		if (ready || !form.noValidate) return;
		event.preventDefault();
		if (!waiting) void replay(event.submitter as HTMLElement, form);
	},
	true,
);

// A page that opens further down tells so by a scroll as well; to ask it before would cost a layout.
addEventListener("scroll", () => root.toggleAttribute("data-scrolled", scrollY > 10));

addEventListener("DOMContentLoaded", () => {
	reveal();
	// With scripts the application judges a form, in the page's own words.
	for (const form of document.forms) form.noValidate = true;
	bringWhenNear();
	addEventListener("scroll", bringWhenNear, { once: true });
});

/** Brings the application when a part that needs it comes into view, not only its edge; who scrolls is met halfway. */
function bringWhenNear(scrolled?: Event): void {
	if (!window.IntersectionObserver) return;
	const near = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && load(), {
		rootMargin: scrolled ? "300px" : "-9%",
	});
	for (const part of document.querySelectorAll("[data-interactive]")) near.observe(part);
}
