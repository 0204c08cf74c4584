import { quoted } from "#core/in-language.ts";
import { keyOf } from "../text/passage.ts";
import { markHtml } from "./marking.ts";
import { isNeverCertain, type NodeKind } from "./node-kind.ts";
import { mentionsOf } from "./references.ts";
import { renderMarkdown } from "./render-markdown.ts";

export const markdownNode: NodeKind = {
	present: (value, { under = 2 }, context) => renderMarkdown(String(value), under, context),
	marked: markHtml,
	spellOut: undefined,
	writtenOut: undefined,
	references: mentionsOf,
	faults: undefined,
	faultsOn: undefined,
	isCertain: isNeverCertain,
	shown: (value, { fill }) => fill(String(value)).trim(),
	key(value, { meta, speech }) {
		const html = renderMarkdown(String(value), meta.under ?? 2, speech);
		return html.includes("<pre>") ? html : keyOf(html);
	},
	told: quoted,
};
