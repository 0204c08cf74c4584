import { serveStudio } from "#engine/studio/serve-studio.ts";
import { type Command, portOption } from "../command.ts";

const usualPort = 5175;

export default {
	summary: {
		nl: "Opent de site in uw browser om haar te veranderen: klik op een tekst en typ. Alleen op deze computer.",
		en: "Opens the site in your browser to change it: click a text and type. On this computer only.",
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
		await serveStudio({ root, project, language, port, opens: options["no-open"] !== true });
		return 0;
	},
} satisfies Command;
