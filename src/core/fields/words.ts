import * as z from "zod";

/** Words up to a length; a fact in braces counts for nothing, because what it stands for has another length. */
export function words(max: number) {
	return z
		.string()
		.min(1)
		.check(({ value, issues }) => {
			if (isBlank(value)) {
				issues.push({ code: "too_small", origin: "string", minimum: 1, inclusive: true, input: value });
			} else if (lengthOf(value) > max) {
				issues.push({ code: "too_big", origin: "string", maximum: max, inclusive: true, input: value });
			}
		});
}

/** Number of characters of a text without its facts in braces. */
export function lengthOf(value: string): number {
	return value.replace(/\{[^{}]*\}/g, "").length;
}

/** Nothing but spaces and signs that nobody sees. */
export function isBlank(value: string): boolean {
	return !/[^\s\p{Cf}]/u.test(value);
}
