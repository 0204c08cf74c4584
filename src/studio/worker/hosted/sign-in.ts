import type { InReports } from "#core/fields/answers.ts";
import type { GithubAddress } from "#studio/brain/studio-worker.ts";
import { type GithubAccount, githubAccount } from "#studio/stores/github/account.ts";
import type { GithubPlace } from "#studio/stores/github/api.ts";
import { type GithubPermissions, githubPermissions } from "#studio/stores/github/permissions.ts";
import { RemoteError } from "#studio/stores/remote.ts";
import type { Entrance } from "./door.ts";
import { forgetToken, keepToken, readToken } from "./kept-token.ts";
import { doorWords } from "./words.ts";

interface Asked {
	/** What became of a token before. */
	readonly why?: InReports;
	readonly mayWait?: boolean;
}

/** The token of a person for a site on GitHub. It is in the memory of this worker, and on wish in the browser, encrypted. */
export class SignIn {
	readonly #site: string;
	readonly #entrance: Entrance;
	readonly place: GithubPlace;
	#token: string | undefined;

	constructor({ owner, repository, api }: GithubAddress, entrance: Entrance) {
		this.#site = `${owner}/${repository}`;
		this.#entrance = entrance;
		this.place = { owner, repository, token: () => this.#token, ...(api !== undefined && { api }) };
	}

	/** The one that the browser kept, if it did. */
	async restore(): Promise<boolean> {
		this.#token = await readToken(this.#site);
		return this.#token !== undefined;
	}

	/** Asks a person for one until GitHub takes it, or until they would rather wait with it. */
	async ask({ why, mayWait = false }: Asked = {}): Promise<void> {
		const later = mayWait ? (["later"] as const) : [];
		for (let said = why; ; ) {
			const door = { is: "token", why: said, mayWait } as const;
			const answer = await this.#entrance.ask(door, "sign in", ...later);
			if (answer.do === "later") return;
			const { token, keep } = answer;
			this.#token = token.trim();
			// Nobody has to wait for a server.
			const may = await Promise.race([githubPermissions(this.place).catch(silence), this.#entrance.hear(...later)]);
			if ("do" in may) return;
			said = whyNot(may);
			if (said) continue;
			if (keep) await keepToken(this.#site, this.#token).catch(() => {});
			else await forgetToken(this.#site);
			return;
		}
	}

	/** Does something that takes a token; where GitHub does not know that any more, with another one. */
	async during<T>(work: () => Promise<T>): Promise<T> {
		for (;;) {
			try {
				return await work();
			} catch (error) {
				if (!(error instanceof RemoteError) || error.is !== "signed out") throw error;
				await this.ask({ why: doorWords.unknownToken });
			}
		}
	}

	/** Whose token it is. */
	account(): Promise<GithubAccount> {
		return this.during(() => githubAccount(this.place));
	}

	async forget(): Promise<void> {
		this.#token = undefined;
		await forgetToken(this.#site);
	}
}

/** GitHub gives no answer that says anything of a token. */
function silence(error: unknown): { readonly is: "silent" | "forbidden" } {
	if (!(error instanceof RemoteError)) throw error;
	return { is: error.is === "forbidden" ? error.is : "silent" };
}

function whyNot(may: GithubPermissions | ReturnType<typeof silence>): InReports | undefined {
	if (may.is === "visible") return may.push ? undefined : doorWords.readingToken;
	return unanswered[may.is];
}

const unanswered = {
	silent: doorWords.silentGithub,
	forbidden: doorWords.forbidden,
	"signed out": doorWords.unknownToken,
	"not found": doorWords.blindToken,
} as const;
