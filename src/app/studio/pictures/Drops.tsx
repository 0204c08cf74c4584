import { useEffect } from "react";
import type { Studio } from "../studio.ts";
import { useStudio } from "../use-studio.ts";
import { incoming } from "./incoming.ts";

/** Takes photos that are dropped on the page or on the panel, or pasted. Nothing dropped leads away from the page. */
export function Drops() {
	const { studio, state } = useStudio();
	const { editing } = state;
	useEffect(() => {
		if (!editing) return;
		const listening = new AbortController();
		listen(studio, listening.signal);
		return () => listening.abort();
	}, [studio, editing]);
	return null;
}

function listen(studio: Studio, signal: AbortSignal): void {
	const over = (event: DragEvent) => {
		if (!event.dataTransfer?.types.includes("Files")) return;
		event.preventDefault();
		studio.point(pictureAt(studio, event)?.origin);
	};
	const dropped = async (event: DragEvent) => {
		const [file] = event.dataTransfer?.files ?? [];
		if (!file) return;
		event.preventDefault();
		const hit = pictureAt(studio, event);
		studio.point(undefined);
		if (hit) {
			await studio.open({ hit, at: undefined });
			incoming.leave(file);
		} else if (!isOnPanel(event) || !incoming.give(file)) studio.tell("pictureNowhere");
	};
	const pasted = (event: ClipboardEvent) => {
		const [file] = event.clipboardData?.files ?? [];
		// A browser calls every picture that is copied the same.
		if (file && incoming.give(new File([file], `geplakt.${file.type.split("/")[1]}`, { type: file.type })))
			event.preventDefault();
	};
	document.addEventListener("dragover", over, { signal });
	document.addEventListener("drop", (event) => void dropped(event), { signal });
	document.addEventListener("paste", pasted, { signal });
}

function pictureAt(studio: Studio, { target }: Event) {
	const hit = target instanceof Element ? studio.shownAt(target) : undefined;
	return hit?.origin.kind === "image" ? hit : undefined;
}

function isOnPanel({ target }: Event): boolean {
	return target instanceof Element && target.localName === "site-studio";
}
