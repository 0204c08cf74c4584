import type { PlainPanel } from "#studio/desk/panels.ts";
import { useStudio } from "#studio/desk/use-studio.ts";
import { Action, type ActionProps } from "./Action.tsx";

interface PanelActionProps extends Omit<ActionProps, "pressed" | "act"> {
	readonly panel: PlainPanel;
}

/** Opens a panel, and closes it again. */
export function PanelAction({ panel, ...props }: PanelActionProps) {
	const { studio, state } = useStudio();
	const isOpen = state.panel?.feature === panel && state.panel.given === undefined;
	return <Action {...props} pressed={isOpen} act={() => (isOpen ? studio.close() : studio.openPanel(panel))} />;
}
