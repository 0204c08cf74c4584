import { existsSync } from "node:fs";
import { join } from "node:path";
import { parsedUrl } from "#core/addresses.ts";
import type { InReports } from "#core/fields/answers.ts";
import { inLanguage } from "#core/in-language.ts";
import { openContent, reportLanguageOf } from "#engine/content/content.ts";
import { loadLocale } from "#engine/content/locale.ts";
import { type GithubFiles, writeGithubFiles } from "#engine/host/github/github-files.ts";
import { githubRepository } from "#engine/host/github/repository.ts";
import type { Invocation } from "../../command.ts";

/** Writes what GitHub needs to check a site, make it and put it online, and says what only its owner can switch on. */
export async function hostOnGithub(invocation: Invocation): Promise<number> {
	const { project, root } = invocation;
	const language = reportLanguageOf(invocation);
	await loadLocale(language);
	const { site } = openContent(root, { only: ({ role }) => role === "site" }).read();
	const address = parsedUrl(String(site.settings?.value.address ?? ""));
	const files = writeGithubFiles(root, project);
	const sections = [
		...written(files).map((each) => inLanguage(each, language)),
		"",
		...steps({
			repository: githubRepository(root),
			address,
			hasLock: existsSync(join(root, "package-lock.json")),
		}).map((each, index) => (index === 0 ? "" : `${index}. `) + inLanguage(each, language)),
	];
	process.stdout.write(`${sections.join("\n")}\n`);
	return 0;
}

function written({ made, same, other }: GithubFiles): InReports[] {
	return [
		...made.map((name) => ({ nl: "Gemaakt: {name}", en: "Created: {name}", values: { name } })),
		...same.map((name) => ({ nl: "Was er al: {name}", en: "Already there: {name}", values: { name } })),
		...other.map((name) => ({
			nl: "Blijft zoals het is: {name}, want er staat iets anders in. Gooi het weg en voer de opdracht opnieuw uit voor dat van dit programma.",
			en: "Stays as it is: {name}, because it says something else. Remove it and run the command again to get the one from this program.",
			values: { name },
		})),
	];
}

interface Known {
	/** `owner/name`. */
	readonly repository: string | undefined;
	/** That of the site. */
	readonly address: URL | undefined;
	readonly hasLock: boolean;
}

/** What is still to be done, below a heading: what is to be sent to GitHub, and the three switches there. */
function steps({ repository, address, hasLock }: Known): InReports[] {
	const settings = `https://github.com/${repository ?? "…/…"}/settings`;
	const host = address?.hostname;
	const isOwn = host !== undefined && !/\.(?:github\.io|example)$/.test(host);
	const pages = addressOnPages(repository ?? "…/…");
	return [
		{ nl: "Zo gaat u verder:", en: "What to do next:" },
		...(isOwn || (address && repository !== undefined && withoutSlash(address.href) === pages)
			? []
			: [
					{
						nl: "Zet in content/site.yaml achter address het adres van de site. Zonder eigen naam is dat {pages}; met een ander adres mist de site daar haar stijl en leiden haar koppelingen nergens heen.",
						en: "In content/site.yaml, put the address of the site after address. Without a name of your own that is {pages}; with another address the site has no styles there, and its links lead nowhere.",
						values: { pages },
					},
				]),
		...(hasLock
			? []
			: [
					{
						nl: "Voer `npm install` uit: GitHub installeert wat in package-lock.json staat.",
						en: "Run `npm install`: GitHub installs what package-lock.json says.",
					},
				]),
		{
			nl: "Zet deze map in Git en stuur haar naar GitHub, naar de tak main, met package-lock.json en het programma (bladbouw-….tgz) als dat in deze map staat.",
			en: "Put this folder in Git and push it to GitHub, to the branch main, with package-lock.json and the program (bladbouw-….tgz) if it is in this folder.",
		},
		{
			nl: "Kies op {settings}/pages bij Source: GitHub Actions. Met een gratis account kan dat alleen als de repository openbaar is (public).",
			en: "At {settings}/pages choose GitHub Actions as the Source. With a free account the repository has to be public for that.",
			values: { settings },
		},
		isOwn
			? {
					nl: "Vul op dezelfde bladzijde bij Custom domain in: {host}, en vink Enforce HTTPS aan zodra dat kan. Laat de naam naar GitHub wijzen; de bladzijde zegt hoe.",
					en: "On the same page enter {host} under Custom domain, and tick Enforce HTTPS as soon as you can. Point the name to GitHub; the page says how.",
					values: { host },
				}
			: {
					nl: "Vink op dezelfde bladzijde Enforce HTTPS aan. Een eigen naam zet u bij Custom domain en in site.yaml, achter address.",
					en: "On the same page tick Enforce HTTPS. A name of your own goes under Custom domain and in site.yaml, after address.",
				},
		{
			nl: "Moet iemand meekijken voordat er iets online gaat? Maak dan op {settings}/rules een regel voor main, met ‘Require a pull request before merging’ en ‘Require status checks to pass: check’. Studio doet dan een voorstel in plaats van zelf online te zetten.",
			en: "Should someone look before anything goes online? Then create a rule for main at {settings}/rules, with “Require a pull request before merging” and “Require status checks to pass: check”. Studio then makes a proposal instead of publishing.",
			values: { settings },
		},
	];
}

/** Where a repository comes online without a name of its own: https://docs.github.com/pages. */
function addressOnPages(repository: string): string {
	const [owner = "", name = ""] = repository.split("/");
	const host = `${owner.toLowerCase()}.github.io`;
	return name.toLowerCase() === host ? `https://${host}` : `https://${host}/${name}`;
}

function withoutSlash(address: string): string {
	return address.replace(/\/$/, "");
}
