import { resolve } from "node:path";
import { type EditorLanguage, inLanguage } from "#core/in-language.ts";
import { Progress } from "#engine/base/progress.ts";
import { typed } from "#engine/base/typed.ts";
import { UsageError } from "#engine/base/usage-error.ts";
import { reportLanguageOf } from "#engine/content/content.ts";
import { loadLocale } from "#engine/content/locale.ts";
import type { Command, Invocation } from "../command.ts";
import { hostOnGithub } from "./host/github.ts";
import { type Asking, askSuggesting, terminal } from "./new/ask.ts";

const questions = {
	home: {
		nl: "In welke map komt alles te staan?",
		en: "Which folder should everything go in?",
	},
	studio: {
		nl: "Op welk adres komt Studio?",
		en: "What is the address of Studio?",
	},
	people: {
		nl: "Wie mogen de site veranderen? Noem een naam om mee in te loggen, of meer met komma's.",
		en: "Who may change the site? Give a name to sign in with, or several separated by commas.",
	},
	repository: {
		nl: "Waar staat de repository, of waar komt zij?",
		en: "Where is the repository, or where should it go?",
	},
} as const;

export default {
	summary: {
		nl: "Richt een eigen server in voor de site en voor Studio, en zegt wat alleen de beheerder nog moet doen.",
		en: "Sets up a server of your own for the site and for Studio, and says what is left to the administrator.",
	},
	options: {
		home: {
			type: "string",
			value: "folder",
			text: {
				nl: "map waarin alles komt (zonder dit: /srv/ en de naam van de site)",
				en: "folder in which everything goes (default: /srv/ and the name of the site)",
			},
		},
		studio: {
			type: "string",
			value: "name",
			text: {
				nl: "naam van de server van Studio (zonder dit: studio. voor die van de site)",
				en: "host name of Studio (default: studio. before that of the site)",
			},
		},
		people: {
			type: "string",
			value: "names",
			text: {
				nl: "wie de site mogen veranderen, met komma's ertussen; nieuwe krijgen een wachtwoord",
				en: "who may change the site, separated by commas; new people get a password",
			},
		},
		repository: {
			type: "string",
			value: "folder",
			text: {
				nl: "map van de repository (zonder dit: git/site.git in die map)",
				en: "folder of the repository (default: git/site.git in that folder)",
			},
		},
		user: {
			type: "string",
			value: "name",
			text: {
				nl: "gebruiker als wie de webserver werkt (zonder dit: www-data)",
				en: "user that the web server runs as (default: www-data)",
			},
		},
		socket: {
			type: "string",
			value: "path",
			text: {
				nl: "de socket van fcgiwrap (zonder dit: /run/fcgiwrap.socket)",
				en: "the socket of fcgiwrap (default: /run/fcgiwrap.socket)",
			},
		},
		github: {
			type: "boolean",
			text: {
				nl: "in plaats van een eigen server GitHub: controle van een voorstel, en de site met GitHub Pages",
				en: "GitHub instead of a server of your own: a check of each proposal, and the site with GitHub Pages",
			},
		},
		check: {
			type: "boolean",
			text: {
				nl: "niets maken, maar alles bezoeken zoals een redacteur en zeggen wat ontbreekt",
				en: "create nothing, but visit everything as an editor does and say what is missing",
			},
		},
		person: {
			type: "string",
			value: "name",
			text: {
				nl: "met --check: ook Studio en de repository bezoeken, met deze naam en het wachtwoord in STUDIO_PASSWORD",
				en: "with --check: also visit Studio and the repository, with this name and the password in STUDIO_PASSWORD",
			},
		},
	},
	examples: [
		"npm run host",
		"npm run host -- --home /srv/www.voorbeeld.nl --people anna,bas",
		"npm run host -- --github",
	],
	async run(invocation) {
		if (invocation.options.github === true) return hostOnGithub(invocation);
		const { setUpHost } = await import("#engine/host/set-up.ts");
		const language = reportLanguageOf(invocation);
		await loadLocale(language);
		if (invocation.options.check === true) return check(invocation, language);
		const asking = terminal();
		// Nobody can be asked, and much is made.
		if (!asking && invocation.options.home === undefined)
			throw new UsageError({
				nl: "Zeg met `{home} <map>` waar alles komt te staan, of gebruik `{github}` voor GitHub.",
				en: "Say with `{home} <folder>` where everything goes, or use `{github}` for GitHub.",
				values: { home: typed("host", "--home"), github: typed("host", "--github") },
			});
		try {
			const answers = await answersOf(invocation, language, asking);
			const { project, root, options } = invocation;
			const user = String(options.user ?? "www-data");
			const socket = String(options.socket ?? "/run/fcgiwrap.socket");
			const done = await setUpHost(
				{ project, root, language: invocation.language, user, socket, ...answers },
				new Progress(),
			);
			process.stdout.write(`\n${said(language, done, answers).join("\n")}\n`);
			return done.isOnline ? 0 : 1;
		} finally {
			asking?.close();
		}
	},
} satisfies Command;

/** Visits everything, and says of each thing whether it is as it should be. */
async function check(invocation: Invocation, language: EditorLanguage): Promise<number> {
	const { visitHost } = await import("#engine/host/visit.ts");
	const { internet } = await import("#engine/host/web.ts");
	const { addressOfSite } = await import("#engine/host/set-up.ts");
	const { root, options } = invocation;
	const { address } = addressOfSite(root);
	const { home, studio, repository } = await answersOf(invocation, language, undefined);
	const password = process.env.STUDIO_PASSWORD ?? "";
	const person = typeof options.person === "string" ? { name: options.person, password } : undefined;
	if (person && password === "")
		throw new UsageError({
			nl: "Zet het wachtwoord van {name} voor deze opdracht in de omgeving als STUDIO_PASSWORD.",
			en: "Put the password of {name} in the environment of this command as STUDIO_PASSWORD.",
			values: { name: person.name },
		});
	const socket = String(options.socket ?? "/run/fcgiwrap.socket");
	const visited = await visitHost({ address, home, studio, repository, socket, person, web: internet });
	const lines = visited
		.filter(({ isUnseen }) => !isUnseen)
		.map(({ what, missing }) => (missing ? `✗ ${inLanguage(missing, language)}` : `✓ ${inLanguage(what, language)}`));
	const unseen = visited.filter(({ isUnseen }) => isUnseen).map(({ what }) => inLanguage(what, language));
	if (unseen.length > 0) lines.push(`… ${inLanguage(words.unseen, language, { what: unseen.join(", ") })}`);
	process.stdout.write(`${lines.join("\n")}\n`);
	return visited.some(({ missing }) => missing) ? 1 : 0;
}

/** What the options say, what somebody answers, or what is suggested. */
async function answersOf({ root, options }: Invocation, language: EditorLanguage, asking: Asking | undefined) {
	const { addressOfSite, suggestedFor } = await import("#engine/host/set-up.ts");
	const { address } = addressOfSite(root);
	const answer = async (what: keyof typeof questions, suggested: string | undefined) => {
		if (options[what] !== undefined) return String(options[what]);
		return (
			(asking && (await askSuggesting(asking, inLanguage(questions[what], language), suggested))) ?? suggested ?? ""
		);
	};
	const usual = suggestedFor(address);
	const home = resolve(await answer("home", usual.home));
	const studio = (await answer("studio", usual.studio)).replace(/^https:\/\/|\/$/g, "");
	const people = (await answer("people", asking ? undefined : "")).split(/[ ,]+/).filter(Boolean);
	const repository = resolve(await answer("repository", `${home}/git/site.git`));
	return { home, studio, people, repository };
}

type Done = Awaited<ReturnType<typeof import("#engine/host/set-up.ts")["setUpHost"]>>;

const words = {
	left: {
		nl: "Dit heeft iemand veranderd, en is zo gebleven:",
		en: "Someone changed these, so they stay as they are:",
	},
	passwords: {
		nl: "Nieuwe wachtwoorden. Ze staan hier één keer: geef ze door, en bewaar ze in een wachtwoordkluis.",
		en: "New passwords. They are shown here once: pass them on, and keep them in a password manager.",
	},
	commands: {
		nl: "De beheerder van de server doet nog één keer:",
		en: "The administrator of the server still does this once:",
	},
	unseen: {
		nl: "Pas te zien als dat verholpen is: {what}.",
		en: "Not visible until that is fixed: {what}.",
	},
	after: {
		nl: "Daarna staat de site op {address} en Studio op https://{studio}.",
		en: "After that the site is at {address} and Studio at https://{studio}.",
	},
} as const;

function said(language: EditorLanguage, { address, ...done }: Done, { studio }: { studio: string }): string[] {
	const left = [...done.files].filter(([, fate]) => fate === "left").map(([file]) => `  ${file}`);
	const passwords = [...done.passwords].map(([name, password]) => `  ${name}  ${password}`);
	return [
		...(left.length > 0 ? [inLanguage(words.left, language), ...left, ""] : []),
		...(passwords.length > 0 ? [inLanguage(words.passwords, language), ...passwords, ""] : []),
		inLanguage(words.commands, language),
		...done.commands.map((command) => `  ${command}`),
		"",
		inLanguage(words.after, language, { address, studio }),
	];
}
