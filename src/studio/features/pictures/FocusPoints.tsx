import { createContext, useContext } from "react";
import { useSay } from "#studio/desk/use-studio.ts";
import type { ControlProps } from "#studio/fields/control.ts";
import { words } from "./words.ts";

/** The address of the picture that a point is chosen in. */
export const PictureAddress = createContext<string | undefined>(undefined);

const thirds = [0, 1, 2] as const;

/** How far from the left, or from above, each third has its middle. */
const middles = ["17%", "50%", "83%"] as const;

/** Nine points over the picture; the one in the middle is what a picture has of which nothing is said. */
export function FocusPoints({ id, typed, describedBy, invalid, change, leave }: ControlProps) {
	const say = useSay();
	const src = useContext(PictureAddress);
	return (
		<div className="points">
			{src && <img src={src} alt="" />}
			<div
				id={id}
				role="radiogroup"
				aria-labelledby={`${id}-label`}
				aria-describedby={describedBy}
				aria-invalid={invalid}
				onBlur={leave}
			>
				{thirds.flatMap((row) =>
					thirds.map((column) => {
						const isMiddle = row === 1 && column === 1;
						const point = isMiddle ? "" : `${middles[column]} ${middles[row]}`;
						return (
							<label key={point}>
								<input
									type="radio"
									name={id}
									aria-label={say(words[`point${column}${row}`])}
									checked={typed === point || (isMiddle && typed === "50% 50%")}
									onChange={() => change(point)}
								/>
							</label>
						);
					}),
				)}
			</div>
		</div>
	);
}
