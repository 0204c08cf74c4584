import { MemoryFiles } from "#studio/stores/memory-files.ts";

const texts = import.meta.glob<string>("../../example-site/content/**/*.{yaml,md,svg}", {
	query: "?raw",
	import: "default",
	eager: true,
});

/** As addresses that hold their bytes. */
const others = import.meta.glob<string>("../../example-site/content/**/*.{png,pdf}", {
	query: "?inline",
	import: "default",
	eager: true,
});

/** The small site that the examples of the sections refer to. */
export function exampleFiles(): MemoryFiles {
	const encoder = new TextEncoder();
	const nameOf = (path: string) => path.slice(path.indexOf("content/"));
	return new MemoryFiles(
		new Map([
			...Object.entries(texts).map(([path, text]) => [nameOf(path), encoder.encode(text)] as const),
			...Object.entries(others).map(([path, address]) => [nameOf(path), bytesIn(address)] as const),
		]),
	);
}

function bytesIn(address: string): Uint8Array {
	return Uint8Array.from(atob(address.slice(address.indexOf(",") + 1)), (letter) => letter.charCodeAt(0));
}
