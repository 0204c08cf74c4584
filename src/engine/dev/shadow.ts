import { renderPage } from "#app/entry-server.tsx";
import { fieldsIn } from "#core/fields/walk.ts";
import type { Page } from "#core/page.ts";
import type { Shell } from "#core/shell.ts";
import type { ShadowPage, ShadowSection } from "#core/studio.ts";
import { dataAt, dataOf } from "#pipeline/authoring/edits/data.ts";
import { MarkedSite } from "#pipeline/present/marked.ts";
import { documentOf, writtenOf } from "#pipeline/read/document.ts";
import { sectionDefinitions } from "#pipeline/site/sections.ts";
import type { SitePage, SoundSite } from "#pipeline/site/site.ts";
import { bareWords } from "#pipeline/text/markdown.ts";

interface Presented {
	readonly page: Page;
	readonly shell: Shell;
	/** Undefined for a page that no file says. */
	readonly written: SitePage | undefined;
}

/** Nothing of these is read of a shadow. */
export const unread = {
	metadata: {},
	origin: "",
	languages: [],
	build: "",
	shell: "",
	icons: "",
	app: "",
	head: "",
	color: "",
	loader: "",
};

/** The shadow of a page that was presented. */
export function shadowOf(site: SoundSite, { page, shell, written }: Presented): Omit<ShadowPage, "revision"> {
	const marked = new MarkedSite(site);
	const shown = written ? marked.page(page, written) : page;
	const html = renderPage(shown, marked.shell(shell), unread);
	return { ...marked.settle(html), file: written?.source.file, sections: written ? sectionsOf(written) : [] };
}

function sectionsOf({ source, value }: SitePage): ShadowSection[] {
	const data = dataOf(writtenOf(documentOf(source.text).contents));
	return value.sections.map(({ type, place, fields }) => {
		const definition = sectionDefinitions.get(type);
		const found = definition ? fieldsIn(definition.schema, fields) : [];
		const first = found.find(({ meta, value }) => meta.kind !== "ref" && typeof value === "string" && /\s/.test(value));
		return {
			title: definition?.title ?? type,
			words: typeof first?.value === "string" ? bareWords(first.value) : "",
			data: dataAt(data, ["sections", place]) ?? null,
		};
	});
}
