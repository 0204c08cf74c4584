import { type Delivery, failureRef } from "#core/delivery.ts";
import { askDelivery, deliveryIn } from "#studio/stores/ask-online.ts";
import { githubDelivery } from "#studio/stores/github/runs.ts";
import { type Credential, credentialFor } from "../../git/credential.ts";
import { fetchText } from "../../git/fetch-remote.ts";
import { type GitHost, hostOf } from "../../git/host-of.ts";
import { workingCopyOf } from "../../git/working-copy.ts";

/** So long what Git knows is not asked anew, in milliseconds: whoever waits asks every other second. */
const lasts = 60_000;

/** The same of what a server answers by Git: one that is asked often over ssh lets nobody in any more. */
const lastsThere = 10_000;

/**
 * Asks what the server of the site makes of a commit: the one to which this computer pushes, as whom Git signs in there, and
 * as Studio on the web asks it. Who pushes over ssh to a server of their own has no name on the web, and asks its repository,
 * which tells of a delivery that failed.
 */
export function deliveryFor(root: string): (commit: string) => Promise<Delivery | undefined> {
	const credentialAt = remembering(lasts, (address) => credentialFor(root, address));
	const failureAt = remembering(lastsThere, async (address) => {
		const text = await fetchText(root, address, failureRef);
		return text === undefined ? undefined : deliveryIn(text);
	});
	return async (commit) => {
		const state = workingCopyOf(root);
		const address = typeof state === "string" ? undefined : state.remote?.address;
		const host = address === undefined ? undefined : hostOf(address);
		if (address === undefined) return undefined;
		const onWeb = /^https?:/.test(address);
		const github = host && githubPlace(host);
		if (!host || (!onWeb && !github)) return failureAt(address);
		const credential = await credentialAt(onWeb ? address : host.repository);
		if (!credential) return undefined;
		if (github) return githubDelivery({ ...github, token: () => credential.password }, commit);
		return askDelivery(new URL(host.repository).origin, { Authorization: basicFor(credential) });
	};
}

/** Answers as before while that is no older than some milliseconds. */
function remembering<T>(limit: number, ask: (address: string) => Promise<T>): (address: string) => Promise<T> {
	const known = new Map<string, { readonly until: number; readonly found: Promise<T> }>();
	return (address) => {
		const before = known.get(address);
		if (before && Date.now() < before.until) return before.found;
		const found = ask(address);
		known.set(address, { until: Date.now() + limit, found });
		return found;
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
