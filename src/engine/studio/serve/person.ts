import { hash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import { Refused } from "../guard.ts";

/** Whom the proxy has let in. */
export interface Person {
	/** Plain letters and digits: names a folder. Two people never have the same. */
	readonly id: string;
	/** Signs what is published. */
	readonly name: string;
	readonly email: string;
}

/** What is known of the proxy that stands in front. */
export interface NamedProxy {
	/** The only one that is answered: it says who asks. */
	readonly address: string;
	/** The address of Studio for those who use it: `https://studio.example.nl`. */
	readonly url: URL;
	/** Headers that say the name, and perhaps the address of mail, of who asks. */
	readonly userHeader: string;
	readonly mailHeader: string | undefined;
}

/** Letters, digits, and what stands between those of a name or an address. A header that was sent twice has a comma. */
const named = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ._@+'’-]{0,98}[\p{L}\p{M}\p{N}])?$/u;

const mailed = /^[^\s@<>,]+@[^\s@<>,]+$/;

/**
 * Who asks. Throws `Refused` unless the proxy itself asks, for its own address, from a page of that address, and says for
 * whom. A browser names the page that asks, and no page can make it name another; of a request that only reads it may
 * name none.
 */
export function personOf({ headers, socket }: IncomingMessage, proxy: NamedProxy): Person {
	if (!isFrom(socket.remoteAddress, proxy.address)) throw new Refused(403, "Studio answers its proxy only.");
	if (headers.host !== proxy.url.host) throw new Refused(421, "Studio is not at this address.");
	const isForeign = headers.origin !== undefined && headers.origin !== proxy.url.origin;
	const site = headers["sec-fetch-site"] ?? "same-origin";
	const isFromElsewhere = !["same-origin", "none"].includes(String(site)) && headers["sec-fetch-mode"] !== "navigate";
	if (isForeign || isFromElsewhere) throw new Refused(403, "Only a page of this site asks Studio.");
	const name = said(headers[proxy.userHeader]);
	if (name === undefined || !named.test(name)) throw new Refused(403, "The proxy does not say who asks.");
	const mail = proxy.mailHeader === undefined ? undefined : said(headers[proxy.mailHeader]);
	const id = idOf(name);
	const email = [mail, name].find((each) => each !== undefined && mailed.test(each));
	return { id, name, email: email ?? `${id}@${proxy.url.hostname}` };
}

function isFrom(address: string | undefined, proxy: string): boolean {
	const plain = address?.replace(/^::ffff:(?=\d+\.)/, "") ?? "";
	if (!isIP(plain)) return false;
	const trusted = new BlockList();
	if (proxy === "localhost") {
		trusted.addSubnet("127.0.0.0", 8, "ipv4");
		trusted.addAddress("::1", "ipv6");
	} else trusted.addAddress(proxy, isIP(proxy) === 6 ? "ipv6" : "ipv4");
	return trusted.check(plain, isIP(plain) === 6 ? "ipv6" : "ipv4");
}

/** Node reads each byte of a header as one character; proxies send UTF-8. */
function said(header: string | string[] | undefined): string | undefined {
	if (typeof header !== "string") return undefined;
	const text = Buffer.from(header, "latin1").toString("utf8").normalize("NFC").trim();
	return text === "" || text.includes("�") ? undefined : text;
}

/** A few letters for people, and enough of a hash that `anna` and `Anna` are two. */
function idOf(name: string): string {
	const letters =
		name
			.normalize("NFD")
			.toLowerCase()
			.match(/[a-z0-9]+/g) ?? [];
	return [...letters, hash("sha256", name, "hex").slice(0, 8)].join("-").slice(-60);
}
