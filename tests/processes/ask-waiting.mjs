// Asks a server in a thread of its own, for a thread that waits for the answer.
import { parentPort } from "node:worker_threads";

/**
 * @param {{ address: string, init: RequestInit, answers: import("node:worker_threads").MessagePort, done: Int32Array }} asked
 */
async function ask({ address, init, answers, done }) {
	try {
		const response = await fetch(address, init);
		answers.postMessage({ status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) });
	} catch {
		answers.postMessage(undefined);
	}
	Atomics.store(done, 0, 1);
	Atomics.notify(done, 0);
}

parentPort?.on("message", ask);
