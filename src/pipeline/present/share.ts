import { fieldsIn } from "#core/fields/walk.ts";
import { directionOf, type Language, scriptOf } from "#core/languages.ts";
import type { SharePicture } from "#core/metadata.ts";
import { plainText } from "#core/resolved.ts";
import type { Palette } from "#core/theme/colors.ts";
import { sha256 } from "#hash";
import type { Context } from "../kinds/context.ts";
import { nameOf } from "../read/content-name.ts";
import { businessOf, fallbackOf, imageOf, settingOf } from "../site/accessors.ts";
import { definitionOf, type EntryName, entriesMeant, entryOf } from "../site/facts.ts";
import { namingFields } from "../site/fields.ts";
import { imageIn, type WrittenImage } from "../site/images.ts";
import type { SitePage } from "../site/site.ts";
import type { SiteOfDay } from "../site/site-on.ts";
import { type Theme, themeOf } from "../site/theme.ts";
import { look, type ReadableSite } from "../site/traced-site.ts";
import { picturesVersion } from "./pictures-version.ts";
import { type Sign, signOf } from "./sign.ts";

/** The size that social networks ask for, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Everything that is drawn in one share picture, and where it stands. */
export interface SharePlan {
	readonly title: string;
	readonly name: string;
	/** Side on which reading starts. */
	readonly direction: "ltr" | "rtl";
	/** That of the title, which may have fallen back to another language. */
	readonly titleDirection: "ltr" | "rtl";
	readonly article: boolean;
	readonly sign: Sign;
	readonly palette: Palette;
	readonly ornament: Theme["ornament"];
	/** A picture of the page itself; `photo` when it is not a drawing. */
	readonly image?: {
		readonly name: string;
		readonly absolute: string;
		readonly photo: boolean;
		/** The point that stays in sight: `30% 60%`. */
		readonly focus?: string | undefined;
	};
	/** Stands for all of the above, and for the code that draws it. */
	readonly key: string;
	/** Drawings are smaller and sharper as PNG, photos as JPEG. */
	readonly format: "png" | "jpeg";
	/** Address in the built site; it may be cached for ever. */
	readonly address: string;
}

/** Which share picture a page has in a language; undefined when the settings want none. Draws nothing. */
export function planShare(page: SitePage, reader: Context): SharePlan | undefined {
	const { site } = reader;
	// Where no letters can be drawn, the picture speaks the language that a visitor reads in the place of a translation.
	const context = drawnScripts.has(scriptOf(reader.language)) ? reader : reader.speaking(fallbackOf(site));
	const wanted = settingOf(site, "sharePictures") ?? "page";
	const path = wanted === "site" ? "/" : page.path;
	const shown = look(site, `page ${path}`).pages.get(path);
	if (wanted === "none" || !shown) return undefined;
	const title = context.in(nameOf(shown.source)).say(shown.value.title);
	const image = imageOn(shown, site);
	const drawn = {
		title: plainText(title),
		name: siteName(context),
		direction: directionOf(context.language),
		titleDirection: directionOf(typeof title === "string" ? context.language : title.lang),
		article: shown.value.article !== undefined,
	};
	const sign = signOf(context);
	const { palette, ornament } = themeOf(site);
	const around = { sign: sign.drawing?.address ?? sign, palette, ornament };
	const content = JSON.stringify({
		look: picturesVersion,
		...drawn,
		...around,
		image: image?.info.address,
		focus: image?.focus,
	});
	const key = sha256("hex", content).slice(0, 32);
	const format = image?.info.photo ? "jpeg" : "png";
	return {
		...drawn,
		sign,
		palette,
		ornament,
		...(image && {
			image: {
				name: image.file,
				absolute: image.info.absolute,
				photo: image.info.photo !== undefined,
				focus: image.focus,
			},
		}),
		key,
		format,
		address: `/images/share/${key.slice(0, 16)}.${format === "png" ? "png" : "jpg"}`,
	};
}

/** The scripts of the letters on share pictures. */
const drawnScripts: ReadonlySet<string | undefined> = new Set(["Latn", "Cyrl", "Grek", "Arab"]);

/** What the head of a page says of its share picture. */
export function sharePicture({ address, title, name }: SharePlan): SharePicture {
	return { src: address, ...shareSize, alt: `${title} | ${name}` };
}

/** Every share picture of a site once, page by page; whoever draws them needs no more than one at a time. */
export function* sharePlans(
	site: SiteOfDay,
	contextOf: (language: Language) => Context,
): Generator<{ plan: SharePlan; page: SitePage; language: Language }> {
	const { languages } = site.settings.value;
	const known = new Set<string>();
	for (const page of site.pages.values()) {
		for (const language of languages) {
			const plan = planShare(page, contextOf(language));
			if (!plan || known.has(plan.key)) continue;
			known.add(plan.key);
			yield { plan, page, language };
		}
	}
}

/** Name of the business, as the head of every page shows it. */
export function siteName(context: Context): string {
	return context.name(businessOf(context.site).name);
}

/** The first picture of a page, or else of a fact that it shows; the head of an article comes before its sections. */
function imageOn(page: SitePage, site: ReadableSite) {
	const fields = namingFields(page);
	const [own] = fields.flatMap((field) => imageIn(field) ?? []);
	const [image] = own
		? [own]
		: fields.flatMap((field) => entriesMeant(field, site)).flatMap((entry) => imageOfFact(entry, site) ?? []);
	const info = image && imageOf(site, image.file);
	return image && info ? { ...image, info } : undefined;
}

function imageOfFact({ collection, name }: EntryName, site: ReadableSite): WrittenImage | undefined {
	const definition = definitionOf(site, collection);
	if (!definition) return undefined;
	const fields = fieldsIn(definition.entry, entryOf(site, collection, name));
	return fields.flatMap((field) => imageIn(field) ?? [])[0];
}
