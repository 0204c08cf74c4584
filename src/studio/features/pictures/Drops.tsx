import { useEffect } from "react";
import type { Spot } from "#core/studio.ts";
import type { Editor } from "#studio/desk/editor.ts";
import { incoming } from "#studio/desk/incoming.ts";
import { useEditor, useStudio } from "#studio/desk/use-studio.ts";
import { leaveWaiting } from "./several.ts";
import { words } from "./words.ts";

/** Takes photos that are dropped on the page or on the panel, or pasted. Nothing dropped leads away from the page. */
export function Drops() {
	const editor = useEditor();
	const editing = useStudio((state) => state.editing);
	useEffect(() => {
		if (!editing) return;
		const listening = new AbortController();
		listen(editor, listening.signal);
		const end = incoming.asideTo(leaveWaiting);
		return () => {
			listening.abort();
			end();
		};
	}, [editor, editing]);
	return null;
}

function listen(studio: Editor, signal: AbortSignal): void {
	const over = (event: DragEvent) => {
		if (!event.dataTransfer?.types.includes("Files")) return;
		event.preventDefault();
		studio.point(pictureAt(studio, event)?.origin);
	};
	const dropped = async (event: DragEvent) => {
		const all = [...(event.dataTransfer?.files ?? [])];
		if (all.length === 0) return;
		event.preventDefault();
		const files = all.filter(isPicture);
		const hit = pictureAt(studio, event);
		studio.point(undefined);
		const isOpen = studio.state.panel?.feature === "pictures";
		if ((isOpen || isOnPanel(event)) && incoming.give(files, event.composedPath()[0])) return;
		if (files.length === 0) studio.announce(words.pictureNowhere);
		else if (hit && files.length === 1) {
			await studio.open({ hit, at: undefined });
			incoming.leave(files);
		} else
			studio.openPanel("pictures", {
				files,
				at: hit?.origin ?? sectionAt(studio, event.clientY),
				instead: hit !== undefined,
			});
	};
	const pasted = (event: ClipboardEvent) => {
		const { clipboardData } = event;
		const files = [...(clipboardData?.files ?? [])].filter(isPicture).map(
			// A browser calls every picture that is copied the same.
			(file) => new File([file], `geplakt.${file.type.split("/")[1]}`, { type: file.type }),
		);
		// A spreadsheet gives a picture of its cells besides.
		if (files.length === 0 || hasWords(clipboardData)) return;
		event.preventDefault();
		if (incoming.give(files, event.composedPath()[0])) return;
		studio.openPanel("pictures", { files, at: studio.state.chosen?.origin });
	};
	document.addEventListener("dragover", over, { signal });
	document.addEventListener("drop", (event) => void dropped(event), { signal });
	document.addEventListener("paste", pasted, { signal });
}

function pictureAt(studio: Editor, { target }: Event) {
	const hit = target instanceof Element ? studio.shownAt(target) : undefined;
	return hit?.origin.kind === "image" ? hit : undefined;
}

function isPicture({ name, type }: File): boolean {
	return type.startsWith("image/") || /\.hei[cf]$/i.test(name);
}

/** The section at a height of the window. */
function sectionAt({ page, state }: Editor, y: number): Spot | undefined {
	const file = state.markedPage?.file;
	const above = [...page.sections].filter(([, element]) => element.getBoundingClientRect().top <= y);
	const place = above.at(-1)?.[0];
	return file === undefined || place === undefined ? undefined : { file, path: ["sections", place] };
}

function hasWords(data: DataTransfer | null): boolean {
	const html = data?.getData("text/html").replace(/<style[\s\S]*?<\/style>|<[^>]*>|&nbsp;/gi, "") ?? "";
	return html.trim() !== "" || data?.getData("text/plain").trim() !== "";
}

function isOnPanel({ target }: Event): boolean {
	return target instanceof Element && target.localName === "site-studio";
}
