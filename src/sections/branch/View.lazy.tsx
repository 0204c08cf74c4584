import { inOrder } from "#core/opening.ts";
import { shownOf } from "#core/resolved.ts";
import type { SectionProps } from "#core/section.ts";
import { AddressLines } from "#ui/AddressLines.tsx";
import { EmailLink, PhoneLink } from "#ui/ContactLinks.tsx";
import { useShell, useWords } from "#ui/context.tsx";
import { Icon } from "#ui/Icon.tsx";
import { OpenNow } from "#ui/OpenNow.tsx";
import { Picture } from "#ui/Picture.tsx";
import { Prose } from "#ui/Prose.tsx";
import { RouteLink } from "#ui/RouteLink.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import { Text } from "#ui/Text.tsx";
import { ExceptionList, Hours } from "./Hours.tsx";
import type schema from "./schema.ts";
import type ownWords from "./words.ts";

type Branch = SectionProps<typeof schema>["data"]["branch"];

export default function BranchView({ data }: SectionProps<typeof schema>) {
	const words = useWords<typeof ownWords>();
	const { title, intro, branch } = data;
	const exceptions = inOrder(branch.exceptions, useShell().exceptions);
	return (
		<div className="wrap">
			<SectionHead title={title} intro={intro} />
			<div className="grid gap-x-6 gap-y-8 lg:grid-cols-2">
				<div className="self-start rounded-lg bg-white p-5 light soft md:p-8">
					<Contact branch={branch} />
					<h3 className="mt-8 text-xl">{words.opening_hours}</h3>
					<div className="mt-3" role="status">
						<OpenNow hours={branch.hours} exceptions={exceptions} />
					</div>
					<Hours of={branch.hours} />
					<ExceptionList of={exceptions} week={branch.hours} />
					{branch.hoursNote && (
						<p className="mt-4 text-ink-2">
							<Text value={branch.hoursNote} />
						</p>
					)}
				</div>
				<div className="grid content-start gap-8 md:max-lg:grid-cols-2">
					<Picture
						picture={branch.image}
						className="aspect-[4/3] w-full rounded-lg object-cover md:max-lg:col-span-2 md:max-lg:aspect-[3/2]"
					/>
					{branch.services && <Services of={branch.services} />}
					<div>
						<h3 className="text-xl">{words.accessibility_and_parking}</h3>
						<Prose html={branch.access} className="mt-4" />
					</div>
				</div>
			</div>
		</div>
	);
}

function Services({ of }: { of: NonNullable<Branch["services"]> }) {
	const words = useWords<typeof ownWords>();
	return (
		<div>
			<h3 className="text-xl">{words.our_services}</h3>
			<ul className="mt-4 grid gap-1">
				{of.map(({ name, icon, link }, index) => (
					<li key={index} className="flex min-h-11 items-center gap-3">
						{icon && <Icon name={icon} className="text-sea" />}
						{link ? (
							<a href={link.href} className="link py-2">
								<Text value={shownOf(name)} />
							</a>
						) : (
							<Text value={shownOf(name)} />
						)}
					</li>
				))}
			</ul>
		</div>
	);
}

function Contact({ branch }: { branch: Branch }) {
	const words = useWords();
	return (
		<dl className="grid items-baseline gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
			<dt className="text-ink-2">{words.address}</dt>
			<dd>
				<address className="not-italic">
					<AddressLines {...branch} />
				</address>
				<RouteLink to={branch} />
			</dd>
			<dt className="text-ink-2">{words.phone}</dt>
			<dd>
				<PhoneLink of={branch.phone} />
			</dd>
			<dt className="text-ink-2">{words.email}</dt>
			<dd>
				<EmailLink of={branch.email} />
			</dd>
		</dl>
	);
}
