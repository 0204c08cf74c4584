import { type EditorLanguage, inLanguage } from "#core/in-language.ts";
import { overPage } from "./host.ts";
import { words } from "./words.ts";

/** A problem as the report gives it; only what is shown here. */
export interface ShownProblem {
	readonly file: string;
	readonly line: number;
	readonly column: number;
	readonly level: "error" | "warning" | "remark";
	readonly title: string;
	readonly message: string;
	readonly hint: string;
	readonly frame: readonly string[];
}

const panels = `
:host { position: fixed; inset: auto 0 var(--below, 0px) 0; z-index: 2147483647; max-height: 70vh; overflow: auto;
  background: #17262a; color: #fbf8f2; font: 16px/1.5 system-ui, sans-serif; box-shadow: 0 -8px 40px rgb(0 0 0 / .4) }
summary { padding: 6px 14px; font-size: 14px; cursor: pointer }
section { padding: 16px 24px; border-top: 4px solid #ffd166 }
section.error { border-color: #ff8d7a }
h2 { margin: 0; font-size: 18px }
a { color: #a9c9c4; font-family: ui-monospace, monospace; font-size: 14px }
p { margin: 6px 0 }
pre { margin: 8px 0; padding: 12px; overflow-x: auto; background: #0b2f33; font: 14px/1.45 ui-monospace, monospace }
.hint { color: #ffd166 }
button { position: absolute; inset-block-start: 12px; inset-inline-end: 16px; min-width: 44px; min-height: 44px; border: 0;
  background: none; color: inherit; font-size: 24px; cursor: pointer }
`;

/** A small sign in a corner, until somebody opens it. */
const corner = `
:host(:not([data-open])) { inset: auto 12px calc(12px + var(--below, 0px)) auto; border-radius: 16px; box-shadow: none }
:host { z-index: 2147483645 }
`;

/** Shows what is wrong over the page, which stays underneath; an empty list takes it away. */
export function showProblems(problems: readonly ShownProblem[], language: EditorLanguage): void {
	const wasOpen = document.querySelector("site-warnings")?.hasAttribute("data-open") ?? false;
	for (const old of document.querySelectorAll("site-problems, site-warnings")) old.remove();
	const errors = problems.filter(({ level }) => level === "error");
	if (errors.length > 0) {
		const { host, shadow } = overPage("site-problems", "alert", panels, language);
		shadow.append(...errors.map(panel), closeButton(host, language));
		document.documentElement.append(host);
	}
	showWarnings(
		problems.filter(({ level }) => level === "warning"),
		wasOpen,
		language,
	);
}

/** Warnings are counted in a corner, and shown to whoever asks. */
function showWarnings(warnings: readonly ShownProblem[], open: boolean, language: EditorLanguage): void {
	if (warnings.length === 0) return;
	const { host, shadow } = overPage("site-warnings", "status", panels + corner, language);
	const details = element("details", "");
	const count = inLanguage(warnings.length === 1 ? words.warning : words.warnings, language, {
		count: warnings.length,
	});
	details.append(element("summary", count), ...warnings.map(panel));
	details.addEventListener("toggle", () => host.toggleAttribute("data-open", details.open));
	details.open = open;
	host.toggleAttribute("data-open", open);
	shadow.append(details);
	document.documentElement.append(host);
}

function panel({ file, line, column, level, title, message, hint, frame }: ShownProblem): HTMLElement {
	const section = element("section", "");
	section.className = level;
	const place = element("a", `${file}:${line}:${column}`);
	// Vite opens the file in the editor that is running.
	place.href = `/__open-in-editor?file=${encodeURIComponent(`${file}:${line}:${column}`)}`;
	place.addEventListener("click", (event) => {
		event.preventDefault();
		event.stopPropagation();
		void fetch(place.href);
	});
	const advice = element("p", `→ ${hint}`);
	advice.className = "hint";
	section.append(element("h2", title), place, element("p", message), element("pre", frame.join("\n")), advice);
	return section;
}

function closeButton(host: HTMLElement, language: EditorLanguage): HTMLElement {
	const button = element("button", "×");
	button.type = "button";
	button.setAttribute("aria-label", inLanguage(words.close, language));
	button.addEventListener("click", () => host.remove());
	return button;
}

function element<K extends keyof HTMLElementTagNameMap>(name: K, text: string): HTMLElementTagNameMap[K] {
	const made = document.createElement(name);
	made.textContent = text;
	return made;
}
