import { isIP } from "node:net";
import { resolve } from "node:path";
import { parsedUrl } from "#core/addresses.ts";
import { UsageError } from "#engine/base/usage-error.ts";
import { serveDev } from "#engine/dev/serve-dev.ts";
import { studioServer } from "#engine/studio/plugin.ts";
import { copiesOf, freshen } from "#engine/studio/serve/copies.ts";
import type { NamedProxy } from "#engine/studio/serve/person.ts";
import { servePeople } from "#engine/studio/serve/serve-people.ts";
import { type Command, type Invocation, portOption } from "../command.ts";

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
		serve: {
			type: "boolean",
			text: {
				nl: "voor meer mensen, achter een proxy die zegt wie er vraagt",
				en: "for several people, behind a proxy that says who asks",
			},
		},
		url: {
			type: "string",
			value: "address",
			text: {
				nl: "met --serve: het adres van Studio, zoals https://studio.voorbeeld.nl",
				en: "with --serve: the address of Studio, such as https://studio.example.nl",
			},
		},
		proxy: {
			type: "string",
			value: "address",
			text: {
				nl: "met --serve: IP-adres van de proxy (zonder dit: deze computer)",
				en: "with --serve: IP address of the proxy (default: this computer)",
			},
		},
		"user-header": {
			type: "string",
			value: "name",
			text: {
				nl: "met --serve: kop die zegt wie er vraagt (zonder dit: X-Remote-User)",
				en: "with --serve: header that says who asks (default: X-Remote-User)",
			},
		},
		"mail-header": {
			type: "string",
			value: "name",
			text: {
				nl: "met --serve: kop met het e-mailadres van wie er vraagt",
				en: "with --serve: header with the e-mail address of who asks",
			},
		},
		copies: {
			type: "string",
			value: "folder",
			text: {
				nl: "map met voor ieder een werkkopie (zonder dit: naast deze map)",
				en: "folder with a working copy for each (default: beside this folder)",
			},
		},
	},
	examples: [
		{
			nl: "npm run studio -- --serve --url https://studio.voorbeeld.nl --user-header X-Remote-User",
			en: "npm run studio -- --serve --url https://studio.example.nl --user-header X-Remote-User",
		},
	],
	async run({ root, project, language, options }) {
		const port = Number(options.port ?? usualPort);
		const folder = typeof options.copies === "string" ? resolve(options.copies) : undefined;
		if (options.serve === true) {
			const proxy = proxyOf(options);
			await servePeople({ port, proxy, project, language, copies: copiesOf(root, folder ?? `${root}-studio`) });
			return 0;
		}
		if (folder !== undefined) await freshen(root);
		await serveDev({
			root,
			project,
			language,
			port,
			network: false,
			open: options["no-open"] !== true,
			more: (workshops) => studioServer({ root, project, workshops, copies: folder }),
		});
		return 0;
	},
} satisfies Command;

/** What was said of the proxy. Throws a `UsageError` when that is not enough, or cannot be. */
function proxyOf({ url, proxy, ...headers }: Invocation["options"]): NamedProxy {
	const parsed = typeof url === "string" ? parsedUrl(url) : undefined;
	if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.pathname !== "/" || parsed.username !== "")
		throw new UsageError({
			nl: "Met --serve hoort --url: het adres waarop de proxy Studio aanbiedt, zoals https://studio.voorbeeld.nl.",
			en: "With --serve belongs --url: the address at which the proxy offers Studio, such as https://studio.example.nl.",
		});
	const address = typeof proxy === "string" ? proxy : "localhost";
	if (address !== "localhost" && isIP(address) === 0)
		throw new UsageError({
			nl: `Achter --proxy hoort een IP-adres, niet "${address}".`,
			en: `--proxy takes an IP address, not "${address}".`,
		});
	const nameIn = (option: string) => {
		const name = headers[option];
		return typeof name === "string" ? name.toLowerCase() : undefined;
	};
	return {
		address,
		url: parsed,
		userHeader: nameIn("user-header") ?? "x-remote-user",
		mailHeader: nameIn("mail-header"),
	};
}
