import { inOrder } from "#core/opening.ts";
import { AddressLines } from "#ui/AddressLines.tsx";
import { Calendar } from "#ui/Calendar.tsx";
import { Checks } from "#ui/Checks.tsx";
import { PhoneLink } from "#ui/ContactLinks.tsx";
import { useShell } from "#ui/context.tsx";
import { OpenNow } from "#ui/OpenNow.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import { Text } from "#ui/Text.tsx";
import { Form } from "./Form.tsx";
import type { FormProps } from "./types.ts";

/**
 * Heading and explanation at the start side, the form in a card at the end side; on a phone the form comes first.
 * What can be pressed beside the form stands before it, as it is read.
 */
export default function FormView(props: FormProps) {
	const { title, intro, points, branches, calendar } = props.data;
	return (
		<>
			<Calendar calendar={calendar} booking={props.settings.booking} />
			<div className="wrap grid content-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr]">
				<div className="grid gap-8 self-start">
					<SectionHead title={title} intro={intro} className="" />
					{branches?.map((branch) => (
						<Beside key={branch.page.href} branch={branch} />
					))}
				</div>
				<div className="@container rounded-lg bg-white p-5 light soft sm:p-8 lg:row-span-2 ">
					<Form {...props} />
				</div>
				{points && <Checks points={points} className="self-start lg:sticky lg:top-32" />}
			</div>
		</>
	);
}

/** A branch beside its form. On a phone and on paper the page itself tells of it further down. */
function Beside({ branch }: { branch: NonNullable<FormProps["data"]["branches"]>[number] }) {
	const exceptions = inOrder(branch.exceptions, useShell().exceptions);
	return (
		<div className="no-print border-s-4 border-clay ps-5 max-lg:hidden">
			<p className="font-[650]">
				<a href={branch.page.href} className="link inline-block py-2.5">
					<Text value={branch.name} />
				</a>
			</p>
			<address className="not-italic">
				<AddressLines {...branch} />
			</address>
			<PhoneLink of={branch.phone} />
			<OpenNow hours={branch.hours} exceptions={exceptions} />
		</div>
	);
}
