import { join, resolve } from "node:path";
import { typed } from "#engine/base/typed.ts";
import { UsageError } from "#engine/base/usage-error.ts";
import type { Command, Invocation } from "../command.ts";

export default {
	summary: {
		nl: "Zet op een eigen server online wat naar de repository is gestuurd, zonder dat er een moment geen site is.",
		en: "On your own server, puts online what was pushed to the repository, with a site there at every moment.",
	},
	options: {
		home: {
			type: "string",
			value: "folder",
			text: {
				nl: "map waarin de site gemaakt wordt en online staat, zoals /srv/www.voorbeeld.nl",
				en: "folder in which the site is built and served, such as /srv/www.example.com",
			},
		},
		repository: {
			type: "string",
			value: "folder",
			text: {
				nl: "de repository waar de inhoud naartoe gaat (zonder dit: git/site.git in die map)",
				en: "the repository that content is pushed to (default: git/site.git in that folder)",
			},
		},
		branch: {
			type: "string",
			value: "branch",
			text: { nl: "tak die online staat (zonder dit: main)", en: "branch that is online (default: main)" },
		},
		reload: {
			type: "string",
			value: "command",
			text: {
				nl: "opdracht waarmee nginx zijn instellingen opnieuw leest, als die veranderd zijn",
				en: "command that reloads the nginx configuration when it has changed",
			},
		},
		back: {
			type: "boolean",
			text: {
				nl: "zet terug wat hiervoor online stond, tot er iets nieuws naar de server gaat",
				en: "put back what was online before, until something new is pushed",
			},
		},
		to: {
			type: "string",
			value: "revision",
			text: {
				nl: "zet deze versie online, tot er iets nieuws naar de server gaat",
				en: "put this version online, until something new is pushed",
			},
		},
		check: {
			type: "string",
			value: "revision",
			text: {
				nl: "zet niets online, en zegt alleen of van deze versie een site te maken is",
				en: "put nothing online, and only say whether a site can be built from this version",
			},
		},
	},
	examples: [
		"npm run deliver -- --home /srv/www.voorbeeld.nl",
		"npm run deliver -- --home /srv/www.voorbeeld.nl --back",
	],
	async run(invocation) {
		const { project, root, language, options } = invocation;
		const asked = { project, language, ...placesOf(invocation) };
		const chosen = ["back", "to", "check"].filter((name) => options[name] !== undefined);
		if (chosen.length > 1)
			throw new UsageError({
				nl: "--{one} en --{other} gaan niet samen.",
				en: "--{one} and --{other} do not go together.",
				values: { one: chosen[0], other: chosen[1] },
			});
		if (typeof options.check === "string") {
			const { problemsOfPushed } = await import("#engine/deliver/check-pushed.ts");
			const problems = await problemsOfPushed({
				...asked,
				commit: options.check,
				inLines: process.env.REQUEST_METHOD !== undefined,
			});
			if (problems !== undefined) process.stderr.write(problems);
			return problems === undefined ? 0 : 1;
		}
		const { deliver } = await import("#engine/deliver/deliver.ts");
		const wanted = options.back === true ? "before" : typeof options.to === "string" ? { version: options.to } : "tip";
		const reload = typeof options.reload === "string" ? options.reload : undefined;
		const branch = String(options.branch ?? "main");
		return (await deliver({ ...asked, code: root, branch, reload, wanted })) ? 0 : 1;
	},
} satisfies Command;

function placesOf({ options }: Invocation): { home: string; repository: string } {
	if (typeof options.home !== "string")
		throw new UsageError({
			nl: "Zeg in welke map de site staat, zoals `{command} /srv/www.voorbeeld.nl`.",
			en: "Say in which folder the site is, such as `{command} /srv/www.example.com`.",
			values: { command: typed("deliver", "--home") },
		});
	const home = resolve(options.home);
	return { home, repository: resolve(String(options.repository ?? join(home, "git/site.git"))) };
}
