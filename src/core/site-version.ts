/** Where a built site says which version of its content it shows. Studio at another address asks for it. */
export const siteVersionPath = "/.well-known/site-version.json";

export interface SiteVersion {
	/** Full name of the commit; null without Git, or when the content was none that is committed. */
	readonly commit: string | null;
	/** The moment at which it was made, as in 2026-11-26T13:03:00.000Z. */
	readonly at: string;
}
