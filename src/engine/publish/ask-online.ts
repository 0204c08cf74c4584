import { setTimeout as pause } from "node:timers/promises";
import type { InReports } from "#core/fields/answers.ts";
import { type Unreached, whyUnreached } from "../base/unreached.ts";

/** The file of a built site that says which version it is. */
export const versionFile = ".well-known/site-version.json";

/** What a visitor would get now. */
export interface SeenOnline {
	readonly is: "online" | "unknown" | "other";
	readonly said: InReports;
}

/** Milliseconds that an answer may take. */
const limit = 20_000;

/** Milliseconds to wait before asking again, for a host that takes a moment. */
const waits = [1000, 3000, 6000];

/** Asks the site at its address which version is online. `expected` is what its file says; without one nobody can ask. */
export async function askOnline(
	address: string,
	expected: string | undefined,
	{ again = waits }: { readonly again?: readonly number[] } = {},
): Promise<SeenOnline> {
	if (expected === undefined) {
		return {
			is: "unknown",
			said: {
				nl: "Kijk zelf of {address} de nieuwe versie toont: deze versie van de site zegt niet wie zij is.",
				en: "Check for yourself whether {address} shows the new version: this version of the site does not say which one it is.",
				values: { address },
			},
		};
	}
	let seen = await askOnce(address, expected);
	for (const wait of again) {
		if (seen.is === "online") break;
		await pause(wait);
		seen = await askOnce(address, expected);
	}
	return seen;
}

async function askOnce(address: string, expected: string): Promise<SeenOnline> {
	const url = `${address}/${versionFile}`;
	try {
		const signal = AbortSignal.timeout(limit);
		const response = await fetch(url, { cache: "no-store", redirect: "manual", signal });
		const text = await response.text();
		return judged({ address, status: response.status, text, moved: response.headers.get("location"), expected });
	} catch (error) {
		const { is, code } = whyUnreached(error);
		const said: InReports = { ...failures[is], values: { address } };
		return { is: "other", said: { nl: "{said} ({why})", en: "{said} ({why})", values: { said, why: code } } };
	}
}

interface Judging {
	readonly address: string;
	readonly status: number;
	readonly text: string;
	readonly moved: string | null;
	readonly expected: string;
}

function judged({ address, status, text, moved, expected }: Judging): SeenOnline {
	if (status === 200 && isSameVersion(text, expected)) {
		return {
			is: "online",
			said: { nl: "Dit staat nu online: {address}", en: "This is online now: {address}", values: { address } },
		};
	}
	const other = status === 200 ? versionIn(text) : undefined;
	if (other) {
		return {
			is: "other",
			said: {
				nl: "Alles is verstuurd, maar {address} toont nog een andere versie, die van {other}. Misschien bewaart een tussenstation de oude nog even, of toont de webserver een andere map.",
				en: "Everything was sent, but {address} still shows another version, that of {other}. A cache in between may keep the old one for a while, or the web server is showing another folder.",
				values: { address, other },
			},
		};
	}
	if (moved !== null) {
		return {
			is: "other",
			said: {
				nl: "Alles is verstuurd, maar {address} stuurt een bezoeker door naar {moved}. Is dat het adres van de site? Zet het dan in site.yaml, achter address.",
				en: "Everything was sent, but {address} redirects visitors to {moved}. Is that the address of the site? Then put it in site.yaml, after address.",
				values: { address, moved },
			},
		};
	}
	return {
		is: "other",
		said: {
			nl: "Alles is verstuurd, maar {address} toont deze site niet: /{versionFile} geeft antwoord {status}. Toont de webserver de goede map?",
			en: "Everything was sent, but {address} does not show this site: /{versionFile} answers {status}. Is the web server showing the right folder?",
			values: { address, versionFile, status },
		},
	};
}

function isSameVersion(one: string, other: string): boolean {
	return one.trim() === other.trim();
}

/** When a version was made, as it says itself. */
function versionIn(text: string): string | undefined {
	try {
		const read: unknown = JSON.parse(text);
		if (typeof read !== "object" || read === null || !("at" in read)) return undefined;
		return String(read.at).slice(0, 40);
	} catch {
		return undefined;
	}
}

const failures: Readonly<Record<Unreached, Pick<InReports, "nl" | "en">>> = {
	expired: {
		nl: "Alles is verstuurd, maar het certificaat van {address} is verlopen: een bezoeker krijgt een waarschuwing. Vraag wie de server beheert het te vernieuwen. Klopt het wel, kijk dan naar de klok van deze computer.",
		en: "Everything was sent, but the certificate of {address} has expired, and visitors get a warning. Ask whoever manages the server to renew it. If the certificate is fine, check the clock of this computer.",
	},
	"not yet valid": {
		nl: "Alles is verstuurd, maar het certificaat van {address} geldt volgens de klok van deze computer nog niet. Zet de klok goed, en kijk zelf of de site de nieuwe versie toont.",
		en: "Everything was sent, but by the clock of this computer the certificate of {address} is not valid yet. Set the clock, and check for yourself whether the site shows the new version.",
	},
	"wrong certificate": {
		nl: "Alles is verstuurd, maar het certificaat van {address} klopt niet: een bezoeker krijgt een waarschuwing. Vraag wie de server beheert om een certificaat voor deze naam.",
		en: "Everything was sent, but the certificate of {address} is wrong, and visitors get a warning. Ask whoever manages the server for a certificate for this name.",
	},
	"unknown name": {
		nl: "Alles is verstuurd, maar de naam in {address} is nergens bekend. Wijst de naam al naar de server? Staat er in site.yaml het goede adres, achter address?",
		en: "Everything was sent, but the name in {address} is not known anywhere. Does the name point to the server yet? Does site.yaml have the right address, after address?",
	},
	late: {
		nl: "Alles is verstuurd, maar {address} antwoordde niet op tijd.",
		en: "Everything was sent, but {address} did not respond in time.",
	},
	silent: {
		nl: "Alles is verstuurd, maar {address} antwoordt niet. Staat de webserver aan?",
		en: "Everything was sent, but {address} is not responding. Is the web server running?",
	},
};
