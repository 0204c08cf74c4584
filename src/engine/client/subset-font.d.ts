declare module "subset-font" {
	/** The lightest and the boldest of a range, or the only one. */
	type Axis = number | { readonly min: number; readonly max: number };

	/** Gives a font that has these characters and no others. Rejects when the bytes are no font. */
	export default function subsetFont(
		font: Buffer,
		characters: string,
		options: {
			readonly targetFormat: "woff2";
			/** OpenType features by their tags. */
			readonly keepFeatures: readonly string[];
			/** Entries of the table of names that are kept besides the usual ones. */
			readonly preserveNameIds: readonly number[];
			/** What is left of a variable font, by the tags of its axes. */
			readonly variationAxes: Readonly<Record<string, Axis>>;
		},
	): Promise<Buffer>;
}
