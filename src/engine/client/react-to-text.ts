import { createRequire } from "node:module";
import { dirname, posix } from "node:path";
import { normalizePath, type Plugin } from "vite";

/**
 * React's package for servers has its drawing twice in itself: at once into a text, and bit by bit into a stream. Studio
 * draws into a text; this leaves the other out of what a browser has to load.
 */
export function reactToText(): Plugin {
	const folder = normalizePath(dirname(createRequire(import.meta.url).resolve("react-dom/package.json")));
	const atOnce = posix.join(folder, "cjs/react-dom-server-legacy.browser.production.js");
	return {
		name: "react-to-text",
		enforce: "pre",
		resolveId: (source) => (source === "react-dom/server" ? atOnce : null),
	};
}
