/** Where something stands in the content, behind what it is: `Vestiging uit facts/branches.yaml`. */
const places =
	/(?:[,;]|:\s(?:een naam|namen|a name|names))?\s(?:uit|in|from|staat onder \w+ in)\s(?:(?:facts|kinds|pages|words)\/(?:[\w/-]*\.ya?ml)?|content(?:\/[\w/-]*)?(?:\.ya?ml)?|[\w-]+\.ya?ml)/g;

/** What is typed in a file, where a form has a control for it: an example of it, or the words that can be chosen. */
const notations =
	/(?:,?\s(?:bijvoorbeeld|for example)|:)\s(?:\/?[\w-]+\/[\w./-]+|[a-z]\w*\.\w+|#?"#?\w+"|\d{4}-\d\d-\d\d|\d\d:\d\d-\d\d:\d\d(?: of \w+)?|\w+ of \d\d:\d\d-\d\d:\d\d)(?=[.,]|\s*$)|(?<=\.)\s(?:ja of nee|yes or no)\./g;

/** A sentence about lines and blocks of a file, names of fields, or what is typed in a terminal. */
const ofFiles =
	/`|\.ya?ml\b|\bYAML\b|\bnpm\b|content\/|\b(?:dit blok|deze regels?|this block|this line|these lines)\b|-blok\b|currentColor|^(?:Tussen aanhalingstekens|Between quotation marks)\b/;

/** What is said of a field to who fills in a form: a control has no file, no line and no notation. */
export function plainWords(said: string): string {
	return said
		.split(/(?<=[.!?])\s+(?=\p{Lu})/u)
		.map((sentence) => sentence.replace(places, "").replace(notations, ""))
		.filter((sentence) => !ofFiles.test(sentence))
		.join(" ");
}
