import type { EditorLanguage } from "#core/in-language.ts";

interface Host {
	readonly host: HTMLElement;
	readonly shadow: ShadowRoot;
}

/** An element over the page, with styles of its own that the page knows nothing of. */
export function overPage(
	name: string,
	role: "alert" | "status" | undefined,
	styles: string,
	language: EditorLanguage,
): Host {
	const host = document.createElement(name);
	host.lang = language;
	if (role) host.setAttribute("role", role);
	const shadow = host.attachShadow({ mode: "open" });
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(styles);
	shadow.adoptedStyleSheets = [sheet];
	return { host, shadow };
}
