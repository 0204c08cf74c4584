import type { Elsewhere } from "#core/studio-publishing.ts";
import { dataIn, isSame } from "#pipeline/authoring/edits/data.ts";
import { standsNow } from "#pipeline/authoring/edits/find-again.ts";
import { fingerprintOf } from "#pipeline/read/fingerprint.ts";
import type { LiveSite } from "../content/live-site.ts";
import { namedIn } from "../history/names.ts";
import { changesIn, type OthersChange } from "../people/others.ts";
import { textsAmong } from "../people/others-texts.ts";
import { subjectOf } from "./replacement.ts";
import type { Repository } from "./repository.ts";
import type { Version, Versions } from "./versions.ts";

/** What others put online meanwhile, asked of the server, and where that meets what was changed here. */
export async function askElsewhere(server: LiveSite, repository: Repository, versions: Versions): Promise<Elsewhere> {
	const before = await repository.state();
	if (typeof before === "string" || !before.remote) return nothingElsewhere;
	const isKnown = await repository.fetch(before.remote.name);
	const after = await repository.state();
	const news = typeof after === "string" || !after.online ? undefined : await repository.news(after.online.commit);
	if (!news) return { ...nothingElsewhere, isKnown };
	const own = await versions.changedSince(news.base);
	const [base, there, now] = [await versions.at(news.base), await versions.at(news.online), versions.now()];
	const shared = [...news.files]
		.filter(([file]) => own.has(file))
		.flatMap(([file, who]) => bothOf({ base, there, now }, file, who) ?? []);
	const texts = textsAmong(server, shared.flatMap(sharedValues));
	const named = (file: string) => namedIn(subjectOf(file), [now.site], server.language);
	const told = new Set(texts.map(({ file }) => file));
	const names = shared.filter(({ file }) => !told.has(file)).map(({ file }) => named(file));
	return {
		isKnown,
		news: [...news.authors].map(([who, count]) => ({ who, count })),
		texts,
		places: [...new Set(names)],
		clash: shared.length > 0 ? fingerprintOf(JSON.stringify(shared)) : "",
	};
}

const nothingElsewhere: Elsewhere = { isKnown: true, news: [], texts: [], places: [], clash: "" };

/** A file that was changed here and there; undefined for one that is missing. */
interface Both {
	readonly who: string;
	readonly file: string;
	readonly base: string | undefined;
	readonly here: string | undefined;
	readonly there: string | undefined;
}

/** Undefined when both made the same of it. */
function bothOf(
	versions: Readonly<Record<"base" | "there" | "now", Version>>,
	file: string,
	who: string,
): Both | undefined {
	const textOf = (version: Version) => {
		const bytes = version.bytes(file);
		return bytes && new TextDecoder().decode(bytes);
	};
	const [base, here, there] = [textOf(versions.base), textOf(versions.now), textOf(versions.there)];
	const isAlike = here === there || (isYaml(file) && !!here && !!there && isSame(dataIn(here), dataIn(there)));
	return isAlike ? undefined : { who, file, base, here, there };
}

const isYaml = (file: string) => /\.ya?ml$/.test(file);

/** The values of which both made something else. */
function sharedValues({ who, file, base, here, there }: Both): OthersChange[] {
	if (!isYaml(file) || base === undefined || here === undefined || there === undefined) return [];
	const [before, now] = [dataIn(base), dataIn(here)];
	const changedHere = new Set(changesIn({ who, file, base, text: here }).map(({ path }) => JSON.stringify(path)));
	return changesIn({ who, file, base, text: there }).filter(
		(each) => changedHere.has(JSON.stringify(each.path)) && !isSame(standsNow(before, now, each.path)?.now, each.now),
	);
}
