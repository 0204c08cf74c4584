import { business } from "#core/facts/business.ts";
import type { FactsOf } from "#core/facts/index.ts";
import { languageNameOf } from "#core/languages.ts";
import { localize } from "#core/paths.ts";
import { plainText, type Resolved } from "#core/resolved.ts";
import type { SiteFile } from "#core/settings.ts";
import { branchFields, type Shell } from "#core/shell.ts";
import type { Context } from "../kinds/context.ts";
import { nameLanguage } from "../kinds/language.ts";
import { presentFact } from "../kinds/ref.ts";
import { businessOf, settingOf, sourceOf } from "../site/accessors.ts";
import { entryNames } from "../site/facts.ts";
import { regionOf } from "../site/region.ts";
import { drawingOf } from "../site/theme.ts";
import { presentMenu, settingsFile } from "./menu.ts";
import { presentValue } from "./value.ts";
import { englishWords } from "./words.ts";

/** Everything around the pages of one language. `icons` is what stands before the names of icons, where they are drawn. */
export function presentShell(context: Context, year: number, icons = ""): Shell {
	const footer = settingOf(context.site, "footer");
	const message = settingOf(context.site, "message");
	const written = businessOf(context.site);
	const facts = presentValue(business.entry, written, context.in("facts/business.yaml")) as Resolved<
		FactsOf<"business">
	>;
	const menu = presentMenu(context);
	const logo = drawingOf(context.site, "logo");
	const languages = settingOf(context.site, "languages");
	return {
		lang: context.language,
		home: localize("/", context.language, sourceOf(context.site)),
		icons,
		name: plainText(facts.name),
		...(logo && { logo: `0 0 ${logo.width} ${logo.height}` }),
		slogan: facts.slogan,
		phone: facts.phone,
		email: facts.email,
		phones: facts.phones ?? [],
		social: facts.social ?? [],
		...(message && { message: presentMessage(message, context.in(settingsFile)) }),
		timeZone: regionOf(context.site).timeZone,
		exceptions: facts.exceptions ?? [],
		menu,
		languages,
		languageNames: Object.fromEntries(languages.map((each) => [each, languageNameOf(each)])),
		sourceLanguageName: nameLanguage(sourceOf(context.site), context.language).name,
		footer: {
			branches: entryNames(context.site, "branches").map(
				(name) => presentFact("branches", name, context, branchFields) as Shell["footer"]["branches"][number],
			),
			links: (footer?.links ?? []).map(({ label, link }) => ({
				label: context.in(settingsFile).say(label),
				link: context.link(link),
			})),
			year,
		},
		words: context.words,
		english: englishWords(context),
	};
}

function presentMessage({ text, link }: NonNullable<SiteFile["message"]>, context: Context) {
	return { text: context.say(text), ...(link && { link: context.link(link) }) };
}
