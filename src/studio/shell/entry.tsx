/** Studio in the browser: the site as it is being written, and over it Studio, in a root and with styles of its own. */
import "#app/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { showChecking } from "#app/dev/checking.ts";
import { followFocus } from "#app/dev/focus.ts";
import { overPage } from "#app/dev/host.ts";
import "#app/loader/loader.ts";
import { Boundary } from "#app/shell/Boundary.tsx";
import { directionOf } from "#core/languages.ts";
import type { ContentState } from "#studio/brain/content/content-state.ts";
import { hearMissing } from "#studio/brain/fetched.ts";
import type { Shown, WorkerEvent } from "#studio/brain/studio-worker.ts";
import { Editor } from "#studio/desk/editor.ts";
import { loadLocale } from "#studio/desk/load-locale.ts";
import { fetchTyping } from "#studio/desk/page-typing.ts";
import { beside, check, listen } from "#studio/desk/server.ts";
import { EditorContext } from "#studio/desk/use-studio.ts";
import { ControlsContext } from "#studio/fields/control.ts";
import { AddsContext } from "#studio/fields/feature.tsx";
import fieldStyles from "#studio/fields/fields.css?inline";
import { fetchLazyFields } from "#studio/fields/lazy.ts";
import partStyles from "#studio/parts/parts.css?inline";
import inPage from "#studio/typing/in-page.css?inline";
import { controls } from "./controls.ts";
import { adds, featureStyles, fetchPanels } from "./features.ts";
import { showIcons, showLook } from "./look.ts";
import { Lost, Overlay } from "./Overlay.tsx";
import { ShownSite } from "./site.tsx";
import { opened, store } from "./start.ts";

/** So long nothing has to have moved before the page is read again; in milliseconds. */
const calm = 80;

/** Does something once nothing has happened for a moment: first the page is drawn anew, and then Studio reads it. */
function calmly(work: () => Promise<void>): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	return () => {
		clearTimeout(timer);
		timer = setTimeout(() => void work(), calm);
	};
}

let settle = () => {};

/** Settles when the page is shown, or cannot be, and the panels are there: until then it may be drawn anew. */
const alive = new Promise<void>((resolve) => {
	settle = resolve;
});

const editor = new Editor(alive, store);
hearMissing(editor.lookForRenewal);
// The panels come while the content is read: whoever can press something has them.
Promise.all([begin(), fetchPanels()])
	.catch((error: unknown) => {
		reportError(error);
		editor.hearEnd();
	})
	.finally(settle);
const { host, shadow } = overPage("site-studio", undefined, partStyles + fieldStyles + featureStyles, editor.language);
const sayInWhich = () => {
	host.lang = editor.language;
	host.dir = directionOf(editor.language);
};
sayInWhich();
editor.subscribe(sayInWhich);
document.documentElement.append(host);
createRoot(shadow).render(
	<StrictMode>
		<EditorContext value={editor}>
			<ControlsContext value={controls}>
				<AddsContext value={adds}>
					<Boundary fallback={<Lost />}>
						<Overlay />
					</Boundary>
				</AddsContext>
			</ControlsContext>
		</EditorContext>
	</StrictMode>,
);

// The end of the page, and what stands at the bottom of the screen, stay clear of the toolbar.
const room = new CSSStyleSheet();
room.replaceSync(`
	:root { --below: 68px } body { padding-block-end: 84px }
`);
const typed = new CSSStyleSheet();
typed.replaceSync(inPage);
document.adoptedStyleSheets.push(room, typed);

new MutationObserver(calmly(() => editor.follow())).observe(document.getElementById("app") as HTMLElement, {
	subtree: true,
	childList: true,
	characterData: true,
});
followFocus();
// Once Studio is there, all of it comes: whoever loses the connection goes on.
void alive.then(() => editor.begin()).then(() => Promise.all([beside().fetchRest(), fetchTyping(), fetchLazyFields()]));

/** What a page promises to whoever presses something before it answers: the application, which is this one. */
export function start(): Promise<void> {
	return alive;
}

async function begin(): Promise<void> {
	const hearProblems = calmly(() => editor.hearProblems());
	const early: WorkerEvent[] = [];
	let hear = (event: WorkerEvent) => {
		if (event.is === "door") editor.tellStore({ door: event.door });
		else if (event.is === "missing") editor.lookForRenewal();
		else if (event.is === "ended") editor.hearEnd();
		else early.push(event);
	};
	listen((event) => (event.is === "icons" ? showIcons(event.symbols) : hear(event)));
	const site = new ShownSite((address) => beside().data(address));
	await show(await opened);
	hear = (event) => {
		if (event.is === "changed") void editor.hearChange(show(event.shown).catch(reportError));
		if (event.is === "changed" || event.is === "checked") report(event.state);
		if (event.is === "others") void editor.hearOthers(event.who);
		if (event.is === "door") editor.tellStore({ door: event.door });
		if (event.is === "trouble") editor.tellStore({ trouble: event.trouble });
		if (event.is === "missing") editor.lookForRenewal();
		if (event.is === "restarted") editor.hearRestart();
		if (event.is === "ended") editor.hearEnd();
		if (event.is === "failed") reportError(new Error(event.words));
		if (event.is === "checked" && !site.isShown) void show(undefined);
	};
	for (const event of early) hear(event);
	check();
	report(await beside().state());

	/** Shows what has come, or what is shown here, as soon as something can be. */
	async function show(come: Shown | undefined): Promise<void> {
		const shown = come?.path === location.pathname ? come : await beside().shown(location.pathname);
		for (const look of new Set([come?.look, shown?.look])) if (look) showLook(look);
		if (shown) await site.show(shown);
	}

	function report({ checking, language }: ContentState): void {
		hearProblems();
		// One after another, as they came.
		void loadLocale(language).then(() => showChecking(checking, language));
	}
}
