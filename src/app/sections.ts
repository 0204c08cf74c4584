import lazy from "virtual:sections/lazy-views";
import eager from "virtual:sections/views";
import type { ComponentType } from "react";
import type { Page, PageSection } from "#core/page.ts";

/** Props that every view takes; what is in `data` only the section's own schema knows. */
export type View = ComponentType<{ data: unknown; id: string; settings: unknown }>;

const views = new Map(Object.entries(eager));

/** Adds views under the types of their sections. */
export function registerViews(added: Readonly<Record<string, View>>): void {
	for (const [type, view] of Object.entries(added)) views.set(type, view);
}

/** Brings the views that a page needs and that are not here yet; those with much code, `View.lazy.tsx`, come so. */
export async function loadViews(page: Page): Promise<void> {
	const missing = new Set(page.sections.map(({ type }) => type).filter((type) => !views.has(type)));
	await Promise.all(
		[...missing].map(async (type) => {
			const module = await lazy[type]?.();
			if (module) views.set(type, module.default);
		}),
	);
}

/** The view of a section. A type without a view is a mistake in the code, never silently empty. */
export function viewOf({ type }: PageSection): View {
	const view = views.get(type);
	if (!view) throw new Error(`The section ${type} has no View.tsx or View.lazy.tsx, or it was not loaded.`);
	return view;
}
