import { plainText } from "#core/resolved.ts";
import type { Spot } from "#core/studio.ts";
import { makeContext } from "#pipeline/present/context.ts";
import type { SoundSite } from "#pipeline/site/site.ts";
import type { Sought } from "#pipeline/usage/sought.ts";
import { usagesOf } from "#pipeline/usage/usages.ts";
import type { SettingForms } from "./setting-forms.ts";

export interface FoundPage {
	readonly path: string;
	readonly title: string;
}

/** A field of the settings or of a fact that is called so. */
export interface FoundSetting extends Spot {
	readonly label: string;
	/** Of what it is a field. */
	readonly of: string;
}

/** A picture or a file to download. */
export interface FoundFile {
	readonly name: string;
	/** Where it shows first; undefined for one that shows nowhere. */
	readonly shows: (Spot & { readonly page: string | undefined; readonly title: string }) | undefined;
}

/** Pages that are called so. */
export function* pagesIn(site: SoundSite, isSought: Sought): Generator<FoundPage> {
	for (const { path, value } of site.pages.values()) {
		const title = titleOf(site, value.title);
		if (isSought(title) || isSought(path)) yield { path, title };
	}
}

/** The title of a page, as its visitors read it. */
export function titleOf(site: SoundSite, title: string): string {
	return plainText(makeContext(site, site.source).say(title));
}

/** Fields of the settings and of the facts that are called so. */
export function* settingsIn(forms: SettingForms, isSought: Sought): Generator<FoundSetting> {
	for (const file of forms.files) {
		const isOnce = forms.standsOnce(file);
		for (const { field, of } of forms.fieldsOf(file)) {
			const { label, path, description } = field;
			// `prijs reiskoffer`: neither of them says both.
			const isPair = !isSought(of) && isSought(`${label} ${of}`);
			if (isSought(label) || isPair || (isOnce && isSought(description))) yield { file, path, label, of };
		}
	}
}

/** Pictures and files to download that are called so. */
export function* filesIn(site: SoundSite, isSought: Sought): Generator<FoundFile> {
	const kept = [
		...site.images.names.map((name) => [name, `image ${name}`]),
		...site.downloads.names.map((name) => [name, `link /files/${name}`]),
	] as const;
	for (const [name = "", key] of kept) if (isSought(name)) yield { name, shows: firstUse(site, key) };
}

function firstUse(site: SoundSite, asked: string | undefined): FoundFile["shows"] {
	const { pages, everyPage } = usagesOf(site).usesOf((key) => key === asked);
	const [path] = pages.keys();
	const page = path === undefined ? undefined : site.pages.get(path);
	const [route] = (path === undefined ? everyPage : pages.get(path)) ?? [];
	const written = route?.at(-1)?.written;
	if (!written) return undefined;
	return {
		file: written.source.file,
		path: written.path,
		page: page?.path,
		title: page ? titleOf(site, page.value.title) : "",
	};
}
