import type { Plugin } from "vite";

/** What must never reach a visitor's browser; tree-shaking is not trusted with it. */
const forbidden = [
	/\/src\/pipeline\//,
	/\/sections\/[^/]+\/(?:schema|facts)\.ts/,
	/\/src\/core\/fields\//,
	/\/src\/(?:app\/dev|studio)\//,
	/\/node_modules\/(yaml|js-yaml|zod|marked|libphonenumber-js|image-size|date-fns)\//,
	/^node:/,
];

/** Fails the build when a module of the pipeline is reached from the browser's entry. */
export function clientGuard(): Plugin {
	return {
		name: "client-guard",
		apply: "build",
		enforce: "pre",
		resolveId: {
			order: "pre",
			async handler(source, importer, options) {
				if (this.environment.name !== "client" || !importer) return null;
				const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
				const id = resolved?.id ?? source;
				if (forbidden.some((pattern) => pattern.test(id))) {
					this.error(`${importer}: ${source} must not reach the browser. Import only its types.`);
				}
				return resolved;
			},
		},
	};
}
