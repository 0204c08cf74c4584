import type { Delivery } from "#core/delivery.ts";
import type { NotMade } from "#core/studio-publishing.ts";
import { errorsAmong, identityOf, isSample } from "../content/errors.ts";
import type { LiveSite } from "../content/live-site.ts";
import { placedProblems } from "../problems/told-problems.ts";
import { Refusal } from "./repository.ts";
import type { Versions } from "./versions.ts";

/** Why no site could be made of a commit. What was mended here since is told no more. */
export async function notMade(
	{ problems, report = [], page }: Delivery,
	commit: string,
	live: LiveSite,
	versions: Versions,
): Promise<NotMade> {
	const untold = { problems: [], isMended: false, report, page };
	if (problems?.length === 0) return untold;
	const now = versions.now();
	const sent = await versions.at(commit).catch((error: unknown) => {
		if (error instanceof Refusal) return undefined;
		throw error;
	});
	const found = errorsAmong(sent?.checked().problems ?? []);
	// Where nobody says what is wrong, it is what would have stopped this Studio.
	const told = problems ?? found.filter((each) => !isSample(each));
	if (told.length === 0) return untold;
	const [then, here] = [found, now.checked().problems].map((all) => new Set(all.map(identityOf)));
	// What is not found here, as with a photo that only the server can open, may be wrong still.
	const left = told.filter((each) => !then?.has(identityOf(each)) || here?.has(identityOf(each)));
	return {
		problems: placedProblems(left, (sent ?? now).site.texts, live),
		isMended: left.length === 0,
		report: [],
		page,
	};
}
