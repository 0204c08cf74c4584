import { createElement, Fragment, type ReactNode } from "react";
import type { TextSpan } from "#core/studio-translations.ts";

const shown = {
	same: (text: string): ReactNode => text,
	removed: (text: string): ReactNode => <del>{text}</del>,
	added: (text: string): ReactNode => <ins>{text}</ins>,
};

/** How a text has changed, or would change, word by word. */
export function Spans({ spans }: { spans: readonly TextSpan[] }) {
	// They have no identity but their order, which children have by themselves.
	return createElement(Fragment, undefined, ...spans.map(({ what, text }) => shown[what](text)));
}
