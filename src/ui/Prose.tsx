import type { Html } from "#core/resolved.ts";
import { trusted } from "./trusted-html.ts";

/** Running text that the pipeline made from Markdown; `Html` can come from nowhere else. */
export function Prose({ html, className = "" }: { html: Html; className?: string }) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: only the pipeline makes `Html`, by an allow-list.
	return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: trusted(html) }} />;
}
