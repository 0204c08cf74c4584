/** The browser side while somebody writes: the application at once, live changes, and mistakes over the page. */
import "./styles.css";
import type { createBrowserRouter } from "react-router-dom";
import { forgetPages } from "./browser/data.ts";
import { type ShownProblem, showProblems } from "./dev/overlay.ts";
import "./loader/loader.ts";

interface ContentState {
	readonly problems: readonly ShownProblem[];
	/** Names a state of the content. */
	readonly revision: string;
}

let router: ReturnType<typeof createBrowserRouter> | undefined;

/** The state that this page shows. */
let shown: string | undefined;

async function fetchState(): Promise<ContentState> {
	const response = await fetch("/@site/problems.json");
	return (await response.json()) as ContentState;
}

async function begin(): Promise<void> {
	const state = await fetchState();
	shown = state.revision;
	showProblems(state.problems);
	if (document.documentElement.dataset.page) {
		const app = await import("./entry-client.tsx");
		router = await app.start();
	}
	await catchUp();
}

/** What was saved before this page was connected, or while the connection was gone, was told to nobody. */
async function catchUp(): Promise<void> {
	const state = await fetchState();
	if (state.revision !== shown) follow(state);
}

/** Shows changed content in place: the page keeps its scroll position and what was typed. */
function follow({ problems, revision }: ContentState): void {
	shown = revision;
	showProblems(problems);
	if (problems.some(({ level }) => level === "error")) return;
	forgetPages();
	if (router) void router.revalidate();
	else location.reload();
}

import.meta.hot?.on("content:changed", follow);
import.meta.hot?.on("vite:ws:connect", () => {
	if (shown !== undefined) void catchUp();
});
void begin();
