import { UsageError } from "#engine/base/usage-error.ts";
import type { HostedAddress } from "#studio/brain/studio-worker.ts";
import type { Invocation, Option } from "./command.ts";

/** What `build` is told of Studio. */
export const studioOptions = {
	studio: {
		type: "boolean",
		text: {
			nl: "zet in plaats van de site Studio in dist-studio/, om haar in elke browser te veranderen",
			en: "put Studio in dist-studio/ instead of the site, to change the site in any browser",
		},
	},
	github: {
		type: "string",
		value: "repository",
		text: {
			nl: "met --studio: de inhoud staat in deze repository op GitHub",
			en: "with --studio: the content is in this repository on GitHub",
		},
	},
	api: {
		type: "string",
		value: "address",
		text: {
			nl: "met --github: adres van de interface van een eigen GitHub, zoals https://github.voorbeeld.nl/api/v3",
			en: "with --github: API address of your own GitHub, such as https://github.example.org/api/v3",
		},
	},
	repository: {
		type: "string",
		value: "path",
		text: {
			nl: "met --studio: pad van de repository op de eigen server (zonder dit: /git/site.git)",
			en: "with --studio: path of the repository on your own server (default: /git/site.git)",
		},
	},
	branch: {
		type: "string",
		value: "branch",
		text: {
			nl: "met --studio: tak die online staat (zonder dit: main)",
			en: "with --studio: branch that is online (default: main)",
		},
	},
} as const satisfies Readonly<Record<string, Option>>;

/** Throws a `UsageError` for what says something of Studio where nobody asked for that. */
export function refuseStudioOptions(options: Invocation["options"]): void {
	for (const name of ["github", "api", "repository", "branch"]) {
		if (options[name] === undefined) continue;
		throw new UsageError({
			nl: "--{name} hoort bij Studio: zet er --studio bij.",
			en: "--{name} belongs to Studio: add --studio.",
			values: { name },
		});
	}
}

/** The repository that was asked for. Throws a `UsageError` for what cannot be one. */
export function studioStore({
	github,
	api,
	repository,
	branch: asked,
	...others
}: Invocation["options"]): HostedAddress {
	const branch = String(asked ?? "main");
	if (!/^[\w][\w.-]*(?:\/[\w][\w.-]*)*$/.test(branch) || branch.includes("..") || /(?:\.lock|\.)$/.test(branch))
		throw new UsageError({
			nl: '"{branch}" is geen naam van een tak.',
			en: '"{branch}" is not the name of a branch.',
			values: { branch },
		});
	for (const name of ["threads", "former"])
		if (others[name] !== undefined)
			throw new UsageError({
				nl: "--{name} hoort niet bij --studio.",
				en: "--{name} does not go with --studio.",
				values: { name },
			});
	if (github === undefined && api !== undefined)
		throw new UsageError({
			nl: "--api hoort bij een repository op GitHub: zet er --github bij.",
			en: "--api belongs to a repository on GitHub: add --github.",
		});
	if (github === undefined) return { kind: "git", repository: pathOf(String(repository ?? "/git/site.git")), branch };
	const [, owner, name] = /^([A-Za-z\d](?:[A-Za-z\d-]*[A-Za-z\d])?)\/([\w.-]+)$/.exec(String(github)) ?? [];
	if (owner === undefined || name === undefined)
		throw new UsageError({
			nl: 'Achter --github hoort eigenaar/naam, zoals bakkerij/site, niet "{github}".',
			en: '--github takes owner/name, such as bakery/site, not "{github}".',
			values: { github: String(github) },
		});
	if (repository !== undefined)
		throw new UsageError({
			nl: "Een repository staat op GitHub of op de eigen server: kies --github of --repository.",
			en: "A repository is on GitHub or on your own server: choose --github or --repository.",
		});
	return { kind: "github", owner, repository: name, branch, ...(api !== undefined && { api: apiAt(String(api)) }) };
}

/** An address that a token may be sent to: nobody between it and the browser reads along. */
function apiAt(address: string): string {
	if (/^(?:https:\/\/[\w.-]+|http:\/\/127\.0\.0\.1)(?::\d+)?(?:\/[\w-]+)*\/?$/.test(address) && URL.canParse(address))
		return address.replace(/\/$/, "");
	throw new UsageError({
		nl: 'Achter --api hoort een adres als https://github.voorbeeld.nl/api/v3, niet "{address}".',
		en: '--api takes an address such as https://github.example.org/api/v3, not "{address}".',
		values: { address },
	});
}

/** The path of a repository must be none of Studio's own files, and have a folder. */
function pathOf(path: string): string {
	if (/^(?:\/[\w-][\w.-]*){2,}$/.test(path) && !/^\/(?:assets\/|_)/.test(path)) return path;
	throw new UsageError({
		nl: 'Achter --repository hoort een pad als /git/site.git, niet "{path}".',
		en: '--repository takes a path such as /git/site.git, not "{path}".',
		values: { path },
	});
}
