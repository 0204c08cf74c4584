import { plainText } from "#core/resolved.ts";
import type { Showing } from "#core/studio.ts";
import type { SitePicture } from "#core/studio-files.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { nameOf } from "#pipeline/read/content-name.ts";
import { documentOf, writtenOf } from "#pipeline/read/document.ts";
import type { SourceFile } from "#pipeline/read/source.ts";
import { type Path, writtenAt } from "#pipeline/read/written.ts";
import { imageIn } from "#pipeline/site/images.ts";
import type { SoundSite } from "#pipeline/site/site.ts";
import { picturePlaces } from "#pipeline/usage/published.ts";
import { showingOf } from "#pipeline/usage/showing.ts";
import type { LiveSite } from "../content/live-site.ts";

/** Nobody reads a longer list. */
const mostPages = 50;

/** The pictures of the site, each with where it was written and where it is to be seen. Undefined when nothing shows. */
export function picturesOf({ content }: LiveSite): SitePicture[] | undefined {
	return content.show("/@studio/pictures", (site) => {
		const places = picturePlaces(site);
		return site.images.names.flatMap((file): SitePicture[] => {
			const info = site.images.info(file);
			if (!info) return [];
			const { width, height } = info;
			const written = (places.get(file) ?? []).map((field) => {
				const { alt, focus, decorative } = imageIn(field) ?? {};
				const yes = decorative === undefined ? undefined : textAt(field.source, [...field.path, "decorative"]);
				return { file: field.source.file, path: field.path, alt, decorative: yes, focus };
			});
			const shown = showingOf(site, "image", file).pages;
			const pages = titledPages(site, shown.slice(0, mostPages));
			return [{ file, width, height, places: written, pageCount: shown.length, pages }];
		});
	});
}

function textAt({ text }: SourceFile, path: Path): string | undefined {
	const node = writtenAt(writtenOf(documentOf(text).contents), path);
	return node?.kind === "scalar" ? node.text : undefined;
}

/** Pages by their addresses, each with its Dutch title. */
export function titledPages(site: SoundSite, addresses: readonly string[]): Showing["pages"] {
	const context = makeContext(site, site.source);
	return addresses.flatMap((address) => {
		const page = site.pages.get(address);
		if (!page) return [];
		return { path: address, title: plainText(context.in(nameOf(page.source)).say(page.value.title)) };
	});
}
