import type { PlainPanel } from "#studio/desk/panels.ts";
import { useEditor, useStudio } from "#studio/desk/use-studio.ts";
import { Action, type ActionProps } from "./Action.tsx";

interface PanelActionProps extends Omit<ActionProps, "pressed" | "act"> {
	readonly panel: PlainPanel;
}

/** Opens a panel, and closes it again. */
export function PanelAction({ panel, ...props }: PanelActionProps) {
	const editor = useEditor();
	const isOpen = useStudio((state) => state.panel?.feature === panel && state.panel.given === undefined);
	return <Action {...props} pressed={isOpen} act={() => (isOpen ? editor.close() : editor.openPanel(panel))} />;
}
