/** Studio in the browser: over the page that `dev` shows, in a root and with styles of its own. */
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { overPage } from "#app/dev/host.ts";
import { alive, hearReports } from "#app/entry-dev.ts";
import { Editor } from "#studio/desk/editor.ts";
import { EditorContext } from "#studio/desk/use-studio.ts";
import { ControlsContext } from "#studio/fields/control.ts";
import { AddsContext } from "#studio/fields/feature.tsx";
import fieldStyles from "#studio/fields/fields.css?inline";
import partStyles from "#studio/parts/parts.css?inline";
import inPage from "#studio/typing/in-page.css?inline";
import { controls } from "./controls.ts";
import { adds, featureStyles } from "./features.ts";
import { Overlay } from "./Overlay.tsx";

/** So long nothing has to have moved before the page is read again; in milliseconds. */
const calm = 80;

const editor = new Editor(alive);
const { host, shadow } = overPage("site-studio", undefined, partStyles + fieldStyles + featureStyles);
host.lang = "nl";
host.dir = "ltr";
document.documentElement.append(host);
createRoot(shadow).render(
	<StrictMode>
		<EditorContext value={editor}>
			<ControlsContext value={controls}>
				<AddsContext value={adds}>
					<Overlay />
				</AddsContext>
			</ControlsContext>
		</EditorContext>
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

new MutationObserver(calmly(() => editor.follow())).observe(document.getElementById("app") as HTMLElement, {
	subtree: true,
	childList: true,
	characterData: true,
});
import.meta.hot?.on(
	"content:changed",
	calmly(() => editor.refresh()),
);
import.meta.hot?.on("studio:others", ({ saved }: { saved: string }) => void editor.hearOthers(saved));
hearReports(calmly(() => editor.hearProblems()));
void editor.begin();
