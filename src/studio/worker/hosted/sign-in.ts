import type { InReports } from "#core/fields/answers.ts";
import type { GithubAddress } from "#studio/brain/studio-worker.ts";
import type { GithubPlace } from "#studio/stores/github/api.ts";
import { githubPermissions } from "#studio/stores/github/permissions.ts";
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

	/**
	 * Asks a person for one until GitHub takes it, or until they would rather wait with it. Throws `RemoteError` when GitHub
	 * does not answer.
	 */
	async ask({ why, mayWait = false }: Asked = {}): Promise<void> {
		for (let said = why; ; ) {
			const door = { is: "token", why: said, mayWait } as const;
			const answer = await this.#entrance.ask(door, "sign in", "later");
			if (answer.do === "later") {
				if (mayWait) return;
				continue;
			}
			const { token, keep } = answer;
			this.#token = token.trim();
			const may = await githubPermissions(this.place);
			said = whyNot(may);
			if (said) continue;
			if (keep) await keepToken(this.#site, this.#token).catch(() => {});
			else await forgetToken(this.#site);
			return;
		}
	}

	async forget(): Promise<void> {
		this.#token = undefined;
		await forgetToken(this.#site);
	}
}

function whyNot(may: Awaited<ReturnType<typeof githubPermissions>>): InReports | undefined {
	if (may.is === "signed out") return doorWords.unknownToken;
	if (may.is === "not found") return doorWords.blindToken;
	return may.push ? undefined : doorWords.readingToken;
}
