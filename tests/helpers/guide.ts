import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "./example-site.ts";

/** A thing that a recipe of the guide tells an editor to do. */
export type Step =
	| { readonly do: "replace"; readonly file: string; readonly before: string; readonly after: string }
	/** At the end of a file, or the whole of it. */
	| { readonly do: "append" | "write"; readonly file: string; readonly text: string }
	| { readonly do: "rename"; readonly file: string; readonly to: string }
	| { readonly do: "remove"; readonly file: string }
	/** `npm run …`, without these words. */
	| { readonly do: "run"; readonly words: readonly string[] };

export interface Recipe {
	readonly title: string;
	readonly steps: readonly Step[];
}

/** Everything in a recipe that means something: names of files, the words before a block, blocks, and new names. */
const parts = new RegExp(
	[
		"`(?<from>[\\w/.-]+\\.yaml)` wordt `(?<to>[\\w/.-]+\\.yaml)`",
		"^Gooi `(?<gone>[\\w/.-]+)` weg",
		"`(?<file>[\\w/.-]+\\.(?:yaml|json|txt))`",
		"^(?<label>Nu|Straks|Erbij|Zo)\\b(?=[^\\n]*:$)",
		"^ *```(?<language>\\w+)\\n(?<block>[\\s\\S]*?)^ *```$",
	].join("|"),
	"gm",
);

/** The guide for editors. */
export const guide = readFileSync(join(projectFolder, "content/README.md"), "utf8");

/** Its recipes: each heading of the third level in its chapter of changes. */
export function recipes(): Recipe[] {
	const [, chapter = ""] = /^## Veelvoorkomende wijzigingen$([\s\S]*?)^## /m.exec(guide) ?? [];
	return chapter
		.split(/^### /m)
		.slice(1)
		.map((text) => ({ title: text.slice(0, text.indexOf("\n")), steps: [...stepsIn(text)] }));
}

function* stepsIn(text: string): Generator<Step> {
	let [file, label, before] = ["", "", ""];
	for (const { groups = {} } of text.matchAll(parts)) {
		const { from, to, language, block = "" } = groups;
		if (from && to) {
			yield { do: "rename", file: from, to };
			file = to;
		} else if (groups.gone) yield { do: "remove", file: groups.gone };
		else if (groups.file) file = groups.file;
		else if (groups.label) label = groups.label;
		else if (language === "sh") {
			for (const line of block.trim().split("\n")) yield { do: "run", words: wordsOf(line) };
		} else if (language === "yaml" || language === "json") {
			if (block.startsWith("# yaml-language-server")) yield { do: "write", file, text: block };
			else if (label === "Nu") before = block;
			else if (label === "Straks") yield { do: "replace", file, before, after: block };
			else if (label === "Erbij") yield { do: "append", file, text: block };
			else if (label === "Zo") yield { do: "replace", file, before: block, after: block };
			label = "";
		}
	}
}

/** What stands behind `npm run`, with what stands between quotation marks as one. */
function wordsOf(line: string): string[] {
	const words = line.replace(/^npm run (?:-s )?/, "").matchAll(/"([^"]*)"|(\S+)/g);
	return [...words].map(([, quoted, bare]) => quoted ?? bare ?? "").filter((word) => word !== "--");
}
