import type { ComponentType } from "react";
import type { Page, PageSection } from "#core/page.ts";

/** Props that every view takes; what is in `data` only the section's own schema knows. */
type View = ComponentType<{ data: unknown; id: string; settings: unknown }>;

interface ViewModule {
	readonly default: View;
}

const typeOf = (file: string) => file.split("/").at(-2) ?? "";

const eager = import.meta.glob<ViewModule>("../sections/*/View.tsx", { eager: true });

/** Views with much code, `View.lazy.tsx`, come together with the data of the first page that needs them. */
const lazy = import.meta.glob<ViewModule>("../sections/*/View.lazy.tsx");

const loaders = new Map(Object.entries(lazy).map(([file, load]) => [typeOf(file), load]));

const views = new Map<string, View>();
registerViews(eager);

/** Adds views under the names of their folders. */
export function registerViews(modules: Readonly<Record<string, ViewModule>>): void {
	for (const [file, module] of Object.entries(modules)) views.set(typeOf(file), module.default);
}

/** Brings the views that a page needs and that are not here yet. */
export async function loadViews(page: Page): Promise<void> {
	const missing = new Set(page.sections.map(({ type }) => type).filter((type) => !views.has(type)));
	await Promise.all(
		[...missing].map(async (type) => {
			const module = await loaders.get(type)?.();
			if (module) views.set(type, module.default);
		}),
	);
}

/** The view of a section. A type without a view is a mistake in the code, never silently empty. */
export function viewOf({ type }: PageSection): View {
	const view = views.get(type);
	if (!view) throw new Error(`src/sections/${type} has no View.tsx or View.lazy.tsx, or it was not loaded.`);
	return view;
}
