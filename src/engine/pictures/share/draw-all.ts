import type { EditorLanguage } from "#core/in-language.ts";
import type { Language } from "#core/languages.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import type { Progress } from "#engine/base/progress.ts";
import { sideBySide } from "#engine/base/side-by-side.ts";
import { countIn, stageIn } from "#engine/base/stages.ts";
import type { PublishedFile } from "#engine/memory/store.ts";
import { placeOfHead } from "#pipeline/check/page-metadata.ts";
import type { Context } from "#pipeline/kinds/context.ts";
import { makeContext } from "#pipeline/present/context.ts";
import type { SharePlan } from "#pipeline/present/share.ts";
import { writtenFields } from "#pipeline/site/fields.ts";
import { imageIn } from "#pipeline/site/images.ts";
import type { SitePage, SoundSite } from "#pipeline/site/site.ts";
import { type ShareFailure, SharePictures } from "./pictures.ts";

interface Drawn {
	readonly files: readonly PublishedFile[];
	/** Why pictures could not be drawn; the others are there. */
	readonly problems: readonly AnyProblem[];
}

/** Draws share pictures of a site, or takes them from the store. `project` is the folder of the program. */
export async function drawSharePictures(
	site: SoundSite,
	plans: readonly PlannedShare[],
	project: string,
	progress: Progress,
	language: EditorLanguage,
): Promise<Drawn> {
	if (plans.length === 0) return { files: [], problems: [] };
	progress.step(stageIn("shares", language));
	const pictures = new SharePictures(project);
	const files: PublishedFile[] = [];
	const problems = new Map<string, AnyProblem>();
	const draw = async (planned: PlannedShare) => ({ planned, result: await pictures.file(planned.plan) });
	for (const { planned, result } of await sideBySide(plans, draw, (done) => progress.count(done, plans.length))) {
		const { address } = planned.plan;
		// Its address stands for all that is drawn in it.
		if ("bytes" in result) files.push({ ...result, name: address, address });
		else {
			const found = problemOf(site, planned, result.failure);
			problems.set(JSON.stringify([found.place, found.values]), found);
		}
	}
	progress.done(countIn(files.length, "pictures", language));
	return { files, problems: [...problems.values()] };
}

/** One context for each language, made when it is first asked for. */
export function contextsOf(site: SoundSite): (language: Language) => Context {
	const contexts = new Map<Language, Context>();
	return (language) => {
		const context = contexts.get(language) ?? makeContext(site, language);
		contexts.set(language, context);
		return context;
	};
}

/** A share picture, and the page that it was planned for. */
export interface PlannedShare {
	readonly plan: SharePlan;
	readonly page: SitePage;
	readonly language: Language;
}

function problemOf(site: SoundSite, { plan, page, language }: PlannedShare, failure: ShareFailure): AnyProblem {
	if ("image" in failure) {
		const { image: file } = failure;
		const field = [...writtenFields(site)].find((each) => imageIn(each)?.file === file);
		const place = field ? field.source.valueAt([...field.path, "file"]) : page.source.valueAt(["title"]);
		return problem("unreadable-image", place, { file });
	}
	const inName = failure.signs.some((sign) => plan.name.includes(sign));
	const practice = site.facts.get("business").source;
	const place = inName ? practice.valueAt(["name"]) : placeOfHead(site, page, { language, name: "title" });
	return problem("share-picture-signs", place, { signs: failure.signs });
}
