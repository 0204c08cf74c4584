/** Whether every word that is sought is in a text, or begins one that is; marks on letters do not count. */
export function isFound(sought: string, text: string): boolean {
	const plain = (words: string) => words.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
	return plain(sought)
		.split(/\s+/)
		.every((part) => plain(text).includes(part));
}
