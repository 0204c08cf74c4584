import { scriptAddress } from "#studio/brain/script-address.ts";
import address from "../worker/worker.ts?worker&url";

/** Starts what runs beside the page: the brain. */
export function startWorker(): Worker {
	return new Worker(scriptAddress(address), { type: "module", name: "brain" });
}
