import { existsSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "#engine/base/usage-error.ts";
import { checkContent } from "#pipeline/checked/check-content.ts";
import { validateText } from "#pipeline/load/file-result.ts";
import { type Repaired, repairContent } from "#pipeline/repair/rounds.ts";
import { openContent } from "./content.ts";
import { writeRepairs } from "./write-repairs.ts";

/** Repairs the content of a folder where there is one right answer, and writes it unless `dry`. */
export function repairFolder(root: string, { dry }: { dry: boolean }): Repaired {
	const reader = openContent(root);
	const repaired = repairContent({
		check: (drafts) => checkContent(reader, { drafts }),
		examine(file, text) {
			const listed = reader.file(file);
			return listed ? validateText(listed, text, reader.collections).problems : [];
		},
		exists: (file) => existsSync(join(root, file)),
	});
	if (!dry) write(root, repaired);
	return repaired;
}

function write(root: string, repaired: Repaired): void {
	let changed: readonly string[];
	try {
		changed = writeRepairs(root, repaired);
	} catch (error) {
		if (!(error instanceof Error) || !("syscall" in error)) throw error;
		throw new UsageError({
			nl: "De inhoud kan niet worden geschreven: {reason}.",
			en: "The content cannot be written: {reason}.",
			values: { reason: error.message },
		});
	}
	if (changed.length === 0) return;
	throw new UsageError({
		nl: "Iemand heeft intussen {files} veranderd. Er is niets geschreven; probeer het opnieuw.",
		en: "Someone has changed {files} in the meantime. Nothing was written; try again.",
		values: { files: changed.join(", ") },
	});
}
