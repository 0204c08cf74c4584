import type { ComponentType } from "react";
import type { PageSection } from "#core/page.ts";

/** Props that every view takes; what is in `data` only the section's own schema knows. */
type View = ComponentType<{ data: unknown; id: string; settings: unknown }>;

const modules = import.meta.glob<{ default: View }>("../sections/*/View.tsx", { eager: true });

const views: ReadonlyMap<string, View> = new Map(
	Object.entries(modules).map(([file, module]) => [file.split("/").at(-2) ?? "", module.default]),
);

/** The view of a section. A type without a view is a mistake in the code, never silently empty. */
export function viewOf({ type }: PageSection): View {
	const view = views.get(type);
	if (!view) throw new Error(`src/sections/${type}/View.tsx is missing.`);
	return view;
}
