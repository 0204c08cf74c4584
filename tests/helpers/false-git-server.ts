import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A server that answers what it is told to, whatever it is asked. */
export interface FalseGitServer {
	/** Of a repository that is not there. */
	readonly address: string;
	/** From now on answers so; of a list of answers each once, and the last from then on. */
	answers(...answers: readonly Answer[]): void;
	stop(): Promise<void>;
}

/** A body, as a Git server would send it, or something done to the answer. */
type Answer = Buffer | ((response: ServerResponse) => void);

/** Starts a server for answers that no Git server gives. */
export async function startFalseGitServer(): Promise<FalseGitServer> {
	let waiting: Answer[] = [];
	const server = createServer((request, response) => {
		request.resume().on("end", () => {
			const answer = waiting.length > 1 ? waiting.shift() : waiting[0];
			if (typeof answer === "function") return answer(response);
			const type = /git-(?:upload|receive)-pack$/.exec(request.url ?? "")?.[0];
			response.setHeader("Content-Type", `application/x-${type}-result`);
			response.end(answer);
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	return {
		address: `http://127.0.0.1:${port}/git/site.git`,
		answers(...answers) {
			waiting = [...answers];
		},
		stop() {
			server.closeAllConnections();
			return new Promise((resolve) => server.close(() => resolve()));
		},
	};
}

/** A line of the protocol. */
export function packetLine(content: string | Uint8Array): Buffer {
	const bytes = Buffer.from(content);
	return Buffer.concat([Buffer.from((bytes.length + 4).toString(16).padStart(4, "0")), bytes]);
}

/** A pack as a server sends it after its answer. */
export function packAnswer(pack: Uint8Array): Buffer {
	const pieces: Buffer[] = [];
	for (let at = 0; at < pack.length; at += 60_000) {
		pieces.push(packetLine(Buffer.concat([Buffer.from([1]), pack.subarray(at, at + 60_000)])));
	}
	return Buffer.concat([packetLine("packfile\n"), ...pieces, Buffer.from("0000")]);
}
