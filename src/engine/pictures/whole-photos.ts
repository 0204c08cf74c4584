import type { CheckedSite } from "#engine/base/checked-site.ts";
import type { SiteMemory } from "#engine/memory/site-memory.ts";
import { foundName } from "#pipeline/check/found-again.ts";
import { withPhotosChecked } from "./check-photos.ts";

/** As `withPhotosChecked`; when an earlier run did so, and all that the checks read is as it was, no photo is opened. */
export async function withWholePhotos(
	found: CheckedSite,
	{ project, memory }: { readonly project: string; readonly memory: SiteMemory },
): Promise<CheckedSite> {
	const now = memory.get(foundName);
	if (now && memory.get("photos")?.madeFrom === now.madeFrom) return found;
	const checked = await withPhotosChecked(found, project);
	if (now && checked === found) memory.set("photos", { ...now, value: "whole" });
	return checked;
}
