import { spawnSync } from "node:child_process";
import { request as plain } from "node:http";
import { request as secure } from "node:https";
import { connect } from "node:tls";

/** What a server answers. */
export interface WebAnswer {
	readonly status: number;
	readonly headers: Readonly<Record<string, string | string[] | undefined>>;
	readonly body: string;
}

/** How the servers are asked: over the internet, as an editor does. */
export interface Web {
	ask(url: string, headers?: Readonly<Record<string, string>>): Promise<WebAnswer>;
	/** Until when the certificate of a server holds, which may have a port behind its name. */
	certificateUntil(host: string): Promise<Date>;
	/** What git has to be told to reach them. */
	readonly gitSettings: readonly string[];
}

/** Milliseconds: whoever answers later does not answer. */
const limit = 15_000;

/** As the system says it of a connection that takes too long. */
const late = () => Object.assign(new Error("Nothing came in time."), { code: "ETIMEDOUT" });

export const internet: Web = {
	gitSettings: [],
	ask: (url, headers = {}) =>
		new Promise((resolve, reject) => {
			const send = url.startsWith("https:") ? secure : plain;
			const asking = send(url, { headers, timeout: limit }, (response) => {
				let body = "";
				response.setEncoding("utf8");
				response.on("data", (chunk: string) => {
					body += chunk;
				});
				response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
				response.on("error", reject);
			});
			asking.on("timeout", () => asking.destroy(late()));
			asking.on("error", reject);
			asking.end();
		}),
	certificateUntil: (host) =>
		new Promise((resolve, reject) => {
			const { hostname, port } = new URL(`https://${host}`);
			const to = { host: hostname, port: Number(port || 443), servername: hostname };
			const socket = connect({ ...to, rejectUnauthorized: false, timeout: limit }, () => {
				const code = String(socket.authorizationError ?? "");
				// Of one that is over the day is told, and of any other what is wrong with it.
				if (code === "" || code === "CERT_HAS_EXPIRED") resolve(new Date(socket.getPeerCertificate().valid_to));
				else reject(Object.assign(new Error(code), { code }));
				socket.destroy();
			});
			socket.on("timeout", () => socket.destroy(late()));
			socket.on("error", reject);
		}),
};

/** Runs git against a repository on the web, with a name and a password that are no word of the command. */
export function gitOnWeb(
	web: Web,
	args: readonly string[],
	{ name, password }: { readonly name: string; readonly password: string },
): { readonly isDone: boolean; readonly words: string } {
	const settings = web.gitSettings.flatMap((each) => ["-c", each]);
	const helper = "credential.helper=!f() { echo username=$CHECK_NAME; echo password=$CHECK_PASSWORD; }; f";
	const env = { ...process.env, GIT_TERMINAL_PROMPT: "0", LC_ALL: "C", CHECK_NAME: name, CHECK_PASSWORD: password };
	const done = spawnSync("git", ["-c", "credential.helper=", "-c", helper, ...settings, ...args], {
		encoding: "utf8",
		env,
		timeout: 60_000,
	});
	return { isDone: done.status === 0, words: done.stderr ?? "" };
}
