/** `robots.txt`: everything may be read, and there the list of pages is. Format: RFC 9309. */
export function robotsFile(origin: string): string {
	return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
