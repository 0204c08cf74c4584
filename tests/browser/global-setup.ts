import { formOrigin } from "./fixtures.ts";
import { serveContent } from "./site.ts";

/** Builds and serves the site once, for all workers. */
export default async function setUp(): Promise<() => void> {
	const site = await serveContent({ "site.yaml": (text) => text.replace("https://formsubmit.co", formOrigin) });
	process.env.SITE_ORIGIN = site.origin;
	return site.stop;
}
