import { inLanguage } from "#core/in-language.ts";
import { asWritten, inert, isNeverCertain, type NodeKind } from "./node-kind.ts";

const everything = { nl: "alles", en: "everything" } as const;

export const samplesNode: NodeKind = {
	...inert,
	present: asWritten,
	spellOut: undefined,
	isCertain: isNeverCertain,
	shown: (value) => [...(value as readonly string[])].sort().join(", "),
	key: undefined,
	told(shown, report, nameOf) {
		const names = shown.split(", ").map((name) => (name === "all" ? inLanguage(everything, report) : nameOf(name)));
		return new Intl.ListFormat(report).format(names);
	},
};
