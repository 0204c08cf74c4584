import type { Plugin } from "vite";

const describing = /[\\/]zod[\\/]v4[\\/]core[\\/](?:json-schema-processors|to-json-schema)\.js$/;

/**
 * Each schema of zod brings along how it is described as a JSON Schema, so that no bundler finds that unused. In a browser
 * nobody asks for it; this leaves it out of what one has to load.
 */
export function zodWithoutJsonSchema(): Plugin {
	return {
		name: "zod-without-json-schema",
		enforce: "pre",
		transform: {
			filter: { id: describing },
			handler(code) {
				const names: string[] = [];
				const hidden = code.replace(/^export const (\w+Processor|create\w+Method) = /gm, (_, name: string) => {
					names.push(`nothing as ${name}`);
					return `const ${name} = `;
				});
				return `${hidden}\nconst nothing = () => undefined;\nexport { ${names.join(", ")} };`;
			},
		},
	};
}
