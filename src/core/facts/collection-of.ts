/** The collection that a file of facts holds, alone or as one of several; undefined for other files. */
export function collectionOf(file: string): string | undefined {
	return /^content\/facts\/([^/.]+)(?:\/[^/]+)?\.(?:yaml|json)$/.exec(file)?.[1];
}
