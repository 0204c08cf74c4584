import { serveDev } from "#engine/dev/serve-dev.ts";
import { studioServer } from "#engine/studio/plugin.ts";
import type { Command } from "../command.ts";
import { portOption } from "../port-option.ts";

const usualPort = 5175;

export default {
	summary: {
		nl: "Opent de site in uw browser om haar te veranderen: klik op een tekst en typ. Alleen op deze computer.",
		en: "Opens the site in your browser to change it: click on a text and type. On this computer only.",
	},
	options: {
		port: portOption(usualPort),
		"no-open": {
			type: "boolean",
			text: { nl: "de browser niet openen", en: "do not open the browser" },
		},
	},
	async run({ root, project, language, options }) {
		const port = Number(options.port ?? usualPort);
		await serveDev({
			root,
			project,
			language,
			port,
			network: false,
			open: options["no-open"] !== true,
			more: (workshops) => studioServer({ root, project, workshops }),
		});
		return 0;
	},
} satisfies Command;
