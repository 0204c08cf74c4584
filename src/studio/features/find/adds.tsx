import { useEffect } from "react";
import { useEditor, useSay } from "#studio/desk/use-studio.ts";
import { words } from "#studio/desk/words.ts";
import type { Adds } from "#studio/fields/feature.tsx";
import { takesText } from "#studio/page/takes-text.ts";
import { PanelTool } from "#studio/parts/PanelTool.tsx";

/** The magnifier. While somebody edits, a stroke opens it too: elsewhere it belongs to the page. */
function FindTool() {
	const editor = useEditor();
	const say = useSay();
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			const hasMore = event.ctrlKey || event.metaKey || event.altKey;
			if (event.key !== "/" || hasMore || event.defaultPrevented || !editor.state.editing || takesText(event)) return;
			event.preventDefault();
			editor.openPanel("find");
		};
		document.addEventListener("keydown", press);
		return () => document.removeEventListener("keydown", press);
	}, [editor]);
	return <PanelTool panel="find" icon="find" name={say(words.search)} keys="/" />;
}

export const adds: Adds = { tool: [1, FindTool] };
