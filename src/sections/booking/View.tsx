import { plainText } from "#core/resolved.ts";
import type { SectionProps } from "#core/section.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { EmailLink, PhoneLink } from "#ui/ContactLinks.tsx";
import { Frame } from "#ui/Frame.tsx";
import { Icon } from "#ui/Icon.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import type schema from "./schema.ts";

type Props = SectionProps<typeof schema>;

export default function BookingView({ data, settings }: Props) {
	const { title, intro } = data;
	const { booking } = settings;
	if (!booking) {
		return (
			<div className="wrap grid items-center gap-x-16 gap-y-8 lg:grid-cols-2">
				<SectionHead title={title} intro={intro} className="" />
				<OtherWays data={data} />
			</div>
		);
	}
	const address = booking.stores?.find(({ name }) => name === data.store)?.url ?? booking.url;
	return (
		<div className="wrap">
			<SectionHead title={title} intro={intro} />
			<Frame
				src={address}
				href={address}
				title={plainText(title)}
				provider={plainText(booking.provider)}
				size="booking"
				cover={<Icon name="calendar" className="size-12! text-clay" />}
			/>
			<div className="mt-8">
				<OtherWays data={data} />
			</div>
		</div>
	);
}

/** The request form, phone and e-mail: as good as a calendar, and they need no hearing. */
function OtherWays({ data }: { data: Props["data"] }) {
	const { branch, request, requestLabel } = data;
	return (
		<div className="rounded-lg bg-white p-7 light soft md:p-9">
			<ButtonLink label={requestLabel} link={request} />
			<ul className="mt-6 grid gap-1 text-lg">
				<li className="flex items-center gap-3">
					<Icon name="phone" className="text-sea" />
					<PhoneLink of={branch.phone} />
				</li>
				<li className="flex items-center gap-3">
					<Icon name="envelope" className="text-sea" />
					<EmailLink of={branch.email} />
				</li>
			</ul>
		</div>
	);
}
