import type { Html } from "#core/resolved.ts";

/** Running text that the pipeline made from Markdown; `Html` can come from nowhere else. */
export function Prose({ html, className = "" }: { html: Html; className?: string }) {
	return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
