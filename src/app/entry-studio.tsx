/** Studio in the browser: over the page that `dev` shows, in a root and with styles of its own. */
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { overPage } from "./dev/host.ts";
import { alive, hearReports } from "./entry-dev.ts";
import making from "./studio/making/making.css?inline";
import menu from "./studio/menu/menu.css?inline";
import { Overlay } from "./studio/Overlay.tsx";
import others from "./studio/others/others.css?inline";
import pictures from "./studio/pictures/pictures.css?inline";
import problems from "./studio/problems.css?inline";
import publishing from "./studio/publishing/publishing.css?inline";
import sectionStyles from "./studio/sections.css?inline";
import words from "./studio/shell-words/shell-words.css?inline";
import styles from "./studio/studio.css?inline";
import { Studio } from "./studio/studio.ts";
import inPage from "./studio/text/in-page.css?inline";
import text from "./studio/text/text.css?inline";
import translations from "./studio/translations/translations.css?inline";
import unsaved from "./studio/unsaved/unsaved.css?inline";
import { StudioContext } from "./studio/use-studio.ts";

/** So long nothing has to have moved before the page is read again; in milliseconds. */
const calm = 80;

const studio = new Studio(alive);
const { host, shadow } = overPage(
	"site-studio",
	undefined,
	styles +
		sectionStyles +
		problems +
		making +
		pictures +
		publishing +
		others +
		text +
		translations +
		menu +
		words +
		unsaved,
);
host.lang = "nl";
host.dir = "ltr";
document.documentElement.append(host);
createRoot(shadow).render(
	<StrictMode>
		<StudioContext value={studio}>
			<Overlay />
		</StudioContext>
	</StrictMode>,
);

// The end of the page, and what stands at the bottom of the screen, stay clear of the toolbar.
const room = new CSSStyleSheet();
room.replaceSync(`
	:root { --below: 68px } body { padding-block-end: 84px }
	@media (width < 60rem) { :root { --below: 108px } body { padding-block-end: 124px } }
`);
const typed = new CSSStyleSheet();
typed.replaceSync(inPage);
document.adoptedStyleSheets.push(room, typed);

/** Does something once nothing has happened for a moment: first the page is drawn anew, and then Studio reads it. */
function calmly(work: () => Promise<void>): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	return () => {
		clearTimeout(timer);
		timer = setTimeout(() => void work(), calm);
	};
}

new MutationObserver(calmly(() => studio.follow())).observe(document.getElementById("app") as HTMLElement, {
	subtree: true,
	childList: true,
	characterData: true,
});
import.meta.hot?.on(
	"content:changed",
	calmly(() => studio.refresh()),
);
import.meta.hot?.on("studio:others", ({ saved }: { saved: string }) => void studio.hearOthers(saved));
hearReports(calmly(() => studio.hearProblems()));
void studio.begin();
