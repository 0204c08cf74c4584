import { lazy } from "react";
import { fetched } from "#studio/desk/fetched.ts";

// What a text with form needs is not needed before anybody types.

const fetchText = fetched(async () => ({ default: (await import("./Text.tsx")).Text }));

const fetchPageBar = fetched(async () => ({ default: (await import("./PageBar.tsx")).PageBar }));

export const Text = lazy(fetchText);

export const PageBar = lazy(fetchPageBar);

/** Fetches all of it before somebody opens a text: by then the connection may be gone. */
export async function fetchLazyFields(): Promise<void> {
	await Promise.all([fetchText(), fetchPageBar()]);
}
