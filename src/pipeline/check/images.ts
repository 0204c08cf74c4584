import { isDrawing } from "#core/drawings.ts";
import { fileKind } from "#core/fields/kinds/file.ts";
import { kindsThat } from "#core/fields/kinds.ts";
import { nearest } from "#core/nearest.ts";
import { type AnyProblem, type Location, problem } from "#core/problems/problem.ts";
import { parseSource } from "../read/source.ts";
import { unreadable } from "../read/text.ts";
import type { ImageFault, ImageInfo, WrittenImage } from "../site/images.ts";
import { saysNothing } from "../text/vague.ts";
import type { MakeFieldCheck } from "./field-check.ts";

/** A photo below this width is blurred where it is shown across half a page. */
const smallestWidth = 600;

/** A file above this size is no picture for a site; cameras make smaller ones. */
const largestMegabytes = 12;

/** Every picture exists, can be read, is not too small or large, is a drawing where only that stays sharp, and a photo says what is to be seen, or that it is decoration. */
export const checkImages: MakeFieldCheck = ({ images }) => {
	const reported = new Set<string>();
	return {
		kinds: kindsThat(({ names }) => names === "picture"),
		*look({ meta, value, path, source }) {
			const { file, alt, decorative } = value as WrittenImage;
			const place = (field: "file" | "alt" = "file") => source.valueAt([...path, field]);
			if (meta.drawing && !isDrawing(file)) {
				yield problem("no-drawing-for-mark", place(), { name: String(path.at(-1)), file });
				return;
			}
			if (!images.has(file)) {
				const inside = fileKind.advice(file) ?? "";
				const close = images.has(inside) ? inside : nearest(file, images.names);
				yield problem("missing-image", place(), { file, nearest: close });
				return;
			}
			if (decorative && alt !== undefined)
				yield problem("described-decoration", source.valueAt([...path, "decorative"]), { file });
			const info = images.info(file);
			if (info) yield* checkImage({ file, alt, decorative, info, place });
			const fault = images.fault(file);
			// What is wrong inside a drawing stands there once, however many pages show it.
			if (!fault || (["drawing", "refused"].includes(fault.why) && reported.has(file))) return;
			reported.add(file);
			yield* problemsOfFault(fault, file, place);
		},
	};
};

/** Why a picture cannot be published; `place` is where it is named. */
export function* problemsOfFault(fault: ImageFault, file: string, place: () => Location): Generator<AnyProblem> {
	if (fault.why === "refused") yield unreadable("unreadable-file", `content/images/${file}`);
	else if (fault.why === "unreadable") yield problem("unreadable-image", place(), { file });
	else if (fault.why === "heic") yield problem("heic-photo", place(), { file });
	else if (fault.why === "kind") {
		const right = file.replace(/[^.]*$/, fault.ending);
		yield problem("wrong-image-kind", place(), { file, kind: fault.kind, right });
	} else {
		const source = parseSource(`content/images/${file}`, fault.text);
		for (const { why, found, offset } of fault.faults)
			yield problem("refused-drawing", source.range(offset, offset), { why, found });
	}
}

function* checkImage({
	file,
	alt,
	decorative,
	info,
	place,
}: WrittenImage & { info: ImageInfo; place: (field?: "file" | "alt") => Location }): Generator<AnyProblem> {
	if (alt !== undefined && saysNothing("alt", alt)) yield problem("vague-alt", place("alt"), { found: alt });
	const megabytes = info.bytes / 1_000_000;
	if (megabytes > largestMegabytes) {
		// Never rounded down to the limit itself.
		const size = Math.ceil(megabytes);
		yield problem("image-too-large", place(), { file, size, max: largestMegabytes });
	}
	if (!info.photo) return;
	if (info.width < smallestWidth) {
		yield problem("image-too-small", place(), { file, width: info.width, min: smallestWidth });
	}
	if (alt === undefined && !decorative) yield problem("missing-alt", place(), { file });
}
