import { createRequire } from "node:module";
import { dirname, posix } from "node:path";
import { normalizePath, type Plugin } from "vite";

/**
 * React Router's package names only its development build for browsers, with long warnings and checks.
 * This points both of its entries at the production build.
 */
export function reactRouterProduction(): Plugin {
	const require = createRequire(import.meta.url);
	// react-router-dom is a thin cover of react-router, which stands beside or below it.
	const cover = createRequire(require.resolve("react-router-dom"));
	const root = normalizePath(dirname(dirname(dirname(cover.resolve("react-router")))));
	const entries: Readonly<Record<string, string>> = {
		"react-router": posix.join(root, "dist/production/index.mjs"),
		"react-router/dom": posix.join(root, "dist/production/dom-export.mjs"),
	};
	return {
		name: "react-router-production",
		enforce: "pre",
		resolveId: (source) => entries[source] ?? null,
	};
}
