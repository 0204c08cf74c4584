import { type EditorLanguage, inLanguage } from "#core/in-language.ts";
import { capitalized } from "../text/letters.ts";

const fillings = {
	points: { nl: "De punten.", en: "The points." },
	point: { nl: "Een punt.", en: "A point." },
	whole: { nl: "Met alle velden", en: "With all fields" },
	id: { nl: "voorbeeld", en: "example" },
	title: { nl: "Een kop", en: "A heading" },
	one: { nl: "Een punt", en: "A point" },
	other: { nl: "Nog een punt", en: "Another point" },
	without: { nl: "Zonder kop", en: "Without a heading" },
} as const;

/**
 * The files of a new section, ready to be filled, in the language in which a site is reported on. `schemas` is the way
 * from its folder to that of the JSON Schemas.
 */
export function sectionTemplates(
	type: string,
	schemas: string,
	language: EditorLanguage,
): Readonly<Record<string, string>> {
	const say = (what: keyof typeof fillings) => inLanguage(fillings[what], language);
	const title = capitalized(type.replaceAll("-", " "));
	const component = type.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
	return {
		"schema.ts": `import { sectionTitle } from "#core/fields/common.ts";
import { list, text } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

export default defineSection({
	type: "${type}",
	title: { nl: "${title}", en: "${title}" },
	summary: {
		nl: "Zeg hier in één zin waar dit onderdeel voor dient.",
		en: "Say here in one sentence what this section is for.",
	},
	fields: {
		title: sectionTitle(),
		items: list("${say("points")}", text("${say("point")}", { max: 120 }), { max: 12 }),
	},
});
`,
		"View.tsx": `import type { SectionProps } from "#core/section.ts";
import { Checks } from "#ui/Checks.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import type schema from "./schema.ts";

export default function ${component}View({ data }: SectionProps<typeof schema>) {
	return (
		<div className="wrap">
			<SectionHead title={data.title} />
			<Checks points={data.items} />
		</div>
	);
}
`,
		"examples.yaml": `# yaml-language-server: $schema=${schemas}/examples.schema.json
- name: ${say("whole")}
  section:
    type: ${type}
    id: ${say("id")}
    background: sand
    title: ${say("title")}
    items:
      - ${say("one")}
      - ${say("other")}
- name: ${say("without")}
  problem: missing-field
  section:
    type: ${type}
    items:
      - ${say("one")}
`,
	};
}

/**
 * What lets editors' programs and `tsc` read the own sections of a site as those of the builder. `builder` is the way
 * from their folder to that of the builder, and `packages` to that of the packages which the builder uses.
 */
export function sectionsTsconfig(builder: string, packages: string): string {
	const config = {
		compilerOptions: {
			target: "es2023",
			lib: ["es2023", "dom", "dom.iterable"],
			module: "preserve",
			moduleResolution: "bundler",
			types: [`${packages}/vite/client`],
			paths: {
				"#core/*": [`${builder}/src/core/*`],
				"#ui/*": [`${builder}/src/ui/*`],
				react: [`${packages}/@types/react`],
				"react/*": [`${packages}/@types/react/*`],
				"schema-dts": [`${packages}/schema-dts`],
			},
			jsx: "react-jsx",
			strict: true,
			noUncheckedIndexedAccess: true,
			exactOptionalPropertyTypes: true,
			verbatimModuleSyntax: true,
			erasableSyntaxOnly: true,
			allowImportingTsExtensions: true,
			skipLibCheck: true,
			noEmit: true,
		},
		include: ["."],
	};
	return `${JSON.stringify(config, null, "\t")}\n`;
}
