import { plainText } from "#core/resolved.ts";
import { pointOf } from "#ui/openstreetmap.ts";
import { Picture } from "#ui/Picture.tsx";
import { labelsOf, type Side } from "./labels.ts";
import { projectionOf, type Spot } from "./projection.ts";
import type { AreaMap as MapData, Town } from "./types.ts";

/** So many towns bear their names as long as nothing is searched, and at most so many afterwards. */
const namedTowns = 4;

interface Props {
	readonly map: MapData;
	readonly towns: readonly Town[];
	readonly marked: ReadonlySet<Town>;
}

/** Where the towns and the branches lie, as decoration: everything it shows stands in words too. */
export function AreaMap({ map, towns, marked }: Props) {
	const { image } = map;
	const branches = (map.branches ?? []).flatMap(({ city, ...at }) => {
		const point = pointOf(at);
		return point ? [{ city: plainText(city), ...point }] : [];
	});
	const place = projectionOf(map);
	const waters = (map.waters ?? []).map((water) => ({ text: plainText(water.name), spot: place(water) }));
	const dots = [...towns.map(({ fact }) => fact), ...branches].map(place);
	const cities = new Set(branches.map(({ city }) => city));
	const named = (marked.size > 0 ? [...marked] : towns).filter(({ name }) => !cities.has(name)).slice(0, namedTowns);
	const names = [
		...branches.map((branch) => ({ text: branch.city, spot: place(branch) })),
		...named.map((town) => ({ text: town.name, spot: place(town.fact) })),
	];
	return (
		<div className="no-print relative overflow-hidden rounded-lg lg:self-start" dir="ltr">
			<Picture picture={image} className="w-full" />
			<svg
				aria-hidden="true"
				viewBox={`0 0 ${image.width} ${image.height}`}
				className="absolute inset-0 size-full fill-sea text-[26px] md:text-[20px]"
			>
				{waters.map(({ text, spot }) => (
					<text key={text} {...spot} textAnchor="middle" className="italic">
						{text}
					</text>
				))}
				{towns.map((town) => (
					<Dot key={town.name} spot={place(town.fact)} marked={marked.has(town)} named={named.includes(town)} />
				))}
				{branches.map((branch) => (
					<Pin key={branch.city} spot={place(branch)} />
				))}
				{labelsOf(names, { dots, waters, width: image.width }).map((label) => (
					<Name key={label.text} {...label} />
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
			r={marked ? 12 : named ? 7 : 4}
			{...(marked && { className: "fill-clay stroke-sun", strokeWidth: 6 })}
		/>
	);
}

/** A branch: its tip stands on the place. */
function Pin({ spot: { x, y } }: { spot: Spot }) {
	return (
		<path
			d={`M${x} ${y}c-9-13-13-18-13-25a13 13 0 1 1 26 0c0 7-4 12-13 25zm-5-25a5 5 0 1 0 10 0 5 5 0 1 0-10 0`}
			className="fill-clay stroke-paper"
			strokeWidth={2}
		/>
	);
}

const anchors: Readonly<Record<Side, "start" | "middle" | "end">> = {
	end: "start",
	start: "end",
	above: "middle",
	below: "middle",
};

/** Beside its dot. */
function Name({ text, side, x, y }: { text: string; side: Side; x: number; y: number }) {
	return (
		<text
			x={x}
			y={y}
			textAnchor={anchors[side]}
			paintOrder="stroke"
			strokeWidth={5}
			strokeLinejoin="round"
			className="fill-ink stroke-paper font-[650]"
		>
			{text}
		</text>
	);
}
