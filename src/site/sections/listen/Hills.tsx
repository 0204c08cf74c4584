import type { Ref } from "react";
import { type Bands, eachBand } from "./bands.ts";
import { hillsOf, room } from "./hills.ts";

interface Props {
	/** The levels of the sound as it is. */
	readonly open: Bands;
	readonly loss: Bands;
	/** Where a line moves while it sounds. */
	readonly drawing: Ref<SVGSVGElement>;
}

/** Octave bands side by side, as a graph that runs from deep to high in every language: what is there, and what is left. */
export function Hills({ open, loss, drawing }: Props) {
	const whole = hillsOf(open);
	const left = hillsOf(eachBand(open, (level, band) => level - (loss[band] ?? 0)));
	return (
		<svg
			ref={drawing}
			viewBox={`0 0 ${room.width} ${room.height}`}
			preserveAspectRatio="none"
			height="96"
			fill="currentColor"
			aria-hidden="true"
			className="w-full text-clay sea:text-sun"
		>
			{left !== whole && <path d={whole} opacity=".3" />}
			<path d={left} />
		</svg>
	);
}
