import { useEffect } from "react";
import type { Editor } from "#studio/desk/editor.ts";
import { incoming } from "#studio/desk/incoming.ts";
import { useEditor, useStudio } from "#studio/desk/use-studio.ts";
import { words } from "./words.ts";

/** Takes photos that are dropped on the page or on the panel, or pasted. Nothing dropped leads away from the page. */
export function Drops() {
	const editor = useEditor();
	const editing = useStudio((state) => state.editing);
	useEffect(() => {
		if (!editing) return;
		const listening = new AbortController();
		listen(editor, listening.signal);
		return () => listening.abort();
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
		const files = [...(event.dataTransfer?.files ?? [])];
		if (files.length === 0) return;
		event.preventDefault();
		const hit = pictureAt(studio, event);
		studio.point(undefined);
		if (hit) {
			await studio.open({ hit, at: undefined });
			incoming.leave(files);
		} else if (!isOnPanel(event) || !incoming.give(files)) studio.announce(words.pictureNowhere);
	};
	const pasted = (event: ClipboardEvent) => {
		const files = [...(event.clipboardData?.files ?? [])].map(
			// A browser calls every picture that is copied the same.
			(file) => new File([file], `geplakt.${file.type.split("/")[1]}`, { type: file.type }),
		);
		if (files.length > 0 && incoming.give(files)) event.preventDefault();
	};
	document.addEventListener("dragover", over, { signal });
	document.addEventListener("drop", (event) => void dropped(event), { signal });
	document.addEventListener("paste", pasted, { signal });
}

function pictureAt(studio: Editor, { target }: Event) {
	const hit = target instanceof Element ? studio.shownAt(target) : undefined;
	return hit?.origin.kind === "image" ? hit : undefined;
}

function isOnPanel({ target }: Event): boolean {
	return target instanceof Element && target.localName === "site-studio";
}
