import { join } from "node:path";
import { parsedUrl } from "#core/addresses.ts";
import type { InReports } from "#core/fields/answers.ts";
import { type EditorLanguage, inLanguage } from "#core/in-language.ts";
import { Progress } from "#engine/base/progress.ts";
import { typed } from "#engine/base/typed.ts";
import { UsageError } from "#engine/base/usage-error.ts";
import { buildSite } from "#engine/build.ts";
import { openContent } from "#engine/content/content.ts";
import { loadLocale } from "#engine/content/locale.ts";
import { SiteMemory } from "#engine/memory/site-memory.ts";
import { withPhotosChecked } from "#engine/pictures/check-photos.ts";
import { askOnline, versionFile } from "#engine/publish/ask-online.ts";
import { keepPlace, keptPlace } from "#engine/publish/kept-place.ts";
import { openTarget, planned, planPublish, sendSite, strange, textOf } from "#engine/publish/publish.ts";
import { PublishTrouble } from "#engine/publish/publish-trouble.ts";
import type { Target } from "#engine/publish/target.ts";
import { problemReport } from "#engine/terminal/report.ts";
import { checkContent } from "#pipeline/checked/check-content.ts";
import type { CheckedSite } from "#pipeline/checked/checked-site.ts";
import type { Command, Invocation } from "../command.ts";
import { askName, terminal } from "./new/ask.ts";

export default {
	summary: {
		nl: "Controleert en bouwt de site en zet haar online, met rsync of rclone; zegt daarna of zij er staat.",
		en: "Checks and builds the site and puts it online, with rsync or rclone; then says whether it is there.",
	},
	options: {
		to: {
			type: "string",
			value: "place",
			text: {
				nl: "waar de site heen gaat: naam@server:/map, of rclone:remote:map (zonder dit: PUBLISH_TO, of bladbouw.publish in package.json)",
				en: "where the site goes: name@server:/folder, or rclone:remote:folder (default: PUBLISH_TO, or bladbouw.publish in package.json)",
			},
		},
		"dry-run": {
			type: "boolean",
			text: {
				nl: "alleen zeggen wat er zou veranderen, en niets versturen",
				en: "only say what would change, and send nothing",
			},
		},
		compress: {
			type: "boolean",
			text: {
				nl: "stuurt elke tekst ook gecomprimeerd, voor een webserver die dat zo verstuurt (over ssh altijd)",
				en: "also send each text compressed, for a web server that serves it that way (always over ssh)",
			},
		},
	},
	examples: [
		"npm run publish",
		{
			nl: "npm run publish -- --to anna@voorbeeld.nl:/srv/site --dry-run",
			en: "npm run publish -- --to anna@example.com:/srv/site --dry-run",
		},
		"npm run publish -- --to rclone:webhost:public_html",
	],
	async run(invocation) {
		const { project, root, options } = invocation;
		const reader = openContent(root, { memory: new SiteMemory(project, root) });
		const found = checkContent(reader, { language: invocation.language, live: true });
		const checked = await withPhotosChecked(found, project);
		await loadLocale(checked.language);
		if (!checked.sound) {
			process.stdout.write(problemReport(checked));
			process.stderr.write(`${inLanguage(unsound, checked.language)}\n`);
			return 1;
		}
		const place = await placeOf(invocation, checked.language);
		const target = await openTarget(place.written);
		const compress = options.compress === true || !("remote" in target);
		if (!(await buildSite({ ...invocation, compress }, new Progress()))) return 1;
		try {
			return await publish(target, checked, { root, place, dry: options["dry-run"] === true });
		} catch (error) {
			if (!(error instanceof PublishTrouble)) throw error;
			process.stderr.write(`${inLanguage(error.said, checked.language)}\n`);
			return 3;
		}
	},
} satisfies Command;

interface Publishing {
	readonly root: string;
	readonly place: Asked;
	readonly dry: boolean;
}

async function publish(target: Target, checked: CheckedSite, { root, place, dry }: Publishing): Promise<number> {
	const { language } = checked;
	const progress = new Progress();
	const tell = (said: InReports) => progress.print(`${inLanguage(said, language)}\n`);
	const folder = join(root, "dist");
	progress.step(inLanguage(words.looking, language));
	const plan = await planPublish(target, folder, { dry });
	progress.done();
	progress.print(`${planned(plan, target.shown, language)}\n`);
	for (const each of strange(plan.online)) tell(each);
	if (dry) {
		tell(words.dry);
		return 0;
	}
	progress.step(inLanguage(words.sending, language));
	const { list, difference } = plan;
	const total = difference.added.length + difference.changed.length;
	await sendSite(target, folder, { list, count: (sent) => progress.count(Math.min(sent, total), total) });
	progress.done();
	if (place.isNew && keepPlace(root, place.written)) tell(words.kept(place.written));
	if (difference.changed.includes("_nginx/site.conf")) tell(words.nginx);
	const seen = await askOnline(addressOf(checked), textOf(folder, versionFile));
	tell(seen.said);
	return seen.is === "other" ? 3 : 0;
}

/** The address of the site, without a slash at its end. */
function addressOf({ site }: CheckedSite): string {
	const { href = "" } = parsedUrl(String(site.settings?.value.address ?? "")) ?? {};
	return href.replace(/\/+$/, "");
}

interface Asked {
	readonly written: string;
	/** It was answered to a question, and is to be kept. */
	readonly isNew: boolean;
}

async function placeOf({ root, options }: Invocation, language: EditorLanguage): Promise<Asked> {
	const said = options.to ?? (process.env.PUBLISH_TO || keptPlace(root));
	if (said) return { written: String(said), isNew: false };
	const asking = terminal();
	if (!asking) throw noPlace();
	try {
		return { written: await askName(asking, inLanguage(words.where, language)), isNew: true };
	} catch (error) {
		if (error instanceof Error && error.name === "AbortError") throw noPlace();
		throw error;
	} finally {
		asking.close();
	}
}

function noPlace(): UsageError {
	return new UsageError({
		nl: 'Zeg waar de site heen gaat: `{command} naam@server:/srv/site`, of `--to rclone:remote:map`. Zet het in package.json als "bladbouw": { "publish": "…" }, dan hoeft het niet elke keer.',
		en: 'Say where the site goes: `{command} name@server:/srv/site`, or `--to rclone:remote:folder`. Put it in package.json as "bladbouw": { "publish": "…" }, and you need not say it each time.',
		values: { command: typed("publish", "--to") },
	});
}

const unsound: InReports = {
	nl: "Er is niets verstuurd. Verbeter eerst wat hierboven staat.",
	en: "Nothing was sent. First fix what is listed above.",
};

const words = {
	looking: { nl: "Kijken wat er online staat", en: "Checking what is online" },
	sending: { nl: "Versturen", en: "Sending" },
	where: {
		nl: "Waar gaat de site heen? (bijvoorbeeld anna@voorbeeld.nl:/srv/site, of rclone:webhost:public_html)",
		en: "Where does the site go? (for example anna@example.com:/srv/site, or rclone:webhost:public_html)",
	},
	dry: { nl: "Er is niets verstuurd.", en: "Nothing was sent." },
	kept: (place: string): InReports => ({
		nl: "{place} staat nu in package.json, en wordt niet meer gevraagd.",
		en: "{place} is now in package.json, and will not be asked again.",
		values: { place },
	}),
	nginx: {
		nl: "De instellingen voor nginx zijn veranderd. Leest nginx die van de site, laat het ze dan opnieuw lezen: `nginx -t && nginx -s reload`.",
		en: "The settings for nginx have changed. If nginx uses those of the site, reload it: `nginx -t && nginx -s reload`.",
	},
} as const;
