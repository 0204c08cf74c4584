import type { IconName } from "#core/icons/icons.ts";
import type { SectionProps } from "#core/section.ts";
import { Icon } from "#ui/Icon.tsx";
import { Prose } from "#ui/Prose.tsx";
import { Text } from "#ui/Text.tsx";
import type schema from "./schema.ts";

type Tone = SectionProps<typeof schema>["data"]["tone"];

const looks = {
	warning: { icon: "first-aid", box: "bg-warn-tint border-star", ink: "text-warn" },
	info: { icon: "info", box: "bg-mist border-sea", ink: "text-sea" },
	tip: { icon: "lightbulb", box: "bg-ok-tint border-ok", ink: "text-ok" },
} as const satisfies Record<Tone, { icon: IconName; box: string; ink: string }>;

export default function NoticeView({ data }: SectionProps<typeof schema>) {
	const { icon, box, ink } = looks[data.tone];
	return (
		<div className="wrap">
			<div className={`badge beside items-start rounded-md border-s-4 p-5 light md:p-8 ${box}`}>
				<h2 className={`flex items-start gap-3 font-sans text-xl font-[650] tracking-normal ${ink}`}>
					<Icon name={icon} />
					<Text value={data.title} />
				</h2>
				<Prose html={data.text} className="measure" />
			</div>
		</div>
	);
}
