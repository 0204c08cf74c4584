import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useLoaderData, useLocation, useNavigationType } from "react-router-dom";
import type { Page } from "#core/page.ts";
import type { Shell } from "#core/shell.ts";
import { reveal } from "../loader/reveal.ts";
import { Site } from "../shell/Site.tsx";
import { place } from "./places.ts";

/** The site in the browser: the page that the router loaded, and what follows from a navigation. */
export function App({ shell, onReady }: { shell: Shell; onReady: () => void }) {
	const page = useLoaderData<Page>();
	const location = useLocation();
	const type = useNavigationType();
	const shown = useRef("");

	useLayoutEffect(() => {
		document.title = page.title;
		document.documentElement.lang = page.lang;
		document.querySelector("meta[name=description]")?.setAttribute("content", page.description);
		const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
		if (canonical) canonical.href = new URL(page.path, canonical.href).href;
	}, [page]);

	const { key, hash } = location;
	const { path } = page;
	// Another location with the same key: a step forth and back while a page was fetched.
	// biome-ignore lint/correctness/useExhaustiveDependencies: see above.
	useLayoutEffect(() => place({ key, hash, path, back: type === "POP" }), [location, type, path]);

	useEffect(onReady, [onReady]);

	useEffect(() => {
		if (shown.current && shown.current !== page.path) {
			announce(page.title);
			reveal();
		}
		shown.current = page.path;
	}, [page]);

	// The router also tells of a navigation that has only begun: the page is rendered once, when there is another one.
	return useMemo(() => <Site page={page} shell={shell} />, [page, shell]);
}

/** Tells a screen reader which page is shown now. */
function announce(title: string): void {
	const region = document.getElementById("announcer");
	if (region) region.textContent = title;
}
