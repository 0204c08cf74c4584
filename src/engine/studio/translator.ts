import type { Translator } from "#studio/brain/suggestions/suggest.ts";
import { hasScript, runScript } from "./site-script.ts";

/** The script of `package.json` beside `content/` that reads passages and prints translations of them. */
const script = "propose-translations";

/** Milliseconds, and bytes. */
const [limit, most] = [120_000, 1024 * 1024];

/** Folders for which a program is at work. */
const busy = new Set<string>();

/** The program that the site in a folder names; `signal` stops it. */
export function translatorOf(root: string, signal?: AbortSignal): Translator {
	return {
		exists: () => hasScript(root, script),
		async run(input) {
			if (busy.has(root)) return { is: "busy", printed: "", last: "" };
			busy.add(root);
			try {
				return await runScript(script, [], { folder: root, limit, most, input, signal });
			} finally {
				busy.delete(root);
			}
		},
	};
}
