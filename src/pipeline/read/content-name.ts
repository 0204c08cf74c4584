/**
 * The name of a file below `content/`, by which its translations are found: `pages/contact.yaml`, also of
 * `contact.json`.
 */
export function nameOf({ file }: { readonly file: string }): string {
	return file.replace(/^content\//, "").replace(/\.json$/, ".yaml");
}

/** The file of a name: the JSON one where that is among the files, and otherwise the one in YAML. */
export function fileNamed(name: string, files: { readonly has: (file: string) => boolean }): string {
	const yaml = `content/${name}`;
	const json = yaml.replace(/\.yaml$/, ".json");
	return files.has(json) ? json : yaml;
}
