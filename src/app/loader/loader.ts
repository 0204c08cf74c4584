/**
 * Stands in every page, about a kilobyte: the behaviour that a reader needs at once, and the promise
 * that the application comes when it is wanted, without losing the click that asked for it.
 */
import { reveal } from "./reveal.ts";

const root = document.documentElement;
const languageKey = "preferred-language";
const { app = "", languages = "" } = document.querySelector<HTMLElement>("[data-app]")?.dataset ?? {};

const stored = storedLanguage();
// Only a Dutch page names languages that a reader may be taken to.
if (stored && languages.split(" ").includes(stored)) {
	location.replace(`/${stored}${location.pathname === "/" ? "" : location.pathname}${location.search}${location.hash}`);
}
if ("notFound" in root.dataset) console.error("404:", location.pathname);

function storedLanguage(): string | null {
	try {
		return localStorage.getItem(languageKey);
	} catch {
		return null;
	}
}

/** The choice of a language is kept, and leads to the same place of the same page. */
function rememberLanguage(link: HTMLAnchorElement): void {
	link.hash = location.hash;
	try {
		localStorage.setItem(languageKey, link.dataset.language ?? "");
	} catch {
		// The link works all the same.
	}
}

const ready = () => "ready" in root.dataset;
let loading: Promise<void> | undefined;

/** Brings the application, once; a failure is tried again at the next wish. */
function load(): Promise<void> {
	loading ??= import(/* @vite-ignore */ app)
		.then((module: { start(): Promise<unknown> }) => module.start())
		.then(
			() => {
				root.dataset.ready = "";
			},
			(error: unknown) => {
				loading = undefined;
				throw error;
			},
		);
	return loading;
}

const wish = () => void load().catch(console.error);
for (const type of ["pointerover", "pointerdown", "keydown"]) {
	addEventListener(type, wish, { once: true, passive: true, capture: true });
}

const find = <E extends Element>(event: Event, selector: string) => (event.target as Element).closest<E>(selector);
const menu = () => document.querySelector<HTMLDialogElement>("#menu");

function closeDropdowns(except?: Node): void {
	for (const details of document.querySelectorAll<HTMLDetailsElement>("[data-dropdown][open]")) {
		if (!except || !details.contains(except)) details.open = false;
	}
}

addEventListener(
	"click",
	(event) => {
		const link = find<HTMLAnchorElement>(event, "a");
		closeDropdowns(link ? undefined : (event.target as Node));
		if (find(event, "[data-menu-open]")) {
			event.preventDefault();
			menu()?.showModal();
		} else if (find(event, "#menu a, [data-menu-close]")) menu()?.close();
		if (link?.dataset.language) rememberLanguage(link);
		const button = find<HTMLElement>(event, "[data-replay]");
		if (button && !ready()) void load().then(() => button.click(), console.error);
	},
	true,
);

addEventListener("keydown", ({ key, target }) => {
	if (key !== "Escape") return;
	const open = (target as Element).closest?.("[data-dropdown][open]");
	closeDropdowns();
	open?.querySelector("summary")?.focus();
});

addEventListener(
	"submit",
	(event) => {
		const form = find<HTMLFormElement>(event, "[data-form]");
		if (!form || ready()) return;
		event.preventDefault();
		void load().then(
			() => form.requestSubmit(),
			() => form.submit(),
		);
	},
	true,
);

const scrolled = () => root.toggleAttribute("data-scrolled", scrollY > 10);
addEventListener("scroll", scrolled, { passive: true });

addEventListener("DOMContentLoaded", () => {
	scrolled();
	reveal();
	// With scripts the application judges a form, in the page's own words.
	for (const form of document.querySelectorAll<HTMLFormElement>("[data-form]")) form.noValidate = true;
	if (!window.IntersectionObserver) return;
	const near = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && wish(), {
		rootMargin: "300px",
	});
	for (const part of document.querySelectorAll("[data-interactive]")) near.observe(part);
});
