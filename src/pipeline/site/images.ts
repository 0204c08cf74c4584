import { isDrawing } from "#core/drawings.ts";
import { kinds } from "#core/fields/kinds.ts";
import type { FoundField } from "#core/fields/walk.ts";
import type { Files } from "#core/files.ts";
import { sha256 } from "#hash";
import type { ContentFile } from "../read/files.ts";
import { type FoundFault, faultsOfDrawing } from "./drawings.ts";
import { type PhotoPlan, planPhoto } from "./photos.ts";
import { pictureSize } from "./picture-size.ts";
import { PublishedFiles, type Refused } from "./published-files.ts";
import type { Traces } from "./trace.ts";

/** A picture as an editor names it. */
export interface WrittenImage {
	readonly file: string;
	readonly alt?: string | undefined;
	/** It says nothing that the text does not say. */
	readonly decorative?: boolean | undefined;
	/** `30% 60%` */
	readonly focus?: string | undefined;
}

/** The picture that a field names by its whole value, as it was written; undefined when it names none. */
export function imageIn({ meta, value }: Pick<FoundField, "meta" | "value">): WrittenImage | undefined {
	return kinds[meta.kind].names === "picture" ? (value as WrittenImage) : undefined;
}

/** What the build knows of a picture in `content/images`. */
export interface ImageInfo {
	/** Below `content/images`. */
	readonly name: string;
	/** Where it is for who reads it in another way: on a disk its path. */
	readonly absolute: string;
	readonly width: number;
	readonly height: number;
	/** Address in the built site; changes with the content, so that it may be cached for ever. */
	readonly address: string;
	/** Size of the file. */
	readonly bytes: number;
	/** What the build writes from a photo; a drawing has none and is copied. */
	readonly photo?: PhotoPlan;
}

/** Why a picture cannot be published. */
export type ImageFault =
	| Refused
	| { readonly why: "unreadable" }
	/** A photo as an iPhone takes it, under another name. */
	| { readonly why: "heic" }
	/** Its bytes are those of another kind of picture, which goes by another ending. */
	| { readonly why: "kind"; readonly kind: string; readonly ending: string }
	| { readonly why: "drawing"; readonly text: string; readonly faults: readonly FoundFault[] };

/** The pictures of a site. */
export type ImageFolder = PublishedFiles<ImageInfo, ImageFault>;

export function imageFolder(listed: Iterable<ContentFile>, files: Files, memory?: Traces): ImageFolder {
	return new PublishedFiles<ImageInfo, ImageFault>(listed, files, "image", readImage, memory);
}

function readImage(name: string, absolute: string, bytes: Uint8Array): ImageInfo | ImageFault {
	// A text is judged before anything is measured in it.
	const refused = isDrawing(name) ? refuseDrawing(bytes) : undefined;
	if (refused) return refused;
	const measured = pictureSize(bytes);
	if (!measured) return { why: "unreadable" };
	const { type, ...size } = measured;
	if (!endings[type]?.includes(name.slice(name.lastIndexOf(".") + 1))) return otherKind(type);
	const common = { name, absolute, ...size, bytes: bytes.length };
	const photo = planPhoto(name, bytes, size.width);
	if (photo) return { ...common, address: photo.fallback.address, photo };
	const hash = sha256("hex", bytes).slice(0, 8);
	const dot = name.lastIndexOf(".");
	return { ...common, address: `/images/${name.slice(0, dot)}.${hash}${name.slice(dot)}` };
}

/** How files of each kind may end; the first is the usual one. */
const endings: Readonly<Record<string, readonly string[]>> = {
	svg: ["svg"],
	jpg: ["jpg", "jpeg"],
	png: ["png"],
	webp: ["webp"],
	avif: ["avif"],
	heif: ["avif"],
};

/** How the name of a picture ends that holds these bytes; why it cannot be published, when it cannot. */
export function endingOf(bytes: Uint8Array): string | ImageFault {
	const type = pictureSize(bytes)?.type;
	const fault =
		type === "svg" || (!type && new TextDecoder().decode(bytes).includes("<svg")) ? refuseDrawing(bytes) : undefined;
	if (fault) return fault;
	return endings[type ?? ""]?.[0] ?? otherKind(type ?? "");
}

function otherKind(type: string): ImageFault {
	if (type.startsWith("hei")) return { why: "heic" };
	const [ending] = endings[type] ?? [];
	return ending ? { why: "kind", kind: type.toUpperCase(), ending } : { why: "unreadable" };
}

/** Why a file that is called a drawing is none, or none that may be published. */
function refuseDrawing(bytes: Uint8Array): ImageFault | undefined {
	let text: string;
	try {
		text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		const type = pictureSize(bytes)?.type;
		return type && type !== "svg" ? otherKind(type) : { why: "unreadable" };
	}
	const faults = faultsOfDrawing(text);
	return faults.length > 0 ? { why: "drawing", text, faults } : undefined;
}
