import { lazy } from "react";
import { fetched } from "#studio/brain/fetched.ts";

// What a text with form and a list to look through need is not needed before anybody opens something.

const fetchText = fetched(async () => ({ default: (await import("./Text.tsx")).Text }));

const fetchFactLine = fetched(async () => ({ default: (await import("./FactLine.tsx")).FactLine }));

const fetchPageBar = fetched(async () => ({ default: (await import("./PageBar.tsx")).PageBar }));

const fetchChoices = fetched(() => import("./choices.ts"));

export const Text = lazy(fetchText);

export const FactLine = lazy(fetchFactLine);

export const PageBar = lazy(fetchPageBar);

export const SearchChoice = lazy(async () => ({ default: (await fetchChoices()).SearchChoice }));

export const IconChoice = lazy(async () => ({ default: (await fetchChoices()).IconChoice }));

export const LinkChoice = lazy(async () => ({ default: (await fetchChoices()).LinkChoice }));

/** Fetches all of it before somebody opens anything: by then the connection may be gone. */
export async function fetchLazyFields(): Promise<void> {
	await Promise.all([fetchText(), fetchFactLine(), fetchPageBar(), fetchChoices()]);
}
