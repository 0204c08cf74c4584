/** Whether every word that is sought is in a text, or begins one that is; marks on letters do not count. */
export function isFound(sought: string, text: string): boolean {
	return plain(sought)
		.split(/\s+/)
		.every((part) => plain(text).includes(part));
}

/** Letters without their marks and their size, by which they are compared. */
export function plain(letters: string): string {
	return letters.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
