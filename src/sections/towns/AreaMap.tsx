import { labelAt, type Side } from "./labels.ts";
import { projectionOf, roundedPath, type Spot } from "./projection.ts";
import type { Area, Town } from "./types.ts";

/** Width of the drawing in its own units. */
const width = 420;

/** So many towns bear their names as long as nothing is searched, and at most so many afterwards. */
const namedTowns = 4;

interface Props {
	readonly outline: NonNullable<Area["outline"]>;
	readonly towns: readonly Town[];
	readonly marked: ReadonlySet<Town>;
}

/** Where the towns lie, as decoration: everything it shows stands in the list too. */
export function AreaMap({ outline, towns, marked }: Props) {
	const { height, place } = projectionOf([...outline, ...towns.map(({ fact }) => fact)], width);
	const dots = towns.map(({ fact }) => place(fact));
	const named = (marked.size > 0 ? [...marked] : towns).slice(0, namedTowns);
	return (
		<div className="no-print rounded-lg bg-mist p-3 mist:bg-white sm:p-5 lg:self-start" dir="ltr">
			<svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="mx-auto block max-h-[34rem] w-full">
				<path
					d={roundedPath(outline.map(place))}
					className="fill-paper stroke-foam mist:fill-mist"
					strokeWidth={2.5}
					strokeLinejoin="round"
				/>
				<g className="fill-sea">
					{towns.map((town) => (
						<Dot key={town.name} spot={place(town.fact)} marked={marked.has(town)} named={named.includes(town)} />
					))}
				</g>
				{named.map((town) => (
					<Name key={town.name} name={town.name} spot={place(town.fact)} dots={dots} />
				))}
			</svg>
		</div>
	);
}

function Dot({ spot: { x, y }, marked, named }: { spot: Spot; marked: boolean; named: boolean }) {
	return (
		<circle
			cx={x}
			cy={y}
			r={marked ? 8 : named ? 6 : 4}
			{...(marked && { className: "fill-clay stroke-sun", strokeWidth: 3 })}
		/>
	);
}

const anchors: Readonly<Record<Side, "start" | "middle" | "end">> = {
	end: "start",
	start: "end",
	above: "middle",
	below: "middle",
};

/** Beside its dot, where it hides the fewest others. */
function Name({ name, spot, dots }: { name: string; spot: Spot; dots: readonly Spot[] }) {
	const { side, x, y } = labelAt(spot, name, dots, width);
	return (
		<text
			x={x}
			y={y}
			textAnchor={anchors[side]}
			paintOrder="stroke"
			strokeWidth={4}
			strokeLinejoin="round"
			className="fill-ink stroke-paper text-[15px] font-[650] mist:stroke-mist"
		>
			{name}
		</text>
	);
}
