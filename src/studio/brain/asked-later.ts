export { find, findToReplace } from "./find/find.ts";
export { whatChanged } from "./history/what-changed.ts";
export { arrivals, seenPage } from "./page/seen.ts";
export { askElsewhere } from "./publishing/elsewhere.ts";
export { toldReview } from "./publishing/review-messages.ts";
export { galleryOf } from "./sections/gallery.ts";
export { suggest } from "./suggestions/suggest.ts";
export { startedBy, wizardState, wizardsFor } from "./wizards/wizards.ts";
