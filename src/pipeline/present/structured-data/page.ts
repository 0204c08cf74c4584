import { localize } from "#core/paths.ts";
import { plainText } from "#core/resolved.ts";
import type { DescribedPage } from "#core/structured-data.ts";
import type { SitePage } from "#pipeline/site.ts";
import { nameOf } from "#pipeline/translate/words.ts";
import { branchThing } from "./branch.ts";
import type { Surroundings } from "./surroundings.ts";

/** One page in the language of its surroundings, as sections and the graph speak of it. */
export function describedPage({ path, source, value }: SitePage, surroundings: Surroundings): DescribedPage {
	const { context, origin, practice, factId, absolute } = surroundings;
	const own = context.in(nameOf(source));
	const url = absolute(localize(path, context.language));
	return {
		path,
		lang: context.language,
		url,
		name: plainText(own.say(value.title)),
		description: plainText(own.say(value.description)),
		practice,
		id: (name) => `${url}#${name}`,
		factId,
		absolute,
		html: (text) =>
			text.replace(/ href="(?=[/#])/g, (start, at: number) => start + (text[at + start.length] === "#" ? url : origin)),
		branch: (name) => branchThing(name, surroundings),
	};
}
