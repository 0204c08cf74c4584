import { fetched } from "./fetched.ts";

/** What nobody asks before Studio is there. A browser fetches it as a file of its own. */
export const later = fetched(() => import("./asked-later.ts"));
