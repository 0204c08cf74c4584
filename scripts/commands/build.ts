import { relative } from "node:path";
import { inLanguage } from "#core/in-language.ts";
import { Progress } from "#engine/base/progress.ts";
import { buildSite } from "#engine/build.ts";
import type { Command, Invocation } from "../command.ts";
import { refuseStudioOptions, studioOptions, studioStore } from "../studio-options.ts";

export default {
	summary: {
		nl: "Controleert de inhoud en bouwt de site in dist/. Met een fout in de inhoud blijft dist/ zoals het was.",
		en: "Checks the content and builds the site into dist/. With a mistake in the content, dist/ stays as it was.",
	},
	options: {
		threads: {
			type: "string",
			value: "number",
			range: { from: 1 },
			text: {
				nl: "draden die een grote site verdelen (zonder dit: één per kern)",
				en: "threads that share a large site (default: one for each core)",
			},
		},
		compress: {
			type: "boolean",
			text: {
				nl: "legt elke tekst ook gecomprimeerd klaar, voor een webserver die dat zo verstuurt",
				en: "also write each text compressed, for a web server that serves it that way",
			},
		},
		former: {
			type: "boolean",
			text: {
				nl: "legt er een dag lang bij wat open pagina's van vorige keren nog kunnen vragen",
				en: "also put beside it, for a day, what open pages of earlier builds may still ask for",
			},
		},
		...studioOptions,
	},
	async run(invocation) {
		if (invocation.options.studio === true) return buildOnlyStudio(invocation);
		refuseStudioOptions(invocation.options);
		const { threads, compress, former } = invocation.options;
		const shared = threads === undefined ? undefined : Number(threads);
		const options = { ...invocation, threads: shared, compress: compress === true, former: former === true };
		return (await buildSite(options, new Progress())) ? 0 : 1;
	},
} satisfies Command;

async function buildOnlyStudio({ root, project, language, options }: Invocation): Promise<number> {
	const store = studioStore(options);
	const { buildStudio } = await import("#engine/studio/web/build-studio.ts");
	const asked = { root, project, language, store, compress: options.compress === true };
	const built = await buildStudio(asked, new Progress());
	if (!built) return 1;
	const megabytes = new Intl.NumberFormat(built.language, { maximumFractionDigits: 1 }).format(built.bytes / 1e6);
	const [folder, guide] = [built.folder, `${project}/scripts/STUDIO-ON-THE-WEB.md`].map((path) => relative("", path));
	const values = { folder, megabytes, host: built.host, guide };
	const lines = next.map((said) => `  ${inLanguage(said, built.language, values)}\n`);
	process.stdout.write(`\n${lines.join("")}\n`);
	return 0;
}

/** What is said of Studio when it is there. */
const next = [
	{ nl: "Studio staat in {folder} ({megabytes} MB).", en: "Studio is in {folder} ({megabytes} MB)." },
	{
		nl: 'Probeer het uit met "npm run preview -- --studio".',
		en: 'Try it out with "npm run preview -- --studio".',
	},
	{
		nl: "Zet de map daarna op een eigen adres, zoals https://{host}; hoe, staat in {guide}.",
		en: "Then put the folder at an address of its own, such as https://{host}; {guide} says how.",
	},
] as const;
