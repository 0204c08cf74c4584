/** Studio in the browser: over the page that `dev` shows, in a root and with styles of its own. */
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { overPage } from "#app/dev/host.ts";
import { alive, hearReports } from "#app/entry-dev.ts";
import { Studio } from "#studio/desk/editor.ts";
import { StudioContext } from "#studio/desk/use-studio.ts";
import menu from "#studio/features/menu/panel.css?inline";
import making from "#studio/features/pages/panel.css?inline";
import others from "#studio/features/people/panel.css?inline";
import pictures from "#studio/features/pictures/panel.css?inline";
import problems from "#studio/features/problems/panel.css?inline";
import publishing from "#studio/features/publishing/panel.css?inline";
import sectionStyles from "#studio/features/sections/panel.css?inline";
import translations from "#studio/features/translations/panel.css?inline";
import unsaved from "#studio/features/unsaved/panel.css?inline";
import words from "#studio/features/words/panel.css?inline";
import text from "#studio/fields/text.css?inline";
import inPage from "#studio/typing/in-page.css?inline";
import { Overlay } from "./Overlay.tsx";
import styles from "./studio.css?inline";

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
