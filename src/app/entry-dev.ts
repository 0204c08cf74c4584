/** The browser side while somebody writes: the application at once, live changes, and mistakes over the page. */
import "./styles.css";
import type { createBrowserRouter } from "react-router-dom";
import { forgetPages } from "./browser/data.ts";
import { type ShownProblem, showProblems } from "./dev/overlay.ts";
import "./loader/loader.ts";

interface ContentState {
	readonly problems: readonly ShownProblem[];
}

let router: ReturnType<typeof createBrowserRouter> | undefined;

async function begin(): Promise<void> {
	const response = await fetch("/@site/problems.json");
	showProblems(((await response.json()) as ContentState).problems);
	if (!document.documentElement.dataset.page) return;
	const app = await import("./entry-client.tsx");
	router = await app.start();
}

/** Shows changed content in place: the page keeps its scroll position and what was typed. */
function follow({ problems }: ContentState): void {
	showProblems(problems);
	if (problems.some(({ level }) => level === "error")) return;
	forgetPages();
	if (router) void router.revalidate();
	else location.reload();
}

import.meta.hot?.on("content:changed", follow);
void begin();
