import "./styles.css";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import type { Page } from "#core/page.ts";
import type { Shell } from "#core/shell.ts";
import { App } from "./browser/App.tsx";
import { AppError } from "./browser/AppError.tsx";
import { fetchPage, fetchShell, type Release, requestPage } from "./browser/data.ts";
import { addressOf, isSamePage, siteAddress } from "./browser/links.ts";
import { rememberPosition, scrollToHash } from "./browser/scroll.ts";

type Router = ReturnType<typeof createBrowserRouter>;

let started: Promise<Router> | undefined;

/**
 * Brings the page to life, once. Rejects, and leaves the page as it is, when the page's data cannot be had:
 * a page that can be read is worth more than an application. After that it can be tried again.
 */
export function start(): Promise<Router> {
	started ??= begin().catch((error: unknown) => {
		started = undefined;
		throw error;
	});
	return started;
}

async function begin(): Promise<Router> {
	const container = document.getElementById("app");
	if (!container) throw new Error("The document has no #app.");
	const release = releaseOf(document.documentElement.dataset);
	const data = document.documentElement.dataset.page ?? "";
	const [page, shell] = await Promise.all([requestPage(data, release.build), fetchShell(release)]);
	let onReady = () => {};
	const ready = new Promise<void>((resolve) => {
		onReady = resolve;
	});
	const router = makeRouter(page, { shell, release, onReady });
	await initialized(router);
	history.scrollRestoration = "manual";
	addEventListener("pagehide", () => {
		history.scrollRestoration = "auto";
	});
	startTransition(() => {
		hydrateRoot(container, <RouterProvider router={router} />, { onRecoverableError: console.error });
	});
	await ready;
	followLinks(router, release);
	return router;
}

function releaseOf({ build = "", shell = "", icons = "" }: DOMStringMap): Release {
	return { build, shell, icons };
}

interface Surroundings {
	readonly shell: Shell;
	readonly release: Release;
	/** Called once, when every part of the page answers. */
	readonly onReady: () => void;
}

function makeRouter(page: Page, { shell, release, onReady }: Surroundings): Router {
	const root = {
		id: "page",
		path: "/",
		element: <App shell={shell} icons={release.icons} onReady={onReady} />,
		errorElement: <AppError shell={shell} />,
		loader: ({ request }: { request: Request }) => loadPage(request, release),
		shouldRevalidate: ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
			currentUrl.pathname !== nextUrl.pathname || import.meta.env.DEV,
		// The page itself stays mounted; its children only make every address match.
		children: [
			{ id: "home", index: true, element: null },
			{ id: "any", path: "*", element: null },
		],
	};
	return createBrowserRouter([root], { hydrationData: { loaderData: { page } } });
}

/** A page that cannot be fetched is left to the browser: the address is opened in the ordinary way. */
async function loadPage(request: Request, release: Release): Promise<Page> {
	const { pathname, href } = new URL(request.url);
	try {
		const page = await fetchPage(pathname, release.build);
		if (page.lang === document.documentElement.lang) return page;
	} catch (error) {
		if (request.signal.aborted) throw error;
		console.error(error);
	}
	location.assign(href);
	return new Promise(() => {});
}

function initialized(router: Router): Promise<void> {
	if (router.state.initialized) return Promise.resolve();
	return new Promise((resolve) => {
		const stop = router.subscribe(({ initialized }) => {
			if (!initialized) return;
			stop();
			resolve();
		});
	});
}

/** One handler for all links: pages of this site are fetched ahead and shown without a full load. */
function followLinks(router: Router, release: Release): void {
	let position = router.state.location.key;
	router.subscribe(({ location }) => {
		position = location.key;
	});
	addEventListener("click", (event) => {
		const address = addressOf(event);
		if (!address) return;
		event.preventDefault();
		if (isSamePage(address) && address.hash) {
			history.replaceState(history.state, "", location.href);
			void router.navigate(address.pathname + address.search + address.hash);
			scrollToHash(address.hash);
			return;
		}
		rememberPosition(position);
		void router.navigate(address.pathname + address.search + address.hash);
	});
	addEventListener("popstate", () => rememberPosition(position), true);
	for (const type of ["pointerover", "touchstart", "focusin"]) {
		addEventListener(type, ({ target }) => warm(target, release), { passive: true });
	}
}

function warm(target: EventTarget | null, release: Release): void {
	const address = siteAddress(target);
	if (!address || isSamePage(address)) return;
	// A page that cannot be warmed is asked for again by the click itself.
	fetchPage(address.pathname, release.build).catch(() => undefined);
}
