import { iconDrawing } from "#engine/files/icons.ts";
import { fingerprintOf } from "#pipeline/read/fingerprint.ts";
import { drawingOf } from "#pipeline/site/theme.ts";
import type { Icons } from "#studio/brain/content/live-site.ts";

/** The icons on the disk of this computer. With another logo they have another address, so that a page takes it. */
export const liveIcons: Icons = {
	reference: (site) => `/@site/icons.${fingerprintOf(drawingOf(site, "logo")?.address ?? "").slice(0, 10)}.svg#`,
	drawing: iconDrawing,
	// The reader of the content knows where they are.
	loadWords: async () => {},
};
