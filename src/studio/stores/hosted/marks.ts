/** A line at the end of a message by which a commit is known again. */
const markLine = /\n+Studio-Id: \w+\s*$/;

/** A name that nothing else has. */
export function newMark(): string {
	return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function withMark(message: string, mark: string): string {
	return `${message}\n\nStudio-Id: ${mark}\n`;
}

export function hasMark(message: string, mark: string): boolean {
	return message.trimEnd().endsWith(`Studio-Id: ${mark}`);
}

export function withoutMark(message: string): string {
	return message.replace(markLine, "");
}
