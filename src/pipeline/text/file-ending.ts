/** How the name of a file ends, with its dot: `.yaml`; an empty text when it has no ending. */
export function fileEnding(name: string): string {
	return /(?<=[^/])\.[^./]*$/.exec(name)?.[0] ?? "";
}
