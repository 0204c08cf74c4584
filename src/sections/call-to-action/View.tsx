import type { SectionProps } from "#core/section.ts";
import { Buttons } from "#ui/Button.tsx";
import { Closing } from "#ui/Closing.tsx";
import { Prose } from "#ui/Prose.tsx";
import type schema from "./schema.ts";

export default function CallToActionView({ data }: SectionProps<typeof schema>) {
	const { icon, title, text, buttons, note } = data;
	return (
		<Closing icon={icon} title={title} html={text}>
			<Buttons buttons={buttons} />
			{note && <Prose html={note} className="mt-4 text-sm text-ink-2 sea:text-mist" />}
		</Closing>
	);
}
