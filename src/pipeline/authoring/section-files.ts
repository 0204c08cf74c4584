import { capitalized } from "../text/letters.ts";

/** The files of a new section, ready to be filled. */
export function sectionTemplates(type: string): Readonly<Record<string, string>> {
	const title = capitalized(type.replaceAll("-", " "));
	const component = type.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
	return {
		"schema.ts": `import { sectionTitle } from "#core/fields/common.ts";
import { list, text } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

export default defineSection({
	type: "${type}",
	title: "${title}",
	summary: "Zeg hier in één zin waar deze sectie voor dient.",
	fields: {
		title: sectionTitle(),
		items: list("De punten.", text("Een punt.", { max: 120 }), { max: 12 }),
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
		"examples.yaml": `# yaml-language-server: $schema=../../../schemas/examples.schema.json
- name: Met alle velden
  section:
    type: ${type}
    id: voorbeeld
    background: sand
    title: Een kop
    items:
      - Een punt
      - Nog een punt
- name: Zonder kop
  problem: missing-field
  section:
    type: ${type}
    items:
      - Een punt
`,
	};
}
