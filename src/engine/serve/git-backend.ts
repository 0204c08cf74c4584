import { type ChildProcess, spawn } from "node:child_process";
import type { IncomingMessage, ServerResponse } from "node:http";
import { sayStatus } from "./answer.ts";

interface Repositories {
	/** Below it a repository lies at the path of its address. */
	readonly folder: string;
	/** Whoever is told to Git as the one who asks. */
	readonly person: string;
}

/** The most bytes that the head of an answer of Git has. */
const longestHead = 16_384;

/**
 * Answers a request for a repository by `git http-backend`, as a web server does by CGI: https://git-scm.com/docs/git-http-backend.
 * Both ways nothing is held but what is on its way. Without Git the answer is 500.
 */
export function answerGit({ folder, person }: Repositories, request: IncomingMessage, response: ServerResponse): void {
	const { pathname, search } = new URL(`http://localhost${request.url}`);
	const { headers } = request;
	const env = {
		...withoutGit(process.env),
		GIT_PROJECT_ROOT: folder,
		GIT_HTTP_EXPORT_ALL: "1",
		GIT_PROTOCOL: String(headers["git-protocol"] ?? ""),
		PATH_INFO: decodeURIComponent(pathname),
		QUERY_STRING: search.slice(1),
		REQUEST_METHOD: request.method,
		CONTENT_TYPE: headers["content-type"],
		CONTENT_LENGTH: headers["content-length"],
		HTTP_CONTENT_ENCODING: headers["content-encoding"],
		REMOTE_ADDR: request.socket.remoteAddress,
		REMOTE_USER: person,
	};
	const child = spawn("git", ["http-backend"], { env, stdio: ["pipe", "pipe", "ignore"], windowsHide: true });
	child.on("error", () => fail(response));
	response.on("close", () => end(child));
	// Git may know enough before it has read everything.
	child.stdin.on("error", () => {});
	request.pipe(child.stdin);
	passAnswer(child, response);
}

/** Git says its head as lines before an empty one, and then the body. */
function passAnswer({ stdout }: ChildProcess, response: ServerResponse): void {
	if (!stdout) return;
	let head = Buffer.alloc(0);
	const readHead = (chunk: Buffer) => {
		head = Buffer.concat([head, chunk]);
		const end = head.indexOf("\r\n\r\n");
		if (end < 0 && head.length < longestHead) return;
		stdout.off("data", readHead);
		if (end < 0) return fail(response);
		const lines = head.subarray(0, end).toString("latin1").split("\r\n");
		for (const line of lines) {
			const [, name = "", value = ""] = /^([\w-]+): *(.*)$/.exec(line) ?? [];
			if (name === "Status") response.statusCode = Number.parseInt(value, 10);
			else if (name !== "") response.setHeader(name, value);
		}
		response.write(head.subarray(end + 4));
		stdout.pipe(response);
	};
	stdout.on("data", readHead);
	stdout.on("end", () => fail(response));
}

/** Nothing came of it, unless the answer has begun. */
function fail(response: ServerResponse): void {
	if (!response.headersSent) sayStatus(response, 500);
}

function end(child: ChildProcess): void {
	if (child.exitCode === null && child.signalCode === null) child.kill();
}

/** What whoever started this program told Git of another repository is no matter of these. */
function withoutGit(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
	return Object.fromEntries(Object.entries(env).filter(([name]) => !/^(?:GIT_|HTTP_)/.test(name)));
}
