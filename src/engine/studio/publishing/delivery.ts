import type { Delivery } from "#core/delivery.ts";
import { askDelivery } from "#studio/stores/ask-online.ts";
import { githubDelivery } from "#studio/stores/github/runs.ts";
import { type Credential, credentialFor } from "../../git/credential.ts";
import { type GitHost, hostOf } from "../../git/host-of.ts";
import { workingCopyOf } from "../../git/working-copy.ts";

/** So long what Git knows is not asked anew, in milliseconds: whoever waits asks every other second. */
const lasts = 60_000;

/**
 * Asks what the server of the site makes of a commit: the one to which this computer pushes, as whom Git signs in there, and
 * as Studio on the web asks it. Who pushes over ssh to a server of their own has no name on the web, and gets no answer.
 */
export function deliveryFor(root: string): (commit: string) => Promise<Delivery | undefined> {
	const known = new Map<string, { readonly until: number; readonly found: Promise<Credential | undefined> }>();

	function credentialAt(address: string): Promise<Credential | undefined> {
		const before = known.get(address);
		if (before && Date.now() < before.until) return before.found;
		const found = credentialFor(root, address);
		known.set(address, { until: Date.now() + lasts, found });
		return found;
	}
	return async (commit) => {
		const state = workingCopyOf(root);
		const address = typeof state === "string" ? undefined : state.remote?.address;
		const host = address === undefined ? undefined : hostOf(address);
		if (address === undefined || !host) return undefined;
		const onWeb = /^https?:/.test(address);
		const github = githubPlace(host);
		if (!onWeb && !github) return undefined;
		const credential = await credentialAt(onWeb ? address : host.repository);
		if (!credential) return undefined;
		if (github) return githubDelivery({ ...github, token: () => credential.password }, commit);
		return askDelivery(new URL(host.repository).origin, { Authorization: basicFor(credential) });
	};
}

function basicFor({ username, password }: Credential): string {
	return `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
}

/** The repository on GitHub, or on one's own GitHub, whose interface is at the same name. */
function githubPlace({ name, repository }: GitHost) {
	if (!/(?:^|\.)github\./.test(name)) return undefined;
	const { origin, pathname } = new URL(repository);
	const [owner, own, ...others] = pathname.slice(1).split("/");
	if (!owner || !own || others.length > 0) return undefined;
	return { owner, repository: own, ...(name !== "github.com" && { api: `${origin}/api/v3` }) };
}
