import type { FieldPath } from "#core/fields/walk.ts";
import type { SourceFile } from "../read/source.ts";
import type { Site } from "./site.ts";

/** Something in the facts that stands somewhere on earth. */
export interface Located {
	readonly name: string;
	readonly latitude: number;
	readonly longitude: number;
	readonly source: SourceFile;
	readonly path: FieldPath;
}

/** Every block in the facts that has a latitude and a longitude, whatever its collection. */
export function locatedIn({ facts }: Site): Located[] {
	const files = [...facts.values()].flatMap((each) => each.files);
	return files.flatMap(({ source, value }) => [...below(source, value, [])]);
}

function* below(source: SourceFile, value: unknown, path: FieldPath): Generator<Located> {
	if (typeof value !== "object" || value === null) return;
	const { name, latitude, longitude } = value as { readonly [field: string]: unknown };
	if (typeof latitude === "number" && typeof longitude === "number")
		yield { name: String(name ?? path.at(-1)), latitude, longitude, source, path };
	for (const [key, part] of Object.entries(value))
		yield* below(source, part, [...path, Array.isArray(value) ? Number(key) : key]);
}
