import { useSay } from "#studio/desk/use-studio.ts";
import type { Adds } from "#studio/fields/feature.tsx";
import { PanelTool } from "#studio/parts/PanelTool.tsx";
import { words } from "./words.ts";

function SettingsTool() {
	const say = useSay();
	return <PanelTool panel="settings" icon="settings" name={say(words.settings)} />;
}

export const adds: Adds = { tool: [2, SettingsTool] };
