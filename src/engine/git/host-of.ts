import { parsedUrl } from "#core/addresses.ts";

/** Where a repository is on the web, as far as its address tells. */
export interface GitHost {
	readonly name: string;
	/** The address of its page, without a name or a password. */
	readonly repository: string;
}

/** The host in the address of a repository; undefined for a folder. */
export function hostOf(address: string): GitHost | undefined {
	// As `git@github.com:praktijk/site.git`; a letter alone is a drive of Windows.
	const short = /^(?:[^@/]+@)?([^:/@]{2,}):(?!\/\/)(.+)$/.exec(address);
	const whole = short ? `ssh://${short[1]}/${short[2]}` : address;
	const parsed = parsedUrl(whole);
	if (!parsed) return undefined;
	const { protocol, hostname, host, pathname } = parsed;
	if (!/^(?:https?|ssh|git):$/.test(protocol)) return undefined;
	const path = pathname.replace(/^\/+|\/+$|\.git\/*$/g, "");
	// Of another protocol the port says nothing about pages.
	const web = protocol.startsWith("http") ? `${protocol}//${host}` : `https://${hostname}`;
	return { name: hostname, repository: `${web}/${path}` };
}
