import { nearest } from "#core/nearest.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import type { WrittenImage } from "../present/image.ts";
import type { Site } from "../site.ts";
import { writtenFields } from "./written.ts";

/** Every picture exists, can be read, and a photo says what is to be seen. */
export function* checkImages(site: Site): Generator<AnyProblem> {
	for (const { meta, value, path, source } of writtenFields(site)) {
		if (meta.kind !== "image") continue;
		const { file, alt } = value as WrittenImage;
		const place = source.valueAt([...path, "file"]);
		if (!site.images.has(file)) {
			yield problem("missing-image", place, { file, nearest: nearest(file, site.images.names) });
		} else if (!site.images.info(file)) {
			yield problem("unreadable-image", place, { file });
		} else if (!file.endsWith(".svg") && alt === undefined) {
			yield problem("missing-alt", place, { file });
		}
	}
}
