import type { Message } from "./message.ts";
import type { Values } from "./values.ts";

/** Opens the same message in the visitor's own e-mail program, signed with name and phone number. */
export function mailtoOf(href: string, { subject, message }: Message, values: Values): string {
	const signature = [values.name, values.phone].filter(Boolean).join("\n");
	const body = [message, signature].filter(Boolean).join("\n\n");
	return `${href}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll("\n", "\r\n"))}`;
}
