import { UsageError } from "#engine/base/usage-error.ts";
import { type Command, typed } from "../command.ts";
import { hostOnGithub } from "./host/github.ts";

export default {
	summary: {
		nl: "Zet klaar wat een host nodig heeft om de site te controleren, te maken en online te zetten.",
		en: "Prepares what a host needs to check the site, make it and put it online.",
	},
	options: {
		github: {
			type: "boolean",
			text: {
				nl: "GitHub: controle van een voorstel, en de site met GitHub Pages, na elke wijziging en elke nacht",
				en: "GitHub: a check of each proposal, and the site with GitHub Pages, after each change and each night",
			},
		},
	},
	examples: ["npm run host -- --github"],
	async run(invocation) {
		if (invocation.options.github === true) return hostOnGithub(invocation);
		throw new UsageError({
			nl: `Zeg welke host: \`${typed("host", "--github")}\`.`,
			en: `Say which host: \`${typed("host", "--github")}\`.`,
		});
	},
} satisfies Command;
