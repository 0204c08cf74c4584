/** Whether a file or folder may have this name: none that leads elsewhere, or that some system reads as Git's own. */
export function isGoodName(name: string): boolean {
	if (name === "" || /[/\\\0]/.test(name)) return false;
	return !/^(?:\.{1,2}|(?:\.git|git~1)[. ]*)$/i.test(name);
}

/** The folders and the file of a path from the root. Throws when one of them has a name that none may have. */
export function partsOf(path: string): string[] {
	const parts = path.split("/");
	const bad = parts.find((part) => !isGoodName(part));
	if (bad !== undefined) throw new Error(`No file can be called ${JSON.stringify(path)}.`);
	return parts;
}
