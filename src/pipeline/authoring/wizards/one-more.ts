import type { Site } from "../../site/site.ts";
import type { WizardResult } from "./wizard.ts";
import { withBlock, yaml } from "./yaml.ts";

interface OneMore extends Pick<WizardResult, "added" | "changed"> {
	readonly file: string;
}

/** An entry, by its name, at the end of the last file of a collection of facts, or in a first one. */
export function oneMore(site: Pick<Site, "facts">, collection: string, entry: object): OneMore {
	const source = site.facts.get(collection)?.files.at(-1)?.source;
	if (source) return { file: source.file, added: {}, changed: { [source.file]: withBlock(source, entry) } };
	const file = `content/facts/${collection}.yaml`;
	return { file, added: { [file]: yaml(entry) }, changed: {} };
}
