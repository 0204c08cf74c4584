import type { ReactNode } from "react";
import { boxOf, type Hit } from "#studio/page/bind.ts";

/** Room between words and the line around them, in pixels. */
const room = 4;

/** A line around something of the page, perhaps with a word. */
export function Outline({ hit, name, children }: { hit: Hit; name: string; children?: ReactNode }) {
	if (!hit.node.isConnected) return null;
	const { left, top, width, height } = boxOf(hit);
	if (width === 0) return null;
	// Around what is as wide as the window the line stays in it: outside it would make the page wider.
	const first = Math.max(0, left - room);
	const last = Math.min(document.documentElement.clientWidth, left + width + room);
	const style = { left: first + scrollX, top: top + scrollY - room, width: last - first, height: height + 2 * room };
	return (
		<div className={`outline ${name}`} style={style}>
			{children}
		</div>
	);
}
