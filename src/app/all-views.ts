import { registerViews } from "./sections.ts";

/** On the server every view is there from the start. */
registerViews(import.meta.glob("../sections/*/View.lazy.tsx", { eager: true }));
