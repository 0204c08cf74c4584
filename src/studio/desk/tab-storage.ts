import { keptBy } from "./browser-storage.ts";

/** What lasts until the tab is closed, also over a full load, when the browser keeps it. */
export const tabStorage = keptBy(() => sessionStorage);
