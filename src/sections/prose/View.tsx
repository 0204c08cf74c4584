import type { SectionProps } from "#core/section.ts";
import { Prose } from "#ui/Prose.tsx";
import type schema from "./schema.ts";

export default function ProseView({ data }: SectionProps<typeof schema>) {
	return (
		<div className="wrap">
			<Prose html={data.text} className="measure beside lg:max-w-none" />
		</div>
	);
}
