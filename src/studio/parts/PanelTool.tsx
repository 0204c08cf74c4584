import type { PlainPanel } from "#studio/desk/panels.ts";
import { useEditor, useStudio } from "#studio/desk/use-studio.ts";
import { Icon, type IconName } from "./Icon.tsx";

interface PanelToolProps {
	readonly panel: PlainPanel;
	readonly icon: IconName;
	readonly name: string;
	readonly keys?: string;
}

/** A drawing in the toolbar that opens a panel, and closes it again. */
export function PanelTool({ panel, icon, name, keys }: PanelToolProps) {
	const editor = useEditor();
	const isOpen = useStudio((state) => state.panel?.feature === panel && state.panel.given === undefined);
	return (
		<button
			type="button"
			className="icon"
			aria-pressed={isOpen}
			aria-keyshortcuts={keys}
			aria-label={name}
			title={keys === undefined ? name : `${name} (${keys})`}
			onClick={() => (isOpen ? editor.close() : editor.openPanel(panel))}
		>
			<Icon name={icon} />
		</button>
	);
}
