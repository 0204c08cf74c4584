import { immutableFolders } from "#core/reserved.ts";
import { type Header, type Hosting, immutable, securityHeaders } from "./hosting.ts";

/**
 * What `_headers` and `_redirects` say, and clean addresses, as Vercel reads it: the file `vercel.json` at the top of what
 * is sent there (https://vercel.com/docs/project-configuration/vercel-json).
 */
export function vercelFile({ base, policy, redirects, fileHeaders }: Hosting): string {
	const configuration = {
		$schema: "https://openapi.vercel.sh/vercel.json",
		cleanUrls: true,
		trailingSlash: false,
		redirects: redirects.map(({ from, to }) => ({ source: base + from, destination: base + to, statusCode: 301 })),
		headers: [
			rule(`${base}/(.*)`, [["Cache-Control", "no-cache"], ...securityHeaders(policy)]),
			...immutableFolders.map((folder) => rule(`${base}/${folder}/(.*)`, [["Cache-Control", immutable]])),
			...[...fileHeaders].map(([path, headers]) => rule(base + path, headers)),
		],
	};
	return `${JSON.stringify(configuration, undefined, "\t")}\n`;
}

function rule(source: string, headers: readonly Header[]) {
	return { source, headers: headers.map(([key, value]) => ({ key, value })) };
}
