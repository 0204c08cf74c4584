import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "#engine/base/usage-error.ts";
import { replaceOwnFile } from "#engine/files/replace-file.ts";

interface Package {
	readonly bladbouw?: { readonly publish?: unknown };
}

/**
 * The place that `package.json` beside `content/` names under `bladbouw.publish`, if it does. It stands there and not in
 * the content, because whoever edits the content does not decide where the site goes.
 */
export function keptPlace(root: string): string | undefined {
	const { bladbouw } = packageOf(root)?.data ?? {};
	return typeof bladbouw?.publish === "string" ? bladbouw.publish : undefined;
}

/** Keeps a place for the next time, where there is a `package.json`. Gives whether there is. */
export function keepPlace(root: string, place: string): boolean {
	const found = packageOf(root);
	if (!found) return false;
	const { file, text, data } = found;
	const indent = /^[\t ]+/m.exec(text)?.[0] ?? "\t";
	const whole = { ...data, bladbouw: { ...data.bladbouw, publish: place } };
	replaceOwnFile(file, `${JSON.stringify(whole, null, indent)}\n`);
	return true;
}

function packageOf(root: string): { file: string; text: string; data: Package } | undefined {
	const file = join(root, "package.json");
	if (!existsSync(file)) return undefined;
	const text = readFileSync(file, "utf8");
	try {
		return { file, text, data: JSON.parse(text) as Package };
	} catch {
		throw new UsageError({
			nl: "{file} is geen geldige JSON. Verbeter dat eerst.",
			en: "{file} is not valid JSON. Fix that first.",
			values: { file },
		});
	}
}
