import { highestPort } from "#engine/serve/listen.ts";
import type { Option } from "./command.ts";

/** The option of every command that listens at a port. */
export function portOption(usual: number): Option {
	return {
		type: "string",
		value: "number",
		range: { from: 0, to: highestPort },
		text: {
			nl: `poort (zonder dit: ${usual}, of de volgende die vrij is)`,
			en: `port to listen at (default: ${usual}, or the next free one)`,
		},
	};
}
