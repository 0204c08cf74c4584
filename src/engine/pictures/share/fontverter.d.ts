declare module "fontverter" {
	/** Converts a font file; `sfnt` is what TrueType and OpenType fonts are inside. */
	export function convert(font: Buffer, to: "sfnt" | "woff" | "woff2"): Promise<Buffer>;
}
