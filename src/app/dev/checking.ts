import { type EditorLanguage, inLanguage } from "#core/in-language.ts";
import { overPage } from "./host.ts";
import { words } from "./words.ts";

/** A check that is done sooner is not worth a word; in milliseconds. */
const patience = 700;

const styles = `
:host { position: fixed; inset-block-end: calc(12px + var(--below, 0px)); inset-inline-start: 12px; z-index: 2147483646; padding: 6px 14px !important;
  border-radius: 16px; background: #17262a; color: #fbf8f2; font: 14px/1.5 system-ui, sans-serif }
`;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Says that the content is being checked, for as long as that takes. */
export function showChecking(checking: boolean, language: EditorLanguage): void {
	clearTimeout(timer);
	timer = undefined;
	if (checking) timer = setTimeout(() => show(language), patience);
	else document.querySelector("site-checking")?.remove();
}

function show(language: EditorLanguage): void {
	if (document.querySelector("site-checking")) return;
	const { host, shadow } = overPage("site-checking", "status", styles, language);
	shadow.append(inLanguage(words.checking, language));
	document.documentElement.append(host);
}
