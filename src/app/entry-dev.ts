/** The browser side while somebody writes: the application at once, live changes, and mistakes over the page. */
import "./styles.css";
import { addDictionary, type Dictionary, type EditorLanguage, localeLoader } from "#core/in-language.ts";
import { forgetPages } from "./browser/data.ts";
import { showChecking } from "./dev/checking.ts";
import { followFocus } from "./dev/focus.ts";
import { type ShownProblem, showProblems } from "./dev/overlay.ts";
import "./loader/loader.ts";

interface ContentState {
	readonly problems: readonly ShownProblem[];
	/** Names a state of the content. */
	readonly revision: string;
	/** Not everything has been checked yet. */
	readonly checking: boolean;
	readonly language: EditorLanguage;
}

type Application = typeof import("./entry-client.tsx");

let router: Awaited<ReturnType<Application["start"]>> | undefined;

/** The state that this page shows; at first that of its HTML. */
let shown = document.querySelector<HTMLMetaElement>('meta[name="site-revision"]')?.content;

/** So often a state was told. */
let told = 0;

/** Asks for the state of the content; undefined when another one was told meanwhile, which is newer. */
async function fetchState(): Promise<ContentState | undefined> {
	const before = told;
	const response = await fetch("/@site/problems.json");
	const state = (await response.json()) as ContentState;
	return told === before ? state : undefined;
}

/** Loads the page once more; this one does nothing any more. */
function again(): Promise<never> {
	location.reload();
	return new Promise(() => {});
}

async function begin(): Promise<void> {
	const loaded = shown;
	const first = await fetchState();
	if (first && first.revision !== loaded) return again();
	if (first) void report(first);
	if (document.documentElement.dataset.page) {
		// By the address by which the loader brings it: by another there would be a second application.
		const { app } = (document.querySelector("[data-app]") as HTMLElement).dataset;
		router = await ((await import(/* @vite-ignore */ app as string)) as Application).start();
	}
	const state = await fetchState();
	if (!state) return;
	// The application took over the page with data that may be newer than its HTML.
	if (state.revision !== loaded && shown === loaded) return again();
	else void report(state);
}

/** What was saved while the connection was gone was told to nobody. */
async function catchUp(): Promise<void> {
	const state = await fetchState();
	if (!state) return;
	if (state.revision !== shown) follow(state);
	else void report(state);
}

const loadLocale = localeLoader(
	import.meta.glob<Dictionary>("../locales/*/app.json", { import: "default" }),
	addDictionary,
	reportError,
);

async function report({ problems, checking, language }: ContentState): Promise<void> {
	await loadLocale(language);
	showProblems(problems, language);
	showChecking(checking, language);
}

/**
 * Shows changed content in place: the page keeps its scroll position and what was typed. Where something is wrong, the
 * server gives what was last right.
 */
function follow(state: ContentState): void {
	told++;
	shown = state.revision;
	void report(state);
	forgetPages();
	if (router) void router.revalidate();
	else location.reload();
}

/** Everything has been checked. Where nothing could be shown before, it may be possible now. */
function conclude(state: ContentState): void {
	told++;
	void report(state);
	if (!router && !document.documentElement.dataset.page && state.revision === shown && !state.checking) {
		if (!state.problems.some(({ level }) => level === "error")) location.reload();
	}
}

import.meta.hot?.on("content:changed", follow);
import.meta.hot?.on("content:checked", conclude);
import.meta.hot?.on("vite:ws:connect", () => void catchUp());
followFocus();
begin().catch(reportError);
