import { plainText, type Text } from "#core/resolved.ts";
import type { Settings } from "#core/settings.ts";
import { Frame } from "./Frame.tsx";
import { Icon } from "./Icon.tsx";
import { SectionHead } from "./SectionHead.tsx";

interface Props {
	/** As the section has it; `store` is one of the calendars of the provider, without it the general one. */
	readonly calendar: { readonly title: Text; readonly store?: string } | undefined;
	readonly booking: Settings["booking"];
}

/** The booking calendar of a third party, after a click; nothing as long as there is none. */
export function Calendar({ calendar, booking }: Props) {
	if (!calendar || !booking) return null;
	const address = booking.stores?.find(({ name }) => name === calendar.store)?.url ?? booking.url;
	return (
		<div className="wrap mb-10">
			<SectionHead title={calendar.title} className="mb-8" />
			<Frame
				src={address}
				href={address}
				title={plainText(calendar.title)}
				provider={plainText(booking.provider)}
				size="booking"
				cover={<Icon name="calendar-check" className="size-12! text-clay" />}
			/>
		</div>
	);
}
