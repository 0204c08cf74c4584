import { UsageError } from "#engine/base/usage-error.ts";

/** For what is said already in the language of whoever reads it. */
export function asSaid(text: string): UsageError {
	return new UsageError({ nl: text, en: text });
}
