import { join } from "node:path";
import { expect, test } from "vitest";
import { Frame, renderWhole } from "#app/rendering.tsx";
import { languages } from "#core/languages.ts";
import { openContent } from "#engine/content/content.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { presentNotFound, presentPage } from "#pipeline/present/page.ts";
import { presentShell } from "#pipeline/present/shell.ts";
import { everyPage } from "#pipeline/site/overviews.ts";
import { requireSound } from "#pipeline/site/site.ts";

const project = join(import.meta.dirname, "../..");

// The application takes over what it would have rendered itself: a page put together from parts has to be the same.
test.each(["tests/example-site", "."])("every page of %s put together from parts equals the whole", (folder) => {
	const site = requireSound(openContent(join(project, folder)).read().site);
	const icons = "/icons.svg";
	let inParts = 0;
	for (const language of languages) {
		const context = makeContext(site, language);
		const shell = presentShell(context, 2026);
		const unchanged = (html: string) => html;
		const frame = new Frame({ shell, icons }, unchanged, unchanged);
		const pages = [...everyPage(site)].map(({ page, number }) => presentPage(page, context, number));
		for (const page of [...pages, presentNotFound(context)]) {
			const { preloads, body } = frame.render(page);
			const whole = renderWhole(page, { shell, icons });
			expect({ preloads, body: body.join("") }, page.path).toEqual({
				preloads: whole.preloads,
				body: whole.body.join(""),
			});
			if (body.length > 1) inParts++;
		}
	}
	expect(inParts).toBeGreaterThanOrEqual(languages.length);
});
