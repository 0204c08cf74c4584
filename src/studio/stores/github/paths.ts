/** Whether a file may be called so: a name that leads nowhere else on any computer, and that none reads as Git's own. */
export function isName(name: string): boolean {
	return !/^(?:\.{0,2}|(?:\.git|git~1)[. ]*)$|[/\\\0]/i.test(name);
}

/** Whether this names a file below the root, with slashes between its folders. */
export function isPath(path: string): boolean {
	return path.split("/").every(isName);
}
