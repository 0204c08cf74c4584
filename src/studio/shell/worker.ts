import address from "../worker/worker.ts?worker&url";

interface TrustedTypes {
	createPolicy(
		name: string,
		rules: { createScriptURL: (address: string) => string },
	): { createScriptURL(address: string): string };
}

const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("studio-worker", {
	createScriptURL(asked) {
		if (asked !== address) throw new TypeError("Studio starts its own worker, and no other script.");
		return asked;
	},
});

/** Starts what runs beside the page: the brain. */
export function startWorker(): Worker {
	return new Worker(policy?.createScriptURL(address) ?? address, { type: "module", name: "brain" });
}
