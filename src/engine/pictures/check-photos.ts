import { type AnyProblem, problem } from "#core/problems/problem.ts";
import type { CheckedSite } from "#pipeline/checked/checked-site.ts";
import { allNamingFields, fieldsOutsidePages, namedOnPages } from "#pipeline/site/fields.ts";
import { type ImageInfo, imageIn } from "#pipeline/site/images.ts";
import type { Site } from "#pipeline/site/site.ts";
import { type Store, storeFor } from "../memory/store.ts";

/** The pictures that some page, fact or setting names. */
function usedImages(site: Site): ImageInfo[] {
	const fields = [...fieldsOutsidePages(site), ...namedOnPages(site)];
	const names = new Set(fields.flatMap((field) => imageIn(field)?.file ?? []));
	return [...names].flatMap((name) => site.images.info(name) ?? []);
}

/** Reads every photo of a site to its end, unless that was done before, and adds what is wrong to what was found. */
export async function withPhotosChecked(checked: CheckedSite, project: string): Promise<CheckedSite> {
	const store = storeFor(project, "photos");
	const damaged = new Set<string>();
	for (const { absolute, photo } of usedImages(checked.site)) {
		if (photo && !(await isWhole(absolute, photo.key, store))) damaged.add(absolute);
	}
	if (damaged.size === 0) return checked;
	const problems = [...allNamingFields(checked.site)].flatMap((field): AnyProblem[] => {
		const file = imageIn(field)?.file;
		if (!file || !damaged.has(checked.site.images.info(file)?.absolute ?? "")) return [];
		return [problem("unreadable-image", field.source.valueAt([...field.path, "file"]), { file })];
	});
	return { ...checked, problems: [...checked.problems, ...problems], sound: false };
}

/** `key` stands for what the photo holds: of one that was whole once, that is known. */
async function isWhole(absolute: string, key: string, store: Store): Promise<boolean> {
	const found = await store.file(`${key}-whole`, async () => {
		// The reader is loaded only for a photo that is new.
		const { default: sharp } = await import("sharp");
		const readToEnd = sharp(absolute, { failOn: "error" }).stats();
		return readToEnd.then(
			() => new Uint8Array([1]),
			() => ({ damaged: true }),
		);
	});
	return !("failure" in found);
}
