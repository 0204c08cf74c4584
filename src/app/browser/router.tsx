import { createBrowserRouter } from "react-router-dom";
import type { Page } from "#core/page.ts";
import type { Shell } from "#core/shell.ts";
import { App } from "./App.tsx";
import { AppError } from "./AppError.tsx";
import { fetchPage, fetchShell, type Release } from "./data.ts";
import { followSteps } from "./places.ts";

export type Router = ReturnType<typeof createBrowserRouter>;

interface Surroundings {
	readonly shell: Shell;
	readonly release: Release;
	/** Called once, when every part of the page answers. */
	readonly onReady: () => void;
	/** Called when the page cannot be shown. */
	readonly onFailure: (error: unknown) => void;
}

/** The router, with the page that is shown already: one route for all addresses. */
export function makeRouter(page: Page, { shell, release, onReady, onFailure }: Surroundings): Router {
	const root = {
		id: "page",
		path: "/",
		element: <App shell={shell} onReady={onReady} />,
		errorElement: <AppError shell={shell} onFailure={onFailure} />,
		loader: async ({ request }: { request: Request }) => {
			// While somebody writes, words, menu and phone may have changed with the page, which is drawn anew with them.
			if (import.meta.env.DEV) become(shell, await fetchShell(release).catch(() => shell));
			return loadPage(request, release, router);
		},
		shouldRevalidate: ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
			currentUrl.pathname !== nextUrl.pathname || import.meta.env.DEV,
		// The page itself stays mounted; its children only make every address match.
		children: [
			{ id: "home", index: true, element: null },
			{ id: "any", path: "*", element: null },
		],
	};
	followSteps();
	const router = createBrowserRouter([root], { hydrationData: { loaderData: { page } } });
	return router;
}

/** Makes one shell say what another says, for all who hold it. */
function become(shell: Shell, other: Shell): void {
	for (const key of Object.keys(shell)) if (!(key in other)) Reflect.deleteProperty(shell, key);
	Object.assign(shell, other);
}

/** A page that cannot be fetched is left to the browser: the address is opened in the ordinary way. */
async function loadPage(request: Request, release: Release, router: Router): Promise<Page> {
	const { pathname, href } = new URL(request.url);
	try {
		const page = await fetchPage(pathname, release.build);
		if (page.lang === document.documentElement.lang) return page;
	} catch (error) {
		if (request.signal.aborted) throw error;
		console.error(error);
	}
	// A request knows no hash.
	openOrdinarily(href + (router.state.navigation.location?.hash ?? ""));
	return new Promise(() => {});
}

/** After a step back the address is there already, and opening it once more could be a mere jump to its hash. */
function openOrdinarily(address: string): void {
	if (address === location.href) location.reload();
	else location.assign(address);
}

/** Waits until the router knows its first page. */
export function initialized(router: Router): Promise<void> {
	if (router.state.initialized) return Promise.resolve();
	return new Promise((resolve) => {
		const stop = router.subscribe(({ initialized }) => {
			if (!initialized) return;
			stop();
			resolve();
		});
	});
}
