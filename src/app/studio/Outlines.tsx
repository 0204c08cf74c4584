import { useEffect, useState } from "react";
import { boxOf, type Hit } from "./bind.ts";
import { useStudio } from "./use-studio.ts";

/** Room between words and the line around them, in pixels. */
const room = 4;

/** Lines around what is under the pointer, and around what was chosen. They lie over the page, and move nothing in it. */
export function Outlines() {
	const { over, chosen } = useStudio().state;
	const [, again] = useState(0);
	useEffect(() => {
		const draw = () => again((count) => count + 1);
		addEventListener("resize", draw);
		return () => removeEventListener("resize", draw);
	}, []);
	return (
		<div aria-hidden="true">
			{over && !(chosen && beginTogether(over, chosen)) && <Outline hit={over} name="over" />}
			{chosen && <Outline hit={chosen} name="chosen" />}
		</div>
	);
}

/** Under the pointer is what was chosen, perhaps of before it was typed in. */
function beginTogether(over: Hit, chosen: Hit): boolean {
	return over.node === chosen.node && (over.range?.[0] ?? 0) === (chosen.range?.[0] ?? 0);
}

function Outline({ hit, name }: { hit: Hit; name: string }) {
	if (!hit.node.isConnected) return null;
	const { left, top, width, height } = boxOf(hit);
	if (width === 0) return null;
	const style = {
		left: left + scrollX - room,
		top: top + scrollY - room,
		width: width + 2 * room,
		height: height + 2 * room,
	};
	return <div className={`outline ${name}`} style={style} />;
}
