import { runGit } from "./git.ts";

/** As whom Git signs in somewhere. */
export interface Credential {
	readonly username: string;
	readonly password: string;
}

/** Milliseconds: a program that keeps passwords answers, or asks somebody, which is not for now. */
const limit = 10_000;

/** No program shows a window. */
const unasked = { GIT_ASKPASS: "", SSH_ASKPASS: "", GCM_INTERACTIVE: "never" };

/** The name and the password that Git has for an address already; undefined where it would have to ask somebody. */
export async function credentialFor(root: string, address: string): Promise<Credential | undefined> {
	const input = `url=${address}\n\n`;
	const { isDone, words } = await runGit(root, ["credential", "fill"], { input, limit, env: unasked });
	if (!isDone) return undefined;
	const said = (name: string) => new RegExp(`^${name}=(.*)$`, "m").exec(words)?.[1];
	const [username, password] = [said("username"), said("password")];
	return username === undefined || password === undefined ? undefined : { username, password };
}
