import { useState } from "react";
import { tabStorage } from "#studio/desk/tab-storage.ts";

const kept = "studio:find";

/** What somebody looks for; it is still there when Studio goes to another page, and comes back. */
export function useAsked(): readonly [asked: string, ask: (asked: string) => void] {
	const [asked, set] = useState(() => tabStorage.getItem(kept) ?? "");
	const keep = (asked: string) => {
		tabStorage.setItem(kept, asked);
		set(asked);
	};
	return [asked, keep];
}
