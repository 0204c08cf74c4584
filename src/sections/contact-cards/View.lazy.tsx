import type { ReactNode } from "react";
import type { IconName } from "#core/icons/icons.ts";
import { plainText, type Text as TextValue } from "#core/resolved.ts";
import type { SectionProps } from "#core/section.ts";
import { AddressLines } from "#ui/AddressLines.tsx";
import { EmailLink, FurtherPhones, PhoneLink } from "#ui/ContactLinks.tsx";
import { useWords } from "#ui/context.tsx";
import { Icon } from "#ui/Icon.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import { Text } from "#ui/Text.tsx";
import type schema from "./schema.ts";

export default function ContactCardsView({ data }: SectionProps<typeof schema>) {
	const words = useWords();
	const { branch, phoneNote, emailNote, addressNote } = data;
	const query = [branch.street, branch.postalCode, branch.city].map(plainText).join(", ");
	return (
		<div className="wrap">
			<SectionHead title={data.title} />
			<ul className="stagger grid gap-6 xl:grid-cols-3">
				<Card icon="phone" title={words.phone} note={phoneNote}>
					<PhoneLink of={branch.phone} />
					<FurtherPhones />
				</Card>
				<Card icon="envelope" title={words.email} note={emailNote}>
					<EmailLink of={branch.email} />
				</Card>
				<Card icon="map-pin" title={words.address} note={addressNote}>
					<a
						href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}`}
						className="link shows-place inline-block py-2.5"
						target="_blank"
						rel="noopener"
					>
						<AddressLines {...branch} />
						<span className="sr-only">{` (${words.opens_in_new_tab})`}</span>
					</a>
				</Card>
			</ul>
		</div>
	);
}

function Card(props: { icon: IconName; title: string; note: TextValue | undefined; children: ReactNode }) {
	return (
		<li className="grid content-start items-center gap-x-6 gap-y-2 rounded-lg bg-white p-5 light soft md:max-xl:grid-cols-[auto_1fr_1fr]">
			<Icon name={props.icon} className="size-10! text-sea" />
			<div>
				<h3 className="text-lg">{props.title}</h3>
				<p>{props.children}</p>
			</div>
			{props.note && (
				<p className="text-ink-2">
					<Text value={props.note} />
				</p>
			)}
		</li>
	);
}
