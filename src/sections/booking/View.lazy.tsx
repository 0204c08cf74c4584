import type { SectionProps } from "#core/section.ts";
import { Buttons } from "#ui/Button.tsx";
import { Calendar } from "#ui/Calendar.tsx";
import { Closing } from "#ui/Closing.tsx";
import { EmailLink, PhoneLink } from "#ui/ContactLinks.tsx";
import { Icon } from "#ui/Icon.tsx";
import type schema from "./schema.ts";

/** The way to an appointment: the calendar where there is one, and what is as good for who cannot use a telephone. */
export default function BookingView({ data, settings }: SectionProps<typeof schema>) {
	const { icon, title, intro, calendar, branch, buttons } = data;
	return (
		<>
			<Calendar calendar={calendar} booking={settings.booking} />
			<Closing icon={icon} title={title} intro={intro}>
				<Buttons buttons={buttons} />
				<ul className="mt-5 flex flex-wrap gap-x-6 gap-y-1">
					<li className="flex items-center gap-3">
						<Icon name="phone" />
						<PhoneLink of={branch.phone} />
					</li>
					<li className="flex items-center gap-3">
						<Icon name="envelope" />
						<EmailLink of={branch.email} />
					</li>
				</ul>
			</Closing>
		</>
	);
}
