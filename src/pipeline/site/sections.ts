import schemas from "virtual:sections/schemas";
import { inLanguage } from "#core/in-language.ts";
import { clearlyMeant } from "#core/nearest.ts";
import type { SectionDefinition } from "#core/section.ts";

/** Every section by its type: those of the builder, and the site's own. */
export const sectionDefinitions: ReadonlyMap<string, SectionDefinition> = new Map(
	Object.entries(schemas).map(([folder, definition]) => {
		if (definition.type !== folder) {
			const said = {
				nl: '{folder}/schema.ts beschrijft de soort "{type}"; daar moet "{folder}" staan, de naam van de map.',
				en: '{folder}/schema.ts defines the type "{type}"; it must be "{folder}", the name of its folder.',
				values: { folder, type: definition.type },
			};
			throw Object.assign(new Error(inLanguage(said, "en")), { said });
		}
		return [folder, definition];
	}),
);

export const sectionTypes: readonly string[] = [...sectionDefinitions.keys()].sort();

/** The type that must be meant by one that is not known here. Undefined when there is any doubt: a newer builder may know it. */
export function typeMeant(type: string): string | undefined {
	return clearlyMeant(type, sectionTypes, { grows: true });
}

/** What a section is; one whose type is misspelt is what was meant. */
export function definitionMeant(type: string): SectionDefinition | undefined {
	return sectionDefinitions.get(type) ?? sectionDefinitions.get(typeMeant(type) ?? "");
}
