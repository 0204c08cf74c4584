import { fill } from "#core/fill.ts";
import { plainText } from "#core/resolved.ts";
import type { SectionProps } from "#core/section.ts";
import { AddressLines } from "#ui/AddressLines.tsx";
import { useWords } from "#ui/context.tsx";
import { Frame } from "#ui/Frame.tsx";
import { Icon } from "#ui/Icon.tsx";
import { embedAddress, pageAddress, pointOf } from "#ui/openstreetmap.ts";
import { Picture } from "#ui/Picture.tsx";
import { RouteLink } from "#ui/RouteLink.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import { Text } from "#ui/Text.tsx";
import type schema from "./schema.ts";
import type ownWords from "./words.ts";

export default function MapView({ data }: SectionProps<typeof schema>) {
	const words = useWords<typeof ownWords>();
	const { branch, note } = data;
	const { surroundings } = branch;
	const point = pointOf(branch);
	return (
		<div className="wrap">
			<SectionHead title={data.title} className="mb-8" />
			{point ? (
				<Frame
					src={embedAddress(point)}
					href={pageAddress(point)}
					title={fill(words.map_title, { place: plainText(branch.name) })}
					provider="OpenStreetMap"
					size="map"
					ground={
						surroundings && (
							<Picture
								picture={surroundings}
								sizes="75rem"
								className="aspect-[16/10] w-full object-cover md:aspect-[21/9] lg:aspect-auto lg:h-full"
							/>
						)
					}
					cover={<Icon name="map-pin" className="size-12! text-clay" />}
				>
					<div className="mt-5">
						<Address branch={branch} />
						<RouteLink to={point} />
					</div>
					{note && (
						<p className="needs-script no-print mt-3 text-sm text-ink-2">
							<Text value={note} />
						</p>
					)}
				</Frame>
			) : (
				<>
					{surroundings && <Picture picture={surroundings} sizes="75rem" className="mb-5 w-full rounded-lg" />}
					<Address branch={branch} />
				</>
			)}
		</div>
	);
}

function Address({ branch }: { branch: SectionProps<typeof schema>["data"]["branch"] }) {
	return (
		<address className="not-italic">
			<strong>
				<Text value={branch.name} />
			</strong>
			<br />
			<AddressLines {...branch} />
		</address>
	);
}
