import views from "virtual:sections/all-lazy-views";
import { registerViews } from "./sections.ts";

/** On the server every view is there from the start. */
registerViews(views);
