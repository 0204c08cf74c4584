import type { SourceLanguage } from "#core/languages.ts";

/** Where a file that somebody adds comes to stand, in the language in which the site is written. */
export interface FileNames {
	/** Below `images/`. */
	readonly photos: string;
	readonly drawings: string;
	/** What a file is called whose name has no letters for an address. */
	readonly unnamed: string;
}

export const fileNames: Readonly<Record<SourceLanguage, FileNames>> = {
	nl: { photos: "fotos", drawings: "tekeningen", unnamed: "naamloos" },
	en: { photos: "photos", drawings: "drawings", unnamed: "unnamed" },
	de: { photos: "fotos", drawings: "zeichnungen", unnamed: "ohne-namen" },
	fr: { photos: "photos", drawings: "dessins", unnamed: "sans-nom" },
	es: { photos: "fotos", drawings: "dibujos", unnamed: "sin-nombre" },
};
