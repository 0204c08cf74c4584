import type { Spot } from "#core/studio.ts";
import type { Editor } from "#studio/desk/editor.ts";
import { selectTyped } from "#studio/page/select-typed.ts";

/**
 * Opens what was just added: in the panel, and once the page shows it in the page, unless the person went on or began to
 * type meanwhile. What they type before that is for it.
 */
export async function openNew(studio: Editor, spot: Spot): Promise<void> {
	const release = studio.holdKeys();
	const typing = new AbortController();
	window.addEventListener("beforeinput", () => typing.abort(), { capture: true, signal: typing.signal });
	try {
		await studio.openAt(spot);
	} catch (error) {
		typing.abort();
		release();
		throw error;
	}
	const look = () => {
		const { panel } = studio.state;
		const form = panel?.feature === "form" ? panel.given.form : undefined;
		const isThere = form?.file === spot.file && form.path.join() === spot.path.join();
		const hit = studio.page.first(spot);
		const goesOn = isThere && !typing.signal.aborted;
		if (!hit && goesOn) return;
		stop();
		if (hit && goesOn)
			void studio
				.openAt(hit.origin)
				.then(() => selectTyped())
				.finally(release);
		else release();
	};
	const unsubscribe = studio.subscribe(look);
	let isOver = false;
	const stop = () => {
		isOver = true;
		unsubscribe();
		typing.abort();
	};
	look();
	// It may have no text that the page shows.
	const free = () => isOver || release();
	void studio.reading.known().then(free, free);
}
