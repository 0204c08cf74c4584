import { describeFields } from "#core/fields/describe.ts";
import { escapeHtml } from "#core/html.ts";
import type { Page, PageSection } from "#core/page.ts";
import type { Html } from "#core/resolved.ts";
import { allExamples, type Example, fullestExample } from "#pipeline/authoring/examples.ts";
import type { Context } from "#pipeline/kinds/context.ts";
import { presentSection } from "#pipeline/present/page.ts";
import { sectionDefinitions, sectionTypes } from "#pipeline/site/sections.ts";
import { validateSection } from "#pipeline/validate/page.ts";

/** Every section with its fields and examples on one page, made from the same files as the tests. */
export function galleryPage(context: Context): Page {
	const examples = allExamples();
	const sections = sectionTypes.flatMap((type, index) => {
		const own = examples.filter((example) => example.type === type);
		return [reference(type, index), ...own.flatMap((example) => show(example, context))];
	});
	return pageOf([contents(), ...sections], context);
}

function pageOf(sections: readonly PageSection[], { language }: Context): Page {
	return {
		path: "/@gallery",
		lang: language,
		title: "Galerij",
		heading: "Galerij",
		description: "Alle onderdelen met hun velden en voorbeelden.",
		announced: [],
		breadcrumbs: [],
		trail: [],
		sections,
	};
}

/** The example of every section that shows most of it, each with its type as anchor. */
export function thumbnailsPage(context: Context): Page {
	const sections = sectionTypes.flatMap((type) => {
		const example = fullestExample(type);
		const shown = example && presented(example, context);
		return shown ? [{ ...shown, id: type, anchor: type }] : [];
	});
	return pageOf(sections, context);
}

function contents(): PageSection {
	const links = sectionTypes.map((type) => `<li><a href="#onderdeel-${type}">${type}</a></li>`).join("");
	return prose("galerij", `<h2>Alle onderdelen</h2><ul>${links}</ul>`);
}

function reference(type: string, index: number): PageSection {
	const definition = sectionDefinitions.get(type);
	if (!definition) throw new Error(`No section is called ${type}.`);
	const rows = describeFields(definition.schema).map(
		({ name, kind, required, description }) =>
			`<tr><th scope="row"><code>${name}</code></th><td>${kind}</td><td>${required ? "ja" : ""}</td><td>${escapeHtml(description)}</td></tr>`,
	);
	const head = "<tr><th>Veld</th><th>Soort</th><th>Verplicht</th><th>Uitleg</th></tr>";
	const html = `<h2>${index + 1}. ${escapeHtml(definition.title.nl)} <code>${type}</code></h2><p>${escapeHtml(definition.summary.nl)}</p><table><thead>${head}</thead><tbody>${rows.join("")}</tbody></table>`;
	return prose(`onderdeel-${type}`, html);
}

/** The YAML of an example, and below it what a visitor sees of it; of a wrong one, the problem that it gives. */
function show(example: Example, context: Context): PageSection[] {
	const key = `${example.type}-${example.index}`;
	const problem = example.problem ? `<p>Geeft het probleem <code>${example.problem}</code>.</p>` : "";
	const text = prose(
		key,
		`<h3>${escapeHtml(example.name)}</h3>${problem}<pre><code>${escapeHtml(example.yaml)}</code></pre>`,
	);
	if (example.problem) return [text];
	const shown = presented(example, context);
	return shown ? [text, { ...shown, id: `${key}-view` }] : [text];
}

/** An example as its view receives it. */
function presented({ source, index }: Example, context: Context): Omit<PageSection, "anchor"> | undefined {
	const { section } = validateSection(source, [index, "section"]);
	if (!section) return undefined;
	const { anchor: _, ...shown } = presentSection(section, context);
	return shown;
}

function prose(id: string, html: string): PageSection {
	return { type: "prose", id, anchor: id, background: "paper", data: { text: html as Html } };
}
