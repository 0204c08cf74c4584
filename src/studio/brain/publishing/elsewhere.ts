import type { Spot, Steps, WrittenData } from "#core/studio.ts";
import type { ClashingValue, Elsewhere, OthersValue } from "#core/studio-publishing.ts";
import { dataIn, isBlock, isList, isSame } from "#pipeline/authoring/edits/data.ts";
import { standsNow } from "#pipeline/authoring/edits/find-again.ts";
import { formAt } from "#pipeline/authoring/form/form.ts";
import { fingerprintOf } from "#pipeline/read/fingerprint.ts";
import type { LiveSite } from "../content/live-site.ts";
import { namedIn } from "../history/names.ts";
import { embed } from "../page/embed.ts";
import { changesIn, type OthersChange } from "../people/others.ts";
import { textsAmong } from "../people/others-texts.ts";
import type { Uploads } from "../pictures/uploads.ts";
import { changesToTheirs, clashesIn, toldValue } from "./clashing-values.ts";
import { subjectOf } from "./replacement.ts";
import type { Repository } from "./repository.ts";
import type { Version, Versions } from "./versions.ts";

/** What others put online meanwhile, asked of the server, and where that meets what was changed here. */
export async function askElsewhere(
	server: LiveSite,
	repository: Repository,
	versions: Versions,
	uploads: Pick<Uploads, "offer">,
): Promise<Elsewhere> {
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
	const values = shared.flatMap((both) => valuesAmong(both, { server, there, now, uploads }));
	const isPart = (text: Spot) => values.some((value) => isBelow(text, value));
	const texts = textsAmong(server, shared.flatMap(sharedValues)).filter((text) => !isPart(text));
	const named = (file: string) => namedIn(subjectOf(file), [now.site], server.language);
	const told = new Set([...texts, ...values].map(({ file }) => file));
	const names = shared.filter(({ file }) => !told.has(file)).map(({ file }) => named(file));
	return {
		isKnown,
		news: [...news.authors].map(([who, count]) => ({ who, count })),
		texts,
		values,
		places: [...new Set(names)],
		clash: shared.length > 0 ? fingerprintOf(JSON.stringify(shared)) : "",
	};
}

const nothingElsewhere: Elsewhere = { isKnown: true, news: [], texts: [], values: [], places: [], clash: "" };

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

interface Surroundings {
	readonly server: LiveSite;
	readonly there: Version;
	readonly now: Version;
	readonly uploads: Pick<Uploads, "offer">;
}

/** What both made something else of, and is no text. */
function valuesAmong(both: Both, { server, there, now, uploads }: Surroundings): OthersValue[] {
	const { file, who } = both;
	const own = server.content.file(file);
	if (!isYaml(file) || !own || both.base === undefined || both.here === undefined || both.there === undefined)
		return [];
	const [base, here, other] = [both.base, both.here, both.there].map(dataIn);
	const { content, language } = server;
	const asked = { site: content.site, file: own, text: both.here, language };
	const isPicture = (path: Steps) => {
		const found = formAt(asked, path)?.content;
		return found?.is === "block" && found.control === "picture";
	};
	return [...clashesIn({ base, here, there: other }, isPicture)].flatMap((clash): OthersValue[] => {
		const form = formAt(asked, clash.path);
		const changes = changesToTheirs(file, here ?? null, clash, isPicture);
		const isText = [clash.base, clash.here, clash.there].every((each) => typeof each === "string");
		// What was taken over already asks for nothing more.
		if (!form || !changes?.length || isText) return [];
		const files = picturesIn(clash.there).filter((name) => !now.bytes(name));
		const told = isPicture(clash.path) ? toldPicture : toldValue;
		return [
			{
				who,
				file,
				path: clash.path,
				label: form.label,
				mine: told(clash.base, clash.here, now),
				theirs: told(clash.base, clash.there, there),
				changes,
				files: files.flatMap((name) => {
					const bytes = there.bytes(name);
					return bytes ? [{ do: "place", key: uploads.offer(name, bytes) } as const] : [];
				}),
			},
		];
	});
}

function toldPicture(base: WrittenData | undefined, now: WrittenData | undefined, version: Version): ClashingValue {
	const [name] = picturesIn(now);
	const bytes = name === undefined ? undefined : version.bytes(name);
	const alt = isBlock(now) && typeof now.alt === "string" ? now.alt : "";
	return bytes ? { is: "picture", address: embed(bytes), alt } : toldValue(base, now);
}

/** The files of the pictures in a value. */
function picturesIn(data: WrittenData | undefined): readonly string[] {
	if (typeof data === "string") return [];
	if (isList(data)) return data.flatMap(picturesIn);
	if (!isBlock(data)) return [];
	const own = typeof data.file === "string" ? [`content/images/${data.file}`] : [];
	return [...own, ...Object.values(data).flatMap(picturesIn)];
}

function isBelow(text: Spot, { file, path }: Spot): boolean {
	return text.file === file && path.every((step, at) => step === text.path[at]);
}

/** The values of which both made something else. */
function sharedValues({ who, file, base, here, there }: Both): OthersChange[] {
	if (!isYaml(file) || base === undefined || here === undefined || there === undefined) return [];
	const [before, now] = [dataIn(base), dataIn(here)];
	const changedHere = new Set(changesIn({ who, file, base, text: here }).map(({ path }) => JSON.stringify(path)));
	return changesIn({ who, file, base, text: there }).filter(
		(each) => changedHere.has(JSON.stringify(each.path)) && !isSame(standsNow(before, now, each.path)?.now, each.now),
	);
}
