import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { UsageError } from "#engine/base/usage-error.ts";

export const highestPort = 65_535;

/**
 * Listens at a port, or, when it is taken, at one of the next ten; at any free one for port 0. Gives the port. Throws a
 * `UsageError` when none of them can be had.
 */
export async function listen(server: Server, port: number, host: string): Promise<number> {
	const last = port === 0 ? 0 : Math.min(port + 10, highestPort);
	for (let attempt = port; ; attempt++) {
		try {
			server.listen(attempt, host);
			await once(server, "listening");
			return (server.address() as AddressInfo).port;
		} catch (error) {
			if (codeOf(error) === "EADDRINUSE" && attempt < last) continue;
			throw portRefused(error, attempt);
		}
	}
}

/** Why a port cannot be had, for the one who chose it; any other error stays what it is. */
export function portRefused(error: unknown, port: number): unknown {
	const code = codeOf(error);
	// Vite, which goes on to the last port there is, says the first only in words.
	if (code === "EADDRINUSE" || /^No available ports/.test((error as Error).message))
		return new UsageError({
			nl: "Poort {port} en die eromheen zijn bezet. Kies een andere met --port.",
			en: "Port {port} and those around it are taken. Choose another one with --port.",
			values: { port },
		});
	if (code === "EACCES")
		return new UsageError({
			nl: "Dit systeem laat u poort {port} niet gebruiken. Kies een andere met --port.",
			en: "This system does not let you use port {port}. Choose another one with --port.",
			values: { port },
		});
	return error;
}

function codeOf(error: unknown): string | undefined {
	return (error as NodeJS.ErrnoException | undefined)?.code;
}
