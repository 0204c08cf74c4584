// Kills a process after a while, and then the programs that are noted as at work for it, from a thread that nothing holds up.
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { workerData } from "node:worker_threads";

/** @type {{ pid: number, note: string, after: number }} */
const { pid, note, after } = workerData;

await wait(after);
process.kill(pid, "SIGKILL");
// As `ContentLock`: "machine.process.beginning" of each.
const owners = existsSync(note) ? JSON.parse(readFileSync(note, "utf8")).owners : [];
for (const owner of owners) {
	try {
		process.kill(Number(owner.split(".")[1]), "SIGKILL");
	} catch {
		// It has ended.
	}
}
