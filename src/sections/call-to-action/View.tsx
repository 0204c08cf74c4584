import type { SectionProps } from "#core/section.ts";
import { Buttons } from "#ui/Button.tsx";
import { Closing } from "#ui/Closing.tsx";
import { Text } from "#ui/Text.tsx";
import type schema from "./schema.ts";

export default function CallToActionView({ data }: SectionProps<typeof schema>) {
	const { icon, title, text, buttons, note } = data;
	return (
		<Closing icon={icon} title={title} text={text}>
			<Buttons buttons={buttons} />
			{note && (
				<p className="mt-4 text-sm text-ink-2 sea:text-mist">
					<Text value={note} />
				</p>
			)}
		</Closing>
	);
}
