/**
 * Stands in every page, about a kilobyte: the behaviour that a reader needs at once, and the promise
 * that the application comes when it is wanted, without losing the click that asked for it.
 */
import { reveal } from "./reveal.ts";

const root = document.documentElement;
const { app = "", languages = "" } = document.querySelector<HTMLElement>("[data-app]")?.dataset ?? {};

let stored: string | null | undefined;
try {
	stored = localStorage.getItem("preferred-language");
} catch {
	// Without storage nobody has chosen.
}
// Only a Dutch page names languages that a reader may be taken to.
if (stored && languages.split(" ").includes(stored)) {
	location.replace(`/${stored}${location.pathname.replace(/\/$/, "")}${location.search}${location.hash}`);
}
if ("notFound" in root.dataset) console.error("404:", location.pathname);

/** The choice of a language is kept, and leads to the same place of the same page. */
function rememberLanguage(link: HTMLAnchorElement, language: string): void {
	link.hash = location.hash;
	try {
		localStorage.setItem("preferred-language", language);
	} catch {
		// The link works all the same.
	}
}

const ready = () => "ready" in root.dataset;
let loading: Promise<boolean> | undefined;

/** Brings the application, once, and says whether it is there; a failure is tried again at the next wish. */
function load(): Promise<boolean> {
	loading ??= import(/* @vite-ignore */ app)
		.then((module: { start(): Promise<unknown> }) => module.start())
		.then(
			() => {
				root.dataset.ready = "";
				delete root.dataset.failed;
				return true;
			},
			(error: unknown) => {
				console.error(error);
				loading = undefined;
				// Parts that need the application say so from here on.
				root.dataset.failed = "";
				return false;
			},
		);
	return loading;
}

/** Does again what a visitor asked for too early, and shows until then that it was heard. */
async function replay(action: () => void, otherwise?: () => void): Promise<void> {
	root.dataset.loading = "";
	const loaded = await load();
	delete root.dataset.loading;
	if (loaded) action();
	else otherwise?.();
}

for (const type of ["keydown", "pointerdown", "pointerover"]) {
	addEventListener(type, load, { once: true, capture: true });
}

const find = <E extends Element>(event: Event, selector: string) => (event.target as Element).closest<E>(selector);
const menu = () => document.querySelector<HTMLDialogElement>("#menu");

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
			menu()?.showModal();
			event.preventDefault();
		} else if (find(event, "a, [data-menu-close]")) menu()?.close();
		if (link?.dataset.language) rememberLanguage(link, link.dataset.language);
		const button = find<HTMLElement>(event, "[data-replay]");
		if (button && !ready()) void replay(() => button.click());
	},
	true,
);

addEventListener("keydown", (event) => {
	if (event.key !== "Escape") return;
	const open = find(event, "[data-dropdown][open]");
	closeDropdowns(null);
	open?.querySelector("summary")?.focus();
});

addEventListener(
	"submit",
	(event) => {
		const form = find<HTMLFormElement>(event, "[data-form]");
		if (!form || ready()) return;
		event.preventDefault();
		void replay(
			() => form.requestSubmit(),
			() => {
				// The browser's own page for a lost connection would take the place of what was typed.
				if (!navigator.onLine) root.dataset.failed = "form";
				else if (form.reportValidity()) form.submit();
			},
		);
	},
	true,
);

// A page that opens further down tells so by a scroll as well; to ask it before would cost a layout.
addEventListener("scroll", () => root.toggleAttribute("data-scrolled", scrollY > 10), { passive: true });

addEventListener("DOMContentLoaded", () => {
	reveal();
	// With scripts the application judges a form, in the page's own words.
	for (const form of document.querySelectorAll<HTMLFormElement>("[data-form]")) form.noValidate = true;
	if (!window.IntersectionObserver) return;
	const near = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && load(), {
		rootMargin: "300px",
	});
	for (const part of document.querySelectorAll("[data-interactive]")) near.observe(part);
});
