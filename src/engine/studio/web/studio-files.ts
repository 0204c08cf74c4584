import type { HostedAddress } from "#studio/brain/studio-worker.ts";
import type { StudioBuild } from "../../client/compiled-studio.ts";
import { studioDocument, studioPolicy } from "../studio-document.ts";
import { studioHeadersFile } from "./headers.ts";
import { nginxStudio } from "./nginx-studio.ts";

interface StudioFile {
	/** Its path in `dist-studio`. */
	readonly path: string;
	readonly content: string;
}

/** Every file of Studio on the web besides its assets: its document, and what each kind of server must know of it. */
export function studioFiles(built: StudioBuild, store: HostedAddress, host: string): StudioFile[] {
	const document = studioDocument(built, store);
	const policy = studioPolicy(store);
	return [
		{ path: "/index.html", content: document },
		// GitHub and Cloudflare answer an address without a file with this one.
		{ path: "/404.html", content: document },
		{ path: "/licences.txt", content: built.licences },
		{ path: "/robots.txt", content: "User-agent: *\nDisallow: /\n" },
		{ path: "/_headers", content: studioHeadersFile(policy) },
		{ path: "/_redirects", content: "/* /index.html 200\n" },
		{ path: "/_nginx/server.conf", content: nginxStudio({ host, store, policy }) },
		// GitHub would leave out what begins with a line.
		{ path: "/.nojekyll", content: "" },
	];
}
