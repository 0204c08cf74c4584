import type { Command } from "../lib/command.ts"; export default { summary: "", async run() { return 3; } } satisfies Command;
