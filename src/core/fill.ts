/** Puts values in the place of `{name}` in a word. */
export function fill(word: string, values: Readonly<Record<string, string | number>>): string {
	return word.replace(/\{([a-z]+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
