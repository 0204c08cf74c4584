/** What pictures are told to be. */
export const types: Readonly<Record<string, string>> = {
	".svg": "image/svg+xml",
	".jpg": "image/jpeg",
	".jpeg": "image/jpeg",
	".png": "image/png",
	".webp": "image/webp",
	".avif": "image/avif",
};

/** What files for machines are told to be. */
export const machineTypes: Readonly<Record<string, string>> = {
	".xml": "application/xml; charset=utf-8",
	".txt": "text/plain; charset=utf-8",
	".webmanifest": "application/manifest+json; charset=utf-8",
};
