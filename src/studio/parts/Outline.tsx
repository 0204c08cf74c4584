import type { ReactNode } from "react";
import { boxOf, type Hit } from "#studio/page/bind.ts";

/** Room between words and the line around them, in pixels. */
const room = 4;

/** A line around something of the page, perhaps with a word. */
export function Outline({ hit, name, children }: { hit: Hit; name: string; children?: ReactNode }) {
	if (!hit.node.isConnected) return null;
	const { left, top, width, height } = boxOf(hit);
	if (width === 0) return null;
	const style = {
		left: left + scrollX - room,
		top: top + scrollY - room,
		width: width + 2 * room,
		height: height + 2 * room,
	};
	return (
		<div className={`outline ${name}`} style={style}>
			{children}
		</div>
	);
}
