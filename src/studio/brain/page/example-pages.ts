import { describeFields } from "#core/fields/describe.ts";
import { escapeHtml } from "#core/html.ts";
import { type EditorLanguage, inLanguage, type Said } from "#core/in-language.ts";
import type { Page, PageSection } from "#core/page.ts";
import type { Html } from "#core/resolved.ts";
import { allExamples, type Example, fullestExample } from "#pipeline/authoring/examples.ts";
import type { Context } from "#pipeline/kinds/context.ts";
import { presentSection } from "#pipeline/present/page.ts";
import { sectionDefinitions, sectionTypes } from "#pipeline/site/sections.ts";
import { validateSection } from "#pipeline/validate/page.ts";

/** Every section with its fields and examples on one page, made from the same files as the tests. */
export function galleryPage(context: Context, language: EditorLanguage): Page {
	const examples = allExamples();
	const sections = sectionTypes.flatMap((type, index) => {
		const own = examples.filter((example) => example.type === type);
		return [reference(type, index, language), ...own.flatMap((example) => show(example, context, language))];
	});
	return pageOf([contents(language), ...sections], context, inLanguage(words.gallery, language));
}

function pageOf(sections: readonly PageSection[], { language }: Context, title = ""): Page {
	return {
		path: "/@gallery",
		lang: language,
		title,
		heading: title,
		description: "",
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

function contents(language: EditorLanguage): PageSection {
	const links = sectionTypes.map((type) => `<li><a href="#onderdeel-${type}">${type}</a></li>`).join("");
	return prose("galerij", `<h2>${inLanguage(words.all, language)}</h2><ul>${links}</ul>`);
}

function reference(type: string, index: number, language: EditorLanguage): PageSection {
	const definition = sectionDefinitions.get(type);
	if (!definition) throw new Error(`No section is called ${type}.`);
	const rows = describeFields(definition.schema, language).map(
		({ name, kind, required, description }) =>
			`<tr><th scope="row"><code>${name}</code></th><td>${kind}</td><td>${required ? "✓" : ""}</td><td>${escapeHtml(description)}</td></tr>`,
	);
	const say = (said: Said) => escapeHtml(inLanguage(said, language));
	const columns = [words.field, words.kind, words.required, words.about].map((each) => `<th>${say(each)}</th>`);
	const head = `<tr>${columns.join("")}</tr>`;
	const html = `<h2>${index + 1}. ${say(definition.title)} <code>${type}</code></h2><p>${say(definition.summary)}</p><table><thead>${head}</thead><tbody>${rows.join("")}</tbody></table>`;
	return prose(`onderdeel-${type}`, html);
}

/** The YAML of an example, and below it what a visitor sees of it; of a wrong one, the problem that it gives. */
function show(example: Example, context: Context, language: EditorLanguage): PageSection[] {
	const key = `${example.type}-${example.index}`;
	const code = example.problem && `<code>${example.problem}</code>`;
	const problem = code ? `<p>${inLanguage(words.gives, language, { code })}</p>` : "";
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

const words = {
	gallery: { nl: "Galerij", en: "Gallery" },
	all: { nl: "Alle onderdelen", en: "All sections" },
	field: { nl: "Veld", en: "Field" },
	kind: { nl: "Soort", en: "Kind" },
	required: { nl: "Verplicht", en: "Required" },
	about: { nl: "Uitleg", en: "Explanation" },
	gives: { nl: "Geeft het probleem {code}.", en: "Gives the problem {code}." },
} satisfies Record<string, Said>;
