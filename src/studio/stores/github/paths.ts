/** Whether a file may be called so: a name that Git takes, and that leads nowhere else on any computer. */
export function isName(name: string): boolean {
	return !/^\.{0,2}$|^\.git$|[/\\\0]/i.test(name);
}

/** Whether this names a file below the root, with slashes between its folders. */
export function isPath(path: string): boolean {
	return path.split("/").every(isName);
}
