import { foundName } from "#pipeline/check/found-again.ts";
import type { SiteMemory } from "../memory/site-memory.ts";
import { withPhotosChecked } from "../pictures/check-photos.ts";
import type { CheckedSite } from "./content.ts";

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
