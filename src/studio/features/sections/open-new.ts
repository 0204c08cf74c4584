import type { Spot } from "#core/studio.ts";
import type { Editor } from "#studio/desk/editor.ts";

/** Opens what was just added: in the panel, and once the page shows it in the page, unless the person went on meanwhile. */
export async function openNew(studio: Editor, spot: Spot): Promise<void> {
	await studio.openAt(spot);
	const look = () => {
		const { panel } = studio.state;
		const form = panel?.feature === "form" ? panel.given.form : undefined;
		const isThere = form?.file === spot.file && form.path.join() === spot.path.join();
		const hit = studio.page.first(spot);
		if (!hit && isThere) return;
		stop();
		if (hit && isThere) void studio.openAt(hit.origin).then(selectAll);
	};
	const stop = studio.subscribe(look);
	look();
}

/** What stands there is there to be replaced. */
function selectAll(): void {
	const typed = document.activeElement;
	if (typed instanceof HTMLElement && typed.isContentEditable) getSelection()?.selectAllChildren(typed);
}
