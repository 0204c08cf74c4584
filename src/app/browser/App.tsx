import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useLoaderData, useLocation, useNavigationType } from "react-router-dom";
import type { Page } from "#core/page.ts";
import type { Shell } from "#core/shell.ts";
import { reveal } from "../loader/reveal.ts";
import { Site } from "../shell/Site.tsx";
import { restoreEntries } from "./entries.ts";
import { placePage } from "./scroll.ts";

/** The site in the browser: the page that the router loaded, and what follows from a navigation. */
export function App({ shell, icons, onReady }: { shell: Shell; icons: string; onReady: () => void }) {
	const page = useLoaderData<Page>();
	const location = useLocation();
	const type = useNavigationType();
	const first = useRef(true);
	const shown = useRef("");

	useLayoutEffect(() => {
		document.title = page.title;
		document.documentElement.lang = page.lang;
		setMeta('meta[name="description"]', "content", page.description);
		setMeta('link[rel="canonical"]', "href", page.path);
	}, [page]);

	useLayoutEffect(() => {
		if (first.current) {
			first.current = false;
			return;
		}
		const back = type === "POP";
		if (back && shown.current !== page.path) restoreEntries(location.key);
		placePage({ key: location.key, hash: location.hash, back });
	}, [location, type, page.path]);

	useEffect(onReady, [onReady]);

	useEffect(() => {
		if (shown.current && shown.current !== page.path) {
			announce(page.title);
			reveal();
		}
		shown.current = page.path;
	}, [page]);

	// The router also tells of a navigation that has only begun: the page is rendered once, when there is another one.
	return useMemo(() => <Site page={page} shell={shell} icons={icons} />, [page, shell, icons]);
}

/** Tells a screen reader which page is shown now. */
function announce(title: string): void {
	const region = document.getElementById("announcer");
	if (region) region.textContent = title;
}

function setMeta(selector: string, attribute: "content" | "href", value: string): void {
	const element = document.head.querySelector(selector);
	const absolute = attribute === "href" ? new URL(value, element?.getAttribute("href") ?? location.href).href : value;
	element?.setAttribute(attribute, absolute);
}
