import { editorWord } from "#core/fields/editor-words.ts";
import { path } from "#core/fields/fields.ts";
import { today } from "#core/opening.ts";
import { pageHeadSchema } from "#core/page.ts";
import { folderOf } from "../../site/folders.ts";
import { regionOf } from "../../site/region.ts";
import { editPage, type PageEdit } from "../edits/edit-page.ts";
import { refusals } from "../edits/refusals.ts";
import { firstNamesIn } from "../fillings.ts";
import { address, addressOf, description, menuPlace, placeAnswered, suggestedAddress } from "./page.ts";
import { refused, toCheck, toTranslate, type Wizard } from "./wizard.ts";
import { withSchemaLine } from "./yaml.ts";

/** What belongs to one page alone. */
const own = ["formerly", "publish", "menu"] as const;

export const copyStart: Wizard = {
	what: { nl: "een kopie van een pagina", en: "a copy of a page" },
	about: {
		nl: "Begint met alles wat er op een andere pagina staat, als concept.",
		en: "Starts with everything that is on another page, as a draft.",
	},
	questions: [
		{
			name: "name",
			ask: { nl: "Van welke pagina?", en: "From which page?" },
			field: path("De pagina die u kopieert blijft zoals ze is."),
			options: (site) => [...site.pages.values()].map((page) => ({ value: page.path, text: page.value.title })),
		},
		{
			name: "title",
			ask: { nl: "Hoe heet de nieuwe pagina?", en: "What is the new page called?" },
			field: pageHeadSchema.shape.title,
			sample: true,
			suggest: (site, { name = "" }) =>
				`${site.pages.get(name)?.value.title.slice(0, 62) ?? ""} (${firstNamesIn(site).copy})`,
		},
		address({ nl: "Welk adres krijgt ze?", en: "What is its address?" }, (site, { name = "", title = "" }) =>
			suggestedAddress(site, title, folderOf(name)),
		),
		description({
			nl: "Wat vindt een bezoeker er, in één of twee zinnen?",
			en: "What do visitors find there, in a sentence or two?",
		}),
		menuPlace((site, { name = "" }) => site.pages.get(name)?.value.menu?.under ?? ""),
	],
	make(site, answers) {
		const model = site.pages.get(answers.name ?? "");
		if (!model) return refused(refusals.noPage);
		const page = addressOf(answers);
		const file = `content/pages${page}.yaml`;
		const { title = "" } = answers;
		const placed = placeAnswered(site, answers, title);
		if ("refused" in placed) return refused(placed.refused);
		const yes = editorWord("yes", site.source);
		const { article, draft } = model.value;
		const left = own.filter((each) => model.value[each] !== undefined);
		const edited = editPage(model.source.file, model.source.text, [
			...left.map((each): PageEdit => ({ do: "remove", path: [each] })),
			{ do: "set", path: ["title"], value: title },
			{ do: "set", path: ["description"], value: answers.description ?? "" },
			...(article ? [{ do: "set", path: ["article", "date"], value: today(regionOf(site).timeZone) } as const] : []),
			...(draft === undefined ? [{ do: "add", path: ["draft"], value: yes } as const] : []),
			...(placed.menu ? [{ do: "add", path: ["menu"], value: placed.menu } as const] : []),
		]);
		if ("refused" in edited) return refused(edited.refused);
		return {
			added: { [file]: withSchemaLine(edited.text, page) },
			changed: placed.changed,
			opens: { page, spot: { file, path: article ? ["title"] : ["sections", 0, "title"] } },
			next: [
				{ nl: "Open {file} en schrijf de tekst.", en: "Open {file} and write the text.", values: { file } },
				{
					nl: "Klaar? Haal dan de regel `draft: {yes}` weg, en de pagina staat op de site.",
					en: "Done? Then remove the line `draft: {yes}`, and the page is on the site.",
					values: { yes },
				},
				...toTranslate(site),
				toCheck,
			],
		};
	},
};
