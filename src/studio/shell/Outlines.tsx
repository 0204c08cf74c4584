import { useEffect, useState } from "react";
import { useSay, useStudio } from "#studio/desk/use-studio.ts";
import { Added } from "#studio/fields/feature.tsx";
import type { Hit } from "#studio/page/bind.ts";
import { Outline } from "#studio/parts/Outline.tsx";
import { words } from "./words.ts";

/** Lines around what is under the pointer, and around what was chosen. They lie over the page, and move nothing in it. */
export function Outlines() {
	const say = useSay();
	useStudio((state) => state.drawn);
	const over = useStudio((state) => state.over);
	const chosen = useStudio((state) => state.chosen);
	const reached = useStudio((state) => state.reached);
	const [, again] = useState(0);
	useEffect(() => {
		const draw = () => again((count) => count + 1);
		addEventListener("resize", draw);
		return () => removeEventListener("resize", draw);
	}, []);
	return (
		<div aria-hidden="true" className="outlines">
			{over && !(chosen && beginTogether(over, chosen)) && <Outline hit={over} name="over" />}
			{chosen && <Outline hit={chosen} name="chosen" />}
			<Added place="Outlines" />
			{reached && (
				<Outline hit={reached} name="reached">
					<span>{say(words.aboutReach)}</span>
				</Outline>
			)}
		</div>
	);
}

/** Under the pointer is what was chosen, perhaps of before it was typed in. */
function beginTogether(over: Hit, chosen: Hit): boolean {
	return over.node === chosen.node && (over.range?.[0] ?? 0) === (chosen.range?.[0] ?? 0);
}
