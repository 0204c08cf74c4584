/** The name of a file below `content/`, by which its translations are found. */
export function nameOf({ file }: { readonly file: string }): string {
	return file.replace(/^content\//, "");
}
