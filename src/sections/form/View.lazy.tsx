import { Calendar } from "#ui/Calendar.tsx";
import { Checks } from "#ui/Checks.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import { Form } from "./Form.tsx";
import type { FormProps } from "./types.ts";

/** Heading and explanation at the start side, the form in a card at the end side; on a phone the form comes first. */
export default function FormView(props: FormProps) {
	const { title, intro, points, calendar } = props.data;
	return (
		<>
			<Calendar calendar={calendar} booking={props.settings.booking} />
			<div className="wrap grid content-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr]">
				<SectionHead title={title} intro={intro} className="" />
				<div className="@container rounded-lg bg-white p-5 light soft sm:p-8 lg:row-span-2 xl:p-9">
					<Form {...props} />
				</div>
				{points && <Checks points={points} className="self-start" />}
			</div>
		</>
	);
}
