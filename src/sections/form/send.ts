import { plainText } from "#core/resolved.ts";
import { withoutDirections } from "#core/typed.ts";
import type { Message } from "./message.ts";
import type { Service } from "./types.ts";

/** After this the service is given up, in milliseconds. */
const patience = 20_000;

/** Where a form posts to without the application. */
export function nativeAddress({ service, mailbox }: Service): string {
	return `${service}/${pathOf(mailbox)}`;
}

/** Where the application sends a message to. */
export function ajaxAddress({ service, mailbox }: Service): string {
	return `${service}/ajax/${pathOf(mailbox)}`;
}

/** A mailbox taken from the facts may carry the marks that keep it left to right inside Arabic text. */
function pathOf(mailbox: Service["mailbox"]): string {
	return encodeURIComponent(withoutDirections(plainText(mailbox))).replaceAll("%40", "@");
}

/**
 * Sends a message, once. Rejects unless the service says in so many words that it took it:
 * it refuses with HTTP 200 too, so only `success: "true"` counts.
 */
export async function sendMessage(address: string, message: Message, timeout = patience): Promise<void> {
	const response = await fetch(address, {
		method: "POST",
		headers: { "Content-Type": "application/json", Accept: "application/json" },
		body: JSON.stringify(message),
		signal: AbortSignal.timeout(timeout),
	});
	const answer = await response.text();
	if (!response.ok || !saysTrue(answer)) {
		throw new Error("Er ging iets mis bij het verzenden", { cause: `${response.status} ${answer.slice(0, 300)}` });
	}
}

function saysTrue(answer: string): boolean {
	try {
		const value: unknown = JSON.parse(answer);
		return typeof value === "object" && value !== null && "success" in value && value.success === "true";
	} catch {
		return false;
	}
}
