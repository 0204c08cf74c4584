import type { InReports } from "#core/fields/answers.ts";
import type { HostedAddress, StoreTrouble } from "#studio/brain/studio-worker.ts";
import { askDelivery, askSiteVersion } from "#studio/stores/ask-online.ts";
import { gitRemote } from "#studio/stores/git/git-remote.ts";
import { githubRemote } from "#studio/stores/github/github-remote.ts";
import { githubDelivery } from "#studio/stores/github/runs.ts";
import { type HostedStore, openHosted } from "#studio/stores/hosted/open-hosted.ts";
import { NotKept } from "#studio/stores/kept/kept.ts";
import { openOpfs } from "#studio/stores/kept/opfs.ts";
import { type Remote, RemoteError } from "#studio/stores/remote.ts";
import type { Entrance } from "./door.ts";
import { holdSite, isTaken, onceFree } from "./lock.ts";
import { deviceOf, personOf, signedIn } from "./person.ts";
import { SignIn } from "./sign-in.ts";
import { doorWords } from "./words.ts";

interface Following {
	readonly changed: (names: ReadonlySet<string>) => void;
	readonly drafted: (who: ReadonlySet<string>) => void;
	readonly trouble: (trouble: StoreTrouble | undefined) => void;
	readonly fail: (error: unknown) => void;
}

export interface HostedSite {
	readonly store: HostedStore;
	/** A person has edited something. */
	edited(): void;
	/** Asks who is there once more, and then the server. */
	signInAgain(): Promise<void>;
	/** Who edits. */
	readonly person: string;
	leave(): Promise<boolean>;
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
	const kept = await again(entrance, () => onceFree(() => openOpfs(name))).catch((error: unknown) => {
		console.error(error);
		return refuseBrowser(entrance);
	});
	close = () => kept.close();
	const signIn = address.kind === "github" ? new SignIn(address, entrance) : undefined;
	if (signIn && !(await signIn.restore())) await signIn.ask();
	const remote: Remote =
		address.kind === "git"
			? gitRemote({ address: new URL(address.repository, self.location.origin).href })
			: githubRemote((signIn as SignIn).place);
	const whose = signIn ? () => signIn.account() : signedIn;
	const { account, ...person } = await again(entrance, () => personOf(kept, entrance, whose));
	const open = async () =>
		openHosted({
			remote,
			kept,
			person,
			account,
			device: deviceOf(kept),
			branch: address.branch,
			online: {
				siteVersion: askSiteVersion,
				delivery: signIn ? (commit) => githubDelivery(signIn.place, commit) : askDelivery,
			},
			changed: following.changed,
			drafted: following.drafted,
			trouble: (trouble) =>
				following.trouble(trouble && { ...trouble, asksToken: trouble.is === "signed out" && signIn !== undefined }),
			tell: (bytes) => entrance.show({ is: "loading", bytes }),
		});
	const store = await again(entrance, () => (signIn ? signIn.during(open) : open()));
	entrance.show(undefined);
	close = () => {
		store.close();
		kept.close();
	};
	const follow = () => void store.follow().catch(following.fail);
	setInterval(follow, asks);
	addEventListener("online", follow);
	follow();
	let timer: ReturnType<typeof setTimeout> | undefined;
	return {
		store,
		edited() {
			clearTimeout(timer);
			timer = setTimeout(() => void store.pushDraft().catch(following.fail), drafts);
		},
		async signInAgain() {
			await signIn?.ask({ mayWait: true });
			entrance.show(undefined);
			await store.follow();
		},
		person: person.name,
		async leave() {
			await store.pushDraft();
			await signIn?.forget();
			// What only this device has stays here, and so does what was typed meanwhile.
			if (!store.isHandedOver) return false;
			store.close();
			kept.write(new Map([...kept.names()].map((each) => [each, null])), { ends: true });
			kept.close();
			return true;
		},
	};
}

/** Says that this browser cannot keep what is typed. Nothing follows on that. */
function refuseBrowser(entrance: Entrance): Promise<never> {
	entrance.show({ is: "closed", said: doorWords.keepsNothing, next: "nothing" });
	return new Promise(() => {});
}

/** Does something until it works out; who is there is told why it does not, and says when to try once more. */
async function again<T>(entrance: Entrance, work: () => Promise<T>): Promise<T> {
	for (;;) {
		try {
			return await work();
		} catch (error) {
			const said = whyNot(error);
			if (!said) throw error;
			const isSignedOut = error instanceof RemoteError && error.is === "signed out";
			await entrance.ask({ is: "closed", said, next: isSignedOut ? "reload" : "again" }, "again");
			entrance.show({ is: "loading", bytes: 0 });
		}
	}
}

/** What somebody can do something about; undefined for an error of the program. */
function whyNot(error: unknown): InReports | undefined {
	if (error instanceof RemoteError) return saidOf(error);
	if (isFull(error)) return doorWords.noRoom;
	return isTaken(error) ? doorWords.heldElsewhere : undefined;
}

function isFull(error: unknown): boolean {
	return error instanceof NotKept ? error.isFull : error instanceof DOMException && error.name === "QuotaExceededError";
}

function saidOf({ is }: RemoteError): InReports {
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
