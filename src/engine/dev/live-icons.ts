import { iconDrawing } from "#engine/files/icons.ts";
import { fingerprintOf } from "#pipeline/read/fingerprint.ts";
import { drawingOf } from "#pipeline/site/theme.ts";
import type { Icons } from "#studio/brain/content/live-site.ts";

/** The icons on the disk of this computer. Other icons have another address, so that a page takes them. */
export const liveIcons: Icons = {
	address: (site, names) => {
		const name = fingerprintOf([...names, drawingOf(site, "logo")?.address].join(" "));
		return `/@site/icons.${name.slice(0, 10)}.svg`;
	},
	drawing: iconDrawing,
	// The reader of the content knows where they are.
	loadWords: async () => {},
};
