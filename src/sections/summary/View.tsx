import type { SectionProps } from "#core/section.ts";
import { Checks } from "#ui/Checks.tsx";
import { Text } from "#ui/Text.tsx";
import type schema from "./schema.ts";

export default function SummaryView({ data }: SectionProps<typeof schema>) {
	return (
		<div className="wrap">
			<div className="rounded-md bg-mist p-6 light md:p-8">
				<h2 className="text-xl">
					<Text value={data.title} />
				</h2>
				<Checks points={data.points} className="mt-4" />
			</div>
		</div>
	);
}
