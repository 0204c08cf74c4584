/** Why a browser cannot follow an address that leads away from the site. */
export type AddressFault = "space" | "name" | "port" | "user" | "mail" | "phone";

/** What stands between the dots in the name of a host. */
const part = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const hostName = new RegExp(`^(?=.{1,253}$)${part}(?:\\.${part})*$`);

/** Spaces and controls, and the backslash, which browsers read as a slash. */
const stray = /[\s\p{Cc}\\]/u;

/** An e-mail address. */
export const mailAddress = /^[^\s@{}<>"':,;]+@[^\s@{}<>"':,;]+\.[a-z]{2,}$/i;

const phoneAddress = /^tel:\+?\d[\d.()-]*(?:;ext=\d+)?$/;

/**
 * What is wrong with an address on the web, of a mailbox or of a telephone. Undefined for one that can be followed, and
 * for every other text. A host with letters beyond a to z is one that browsers write in another way, and is all right.
 */
export function addressFault(written: string): AddressFault | undefined {
	if (!/^(?:https?|mailto|tel):/.test(written)) return undefined;
	if (written.startsWith("tel:")) return phoneAddress.test(written) ? undefined : "phone";
	if (written.startsWith("mailto:") && !isMailLink(written)) return "mail";
	if (stray.test(written)) return "space";
	if (written.startsWith("mailto:")) return undefined;
	const [, host = ""] = /^https?:\/\/([^/?#]+)/.exec(written) ?? [];
	if (host.includes("@")) return "user";
	const url = parsedUrl(written);
	if (!url) return parsedUrl(written.replace(/:\d+(?=[/?#]|$)/, "")) ? "port" : "name";
	const { hostname } = url;
	return host !== "" && hostname.includes(".") && hostName.test(hostname) ? undefined : "name";
}

/** Whether a browser can follow an address. */
export function isFollowed(address: string): boolean {
	return addressFault(address) === undefined;
}

function isMailLink(written: string): boolean {
	const [recipients = ""] = written.slice("mailto:".length).split("?");
	return recipients.split(",").every((each) => mailAddress.test(each));
}

/** Whether an address is that of a whole site, as browsers write it: `https://www.voorbeeld.nl`, without anything behind it. */
export function isOrigin(written: string): boolean {
	const url = parsedUrl(written);
	return url !== undefined && url.origin === written && hostName.test(url.hostname);
}

/** Whether an address is that of a whole site, as browsers write it, which may stand below a path of its host. */
export function isSiteAddress(written: string): boolean {
	const url = parsedUrl(written);
	if (!url || !isOrigin(url.origin)) return false;
	return written === url.origin || (written === url.origin + url.pathname && !written.endsWith("/"));
}

/** An address in its parts. `URL.canParse` of Node 20 takes none with letters beyond a to z once it was asked often. */
export function parsedUrl(written: string): URL | undefined {
	try {
		return new URL(written);
	} catch {
		return undefined;
	}
}

/**
 * The site that an address belongs to: nothing but a scheme, a host and a port, so that whatever else an address holds
 * goes no further. Throws for what is no such address.
 */
export function originOf(address: string): string {
	const { origin } = new URL(address);
	if (!isOrigin(origin)) throw new Error(`"${address}" is no address of a site.`);
	return origin;
}
