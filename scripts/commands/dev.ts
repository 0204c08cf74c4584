import { serveDev } from "#engine/dev/serve-dev.ts";
import { type Command, portOption } from "../command.ts";

const usualPort = 5173;

export default {
	summary: {
		nl: "Toont de site terwijl u schrijft: wat u bewaart, ziet u meteen, en een fout verschijnt over de pagina.",
		en: "Shows the site while you write: what you save appears at once, and so does a mistake, over the page.",
	},
	options: {
		port: portOption(usualPort),
		host: {
			type: "boolean",
			text: { nl: "ook voor andere apparaten in dit netwerk", en: "also answer other devices on this network" },
		},
	},
	async run({ root, project, language, options }) {
		const port = Number(options.port ?? usualPort);
		await serveDev({ root, project, language, port, network: options.host === true, open: false });
		return 0;
	},
} satisfies Command;
