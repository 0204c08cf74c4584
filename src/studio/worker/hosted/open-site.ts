import type { HostedAddress, StoreTrouble } from "#studio/brain/studio-worker.ts";
import { askDelivery, askSiteVersion } from "#studio/stores/ask-online.ts";
import { gitRemote } from "#studio/stores/git/git-remote.ts";
import { githubRemote } from "#studio/stores/github/github-remote.ts";
import { type HostedStore, openHosted } from "#studio/stores/hosted/open-hosted.ts";
import { openOpfs } from "#studio/stores/kept/opfs.ts";
import { type Remote, RemoteError } from "#studio/stores/remote.ts";
import type { Entrance } from "./door.ts";
import { holdSite, onceFree } from "./lock.ts";
import { deviceOf, personOf } from "./person.ts";
import { SignIn } from "./sign-in.ts";
import { doorWords } from "./words.ts";

interface Following {
	readonly changed: (names: ReadonlySet<string>) => void;
	readonly drafted: (who: ReadonlySet<string>) => void;
	readonly trouble: (trouble: StoreTrouble | undefined) => void;
}

export interface HostedSite {
	readonly store: HostedStore;
	/** A person has edited something. */
	edited(): void;
	/** Asks who is there once more, and then the server. */
	signInAgain(): Promise<void>;
	signOut(): Promise<void>;
}

/** So often the server is asked what is new, and so long after an edit it gets what is not online yet; in milliseconds. */
const [asks, drafts] = [30_000, 5000];

/** Opens a site that is in a repository on a server, past all that stands before it. */
export async function openSite(address: HostedAddress, entrance: Entrance, following: Following): Promise<HostedSite> {
	const name = nameOf(address);
	let close = () => {};
	// Types say that every browser has them; older ones do not.
	const { locks, storage } = navigator as Partial<Navigator>;
	if (!locks || !storage?.getDirectory) return refuseBrowser(entrance);
	await holdSite(`studio ${name}`, entrance, () => {
		close();
		entrance.show({ is: "taken" });
	});
	const kept = await onceFree(() => openOpfs(name)).catch((error: unknown) => {
		console.error(error);
		return refuseBrowser(entrance);
	});
	close = () => kept.close();
	void navigator.storage.persist?.();
	const signIn = address.kind === "github" ? new SignIn(address, entrance) : undefined;
	if (signIn && !(await signIn.restore())) await again(entrance, () => signIn.ask());
	const remote: Remote =
		address.kind === "git"
			? gitRemote({ address: new URL(address.repository, self.location.origin).href })
			: githubRemote((signIn as SignIn).place);
	const person = await personOf(kept, entrance);
	const device = deviceOf(kept);
	const store = await again(entrance, async () => {
		try {
			return await openHosted({
				remote,
				kept,
				person,
				device,
				branch: address.branch,
				online: {
					siteVersion: askSiteVersion,
					delivery: async () => (address.kind === "git" ? askDelivery() : undefined),
				},
				changed: following.changed,
				drafted: following.drafted,
				trouble: (trouble) =>
					following.trouble(trouble && { ...trouble, asksToken: trouble.is === "signed out" && signIn !== undefined }),
				tell: (bytes) => entrance.show({ is: "loading", bytes }),
			});
		} catch (error) {
			if (signIn && error instanceof RemoteError && error.is === "signed out")
				await signIn.ask({ why: doorWords.unknownToken });
			throw error;
		}
	});
	entrance.show(undefined);
	close = () => {
		store.close();
		kept.close();
	};
	setInterval(() => void store.follow(), asks);
	addEventListener("online", () => void store.follow());
	void store.follow();
	let timer: ReturnType<typeof setTimeout> | undefined;
	return {
		store,
		edited() {
			clearTimeout(timer);
			timer = setTimeout(() => void store.pushDraft(), drafts);
		},
		async signInAgain() {
			await signIn?.ask({ mayWait: true });
			entrance.show(undefined);
			await store.follow();
		},
		signOut: async () => signIn?.forget(),
	};
}

/** Says that this browser cannot keep what is typed. Nothing follows on that. */
function refuseBrowser(entrance: Entrance): Promise<never> {
	entrance.show({ is: "closed", said: doorWords.keepsNothing, isFinal: true });
	return new Promise(() => {});
}

/** Does something until it works out; who is there is told why it does not, and says when to try once more. */
async function again<T>(entrance: Entrance, work: () => Promise<T>): Promise<T> {
	for (;;) {
		try {
			return await work();
		} catch (error) {
			if (!(error instanceof RemoteError)) throw error;
			await entrance.ask({ is: "closed", said: saidOf(error), isFinal: false }, "again");
			entrance.show({ is: "loading", bytes: 0 });
		}
	}
}

function saidOf({ is }: RemoteError) {
	if (is === "unreachable") return doorWords.offline;
	if (is === "signed out") return doorWords.signedOut;
	if (is === "forbidden") return doorWords.forbidden;
	if (is === "not found") return doorWords.notFound;
	if (is === "damaged") return doorWords.damaged;
	return is === "too much" || is === "too large" ? doorWords.tooMuch : doorWords.failed;
}

/** A name for what this browser keeps of a site, of letters that a file may have. */
function nameOf(address: HostedAddress): string {
	const place = address.kind === "git" ? address.repository : `github-${address.owner}-${address.repository}`;
	return `${place}-${address.branch}`.replace(/[^A-Za-z0-9]+/g, "-").replace(/^-/, "");
}
