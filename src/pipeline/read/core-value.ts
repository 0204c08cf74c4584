/** First letters of the words and numbers that YAML's core schema knows. */
const mayBeTyped = /^[-+.~\dtTfFnN]/;

/** What YAML's core schema makes of a bare scalar: https://yaml.org/spec/1.2.2/#1032-tag-resolution. */
export function coreValue(source: string): unknown {
	if (source === "") return null;
	if (!mayBeTyped.test(source)) return source;
	if (/^(?:~|[Nn]ull|NULL)$/.test(source)) return null;
	if (/^(?:[Tt]rue|TRUE)$/.test(source)) return true;
	if (/^(?:[Ff]alse|FALSE)$/.test(source)) return false;
	if (/^0o[0-7]+$/.test(source)) return Number.parseInt(source.slice(2), 8);
	if (/^0x[0-9a-fA-F]+$/.test(source)) return Number.parseInt(source.slice(2), 16);
	if (/^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/.test(source)) return Number(source);
	if (/^[-+]?\.(?:inf|Inf|INF)$/.test(source)) {
		return source.startsWith("-") ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
	}
	if (/^\.(?:nan|NaN|NAN)$/.test(source)) return Number.NaN;
	return source;
}
