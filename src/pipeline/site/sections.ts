import type { SectionDefinition } from "#core/section.ts";

const modules = import.meta.glob<{ default: SectionDefinition }>("../../sections/*/schema.ts", { eager: true });

/** Every section by its type: the folders in `src/sections`. */
export const sectionDefinitions: ReadonlyMap<string, SectionDefinition> = new Map(
	Object.entries(modules).map(([file, module]) => {
		const folder = file.split("/").at(-2);
		const definition = module.default;
		if (definition.type !== folder) {
			throw new Error(
				`src/sections/${folder}/schema.ts defines the type "${definition.type}"; it must be "${folder}".`,
			);
		}
		return [definition.type, definition];
	}),
);

export const sectionTypes: readonly string[] = [...sectionDefinitions.keys()].sort();
