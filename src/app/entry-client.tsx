import "./styles.css";
import { startTransition } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { copyWholeWords } from "./browser/copy.ts";
import { fetchShell, type Release, requestPage } from "./browser/data.ts";
import { followLinks } from "./browser/follow.ts";
import { initialized, makeRouter, type Router } from "./browser/router.tsx";

let started: Promise<Router> | undefined;

/**
 * Brings the page to life, once. Rejects, and leaves the page as it is, when the page's data cannot be had or
 * cannot be shown: a page that can be read is worth more than an application. After that it can be tried again.
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
	const { promise: ready, resolve: onReady, reject: onFailure } = outcome();
	const router = makeRouter(page, { shell, release, onReady, onFailure });
	await initialized(router);
	const sent = container.cloneNode(true) as HTMLElement;
	const keep = ({ target }: Event) => {
		const twin = fieldsIn(sent)[fieldsIn(container).indexOf(target as Element)];
		if (twin) Object.assign(twin, stateOf(target as HTMLInputElement));
	};
	// Before React hears of it, which may find out by it that it cannot draw the page.
	container.addEventListener("input", keep, true);
	let root: Root | undefined;
	startTransition(() => {
		// Who asks for a page wants nothing else meanwhile, so that a navigation is rendered in one go.
		const site = <RouterProvider router={router} useTransitions={false} />;
		root = hydrateRoot(container, site, { onRecoverableError: console.error });
	});
	try {
		await ready;
	} catch (error) {
		root?.unmount();
		router.dispose();
		container.replaceChildren(...sent.childNodes);
		throw error;
	} finally {
		container.removeEventListener("input", keep, true);
	}
	followLinks(router, release);
	copyWholeWords();
	return router;
}

function fieldsIn(part: Element): Element[] {
	return [...part.querySelectorAll("input,textarea,select")];
}

function stateOf({ value, checked }: HTMLInputElement) {
	return { value, checked };
}

function outcome() {
	let resolve = () => {};
	let reject: (error: unknown) => void = () => {};
	const promise = new Promise<void>((...settle) => {
		[resolve, reject] = settle;
	});
	return { promise, resolve, reject };
}

function releaseOf({ build = "", shell = "" }: DOMStringMap): Release {
	return { build, shell };
}
