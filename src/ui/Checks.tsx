import type { Text as TextValue } from "#core/resolved.ts";
import { Icon } from "./Icon.tsx";
import { Text } from "./Text.tsx";

/** A list of short points, each with a tick. */
export function Checks({ points, className = "" }: { points: readonly TextValue[]; className?: string }) {
	return (
		<ul className={`grid gap-3 ${className}`}>
			{points.map((point, index) => (
				<li key={index} className="flex gap-3">
					<Icon name="check" className="mt-[0.1em] text-sea sea:text-sun" />
					<span>
						<Text value={point} />
					</span>
				</li>
			))}
		</ul>
	);
}
