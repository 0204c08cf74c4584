import type { SectionProps } from "#core/section.ts";
import { Buttons } from "#ui/Button.tsx";
import { EmailLink, PhoneLink } from "#ui/ContactLinks.tsx";
import { useWords } from "#ui/context.tsx";
import { Icon } from "#ui/Icon.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { Picture } from "#ui/Picture.tsx";
import { Text } from "#ui/Text.tsx";
import type schema from "./schema.ts";
import type ownWords from "./words.ts";

export default function HeroView({ data, settings }: SectionProps<typeof schema>) {
	const words = useWords<typeof ownWords>();
	const { title, text, buttons, points, image, large, wide } = data;
	const opening = (
		<div>
			{data.badge && settings.openForAppointments && (
				<p className="badge mb-5 inline-flex items-center gap-3 rounded-full bg-ok-tint px-4 py-2 text-sm font-[650] text-ok">
					<span className="size-3 flex-none rounded-full bg-ok" aria-hidden="true" />
					{words.open_for_appointments}
				</p>
			)}
			<PageHeading title={title} className={large ? "text-4xl" : "text-3xl"} />
			{text && (
				<p className="measure mt-5 text-lg text-ink-2 sea:text-mist">
					<Text value={text} />
				</p>
			)}
			{data.contact && (
				<ul className="mt-3 flex flex-wrap gap-x-6">
					<li className="flex items-center gap-2">
						<Icon name="envelope" />
						<EmailLink />
					</li>
					<li className="flex items-center gap-2">
						<Icon name="phone" />
						<PhoneLink />
					</li>
				</ul>
			)}
			<Buttons
				buttons={buttons}
				// Beside a picture, on a tablet, they stand below each other, as on a phone.
				className={`${data.contact ? "mt-5" : "mt-8"} ${image && !wide ? "md:max-lg:*:grow" : ""}`}
			/>
			{points && (
				<ul className="mt-8 flex flex-wrap gap-x-6 gap-y-2">
					{points.map((point, index) => (
						<li key={index} className="flex items-center gap-2">
							<Icon name="check-circle" className="text-sea sea:text-sun" />
							<Text value={point} />
						</li>
					))}
				</ul>
			)}
		</div>
	);
	if (wide && image) {
		return (
			<div className="bleed">
				<div className="wrap py-14">{opening}</div>
				<Picture picture={image} first sizes="100vw" className="aspect-[16/10] w-full object-cover md:aspect-[21/9]" />
			</div>
		);
	}
	if (!image) return <div className="wrap">{opening}</div>;
	return (
		<div className="wrap grid items-center gap-x-10 gap-y-10 md:grid-cols-[3fr_2fr] lg:grid-cols-[6fr_5fr] lg:gap-x-16">
			{opening}
			<Picture
				picture={image}
				first
				className={`w-full rounded-lg object-cover ${large ? "aspect-[4/3]" : "aspect-[16/10]"}`}
			/>
		</div>
	);
}
