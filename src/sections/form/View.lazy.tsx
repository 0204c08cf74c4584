import { Checks } from "#ui/Checks.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import { Form } from "./Form.tsx";
import type { FormProps } from "./types.ts";

/** Heading and explanation at the start side, the form in a card at the end side. */
export default function FormView(props: FormProps) {
	const { title, intro, points } = props.data;
	return (
		<div className="wrap grid gap-x-16 gap-y-9 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
			<div>
				<SectionHead title={title} intro={intro} className="" />
				{points && <Checks points={points} className="mt-7" />}
			</div>
			<div className="@container rounded-lg bg-white p-5 light soft sm:p-8 xl:p-9">
				<Form {...props} />
			</div>
		</div>
	);
}
