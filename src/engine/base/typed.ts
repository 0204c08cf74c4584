/** Whether the builder was called by its own name, which works where `npm run` does not know it yet. */
const isCalledByName = () => process.env.npm_command === "exec";

/** A command as somebody types it here. */
export function typed(name: string, options: string): string {
	return isCalledByName() ? `npx bladbouw ${name} ${options}` : `npm run ${name} -- ${options}`;
}

/** A line with `npm run`, as somebody types it here. */
export function asTyped(line: string): string {
	return isCalledByName()
		? line.replace(/^npm run (.*)/, (_, rest: string) => `npx bladbouw ${rest.replace(" -- ", " ")}`)
		: line;
}
