import { lazy } from "react";

// What a text with form needs is fetched when somebody opens one.

export const Text = lazy(async () => ({ default: (await import("./Text.tsx")).Text }));

export const PageBar = lazy(async () => ({ default: (await import("./PageBar.tsx")).PageBar }));
