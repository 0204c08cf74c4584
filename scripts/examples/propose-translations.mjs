/**
 * A stub, which says that it is one: it translates nothing. It shows how a program answers Studio, and stands in for one
 * while somebody tries that out. `scripts/PROPOSALS.md` tells what a program reads and prints.
 */
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
	const { id, language, text, max } = JSON.parse(line);
	const stub = `[stub ${language}] ${text}`;
	// What has no room, and what Markdown reads by its first sign, is left to people.
	const fits = (max === undefined || stub.length <= max) && /^[\p{L}\p{N}"'{]/u.test(text);
	process.stdout.write(`${JSON.stringify({ id, text: fits ? stub : null })}\n`);
}
