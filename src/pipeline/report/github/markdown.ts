/**
 * A sentence of a report as Markdown. What stands between back-ticks stays code; anything else that Markdown or HTML
 * would read as a sign is shown as it is.
 */
export function sentence(text: string): string {
	return text
		.split(/(`[^`\n]+`)/)
		.map((part, index) => (index % 2 === 1 ? part : escapeText(part)))
		.join("");
}

function escapeText(text: string): string {
	return text
		.replace(/[\\`*_[\]<>~|#@]/g, "\\$&")
		.replaceAll("&", "&amp;")
		.replace(/\s*\n\s*/g, " ");
}

/** Lines as a block of code. The fence is longer than any row of back-ticks within. */
export function fenced(lines: readonly string[]): string {
	const longest = Math.max(2, ...lines.flatMap((line) => (line.match(/`+/g) ?? []).map((row) => row.length)));
	const fence = "`".repeat(longest + 1);
	return [`${fence}text`, ...lines, fence].join("\n");
}

/** A name as code; one that holds a back-tick needs two around it. */
export function code(name: string): string {
	return name.includes("`") ? `\`\` ${name} \`\`` : `\`${name}\``;
}
