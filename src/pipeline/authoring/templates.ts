import { today } from "#core/opening.ts";

/** What a new page says until its editor says something better. */
const fillings = {
	description: "Beschrijf hier in één of twee zinnen wat een bezoeker op deze pagina vindt.",
	summary: "Vat het artikel hier samen in één of twee zinnen.",
	text: "Hier komt de tekst.",
	intro: "Hier komt de inleiding.",
};

/** Sentences that stand in the place of what an editor is to write. */
export const templateSentences: readonly string[] = Object.values(fillings);

/** A page to start from; it passes validation as it is. `steps` are the parts of its address. */
export function pageTemplate(steps: readonly string[]): string {
	// A page has a title of at most 70 signs.
	const title = words(steps.at(-1) ?? "")
		.slice(0, 70)
		.trimEnd();
	const article = steps[0] === "blogs" && steps.length === 2;
	const head = [
		`# yaml-language-server: $schema=${"../".repeat(steps.length + 1)}schemas/page.schema.json`,
		`title: ${title}`,
		`description: ${fillings.description}`,
	];
	const body = article
		? [
				"article:",
				`  date: ${today()}`,
				`  summary: ${fillings.summary}`,
				"sections:",
				"  - type: prose",
				"    text: |",
				`      ${fillings.text}`,
			]
		: [
				"sections:",
				"  - type: hero",
				`    title: ${title}`,
				`    text: ${fillings.intro}`,
				"    buttons:",
				"      - label: Contact voor advies",
				"        link: /contact",
			];
	return `${[...head, ...body].join("\n")}\n`;
}

/** The files of a new section, ready to be filled. */
export function sectionTemplates(type: string): Readonly<Record<string, string>> {
	const title = words(type);
	const component = type.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
	return {
		"schema.ts": `import { sectionTitle } from "#core/fields/common.ts";
import { today } from "#core/opening.ts";
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
    from: 2026-01-01
    until: 2099-12-31
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

function words(name: string): string {
	const spaced = name.replaceAll("-", " ");
	return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
