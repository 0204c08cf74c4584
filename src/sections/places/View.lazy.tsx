import type { ReactNode } from "react";
import type { IconName } from "#core/icons/icons.ts";
import { inOrder } from "#core/opening.ts";
import type { Text as TextValue } from "#core/resolved.ts";
import type { SectionProps } from "#core/section.ts";
import { AddressLines } from "#ui/AddressLines.tsx";
import { useShell } from "#ui/context.tsx";
import { HoursInBrief } from "#ui/HoursInBrief.tsx";
import { Icon } from "#ui/Icon.tsx";
import { OpenNow } from "#ui/OpenNow.tsx";
import { RouteLink } from "#ui/RouteLink.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import { Text } from "#ui/Text.tsx";
import type schema from "./schema.ts";

/** Where visitors can go, and when: every branch, and their own home. */
export default function PlacesView({ data }: SectionProps<typeof schema>) {
	const { exceptions } = useShell();
	const { title, intro, branches, home } = data;
	return (
		<div className="wrap">
			<SectionHead title={title} intro={intro} className="mb-8" />
			<ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
				{branches.map((branch, index) => (
					<Place key={index} icon="map-pin" title={branch.city} href={branch.page.href}>
						<address className="not-italic">
							<AddressLines {...branch} />
						</address>
						<RouteLink to={branch} />
						<OpenNow hours={branch.hours} exceptions={inOrder(branch.exceptions, exceptions)} />
						<HoursInBrief hours={branch.hours} />
					</Place>
				))}
				{home && (
					<Place icon="house" title={home.title} href={home.link.href}>
						<p>
							<Text value={home.text} />
						</p>
					</Place>
				)}
			</ul>
		</div>
	);
}

function Place(props: { icon: IconName; title: TextValue; href: string; children: ReactNode }) {
	return (
		<li className="rounded-lg bg-white p-6 light soft md:max-lg:last:odd:col-span-2">
			<h3 className="flex flex-wrap items-center gap-x-3 text-xl">
				<Icon name={props.icon} className="text-sea" />
				<a href={props.href} className="link py-2">
					<Text value={props.title} />
				</a>
			</h3>
			{props.children}
		</li>
	);
}
