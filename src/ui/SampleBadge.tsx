import { useWords } from "./context.tsx";
import { Tooltip } from "./Tooltip.tsx";

/** Marks what is still a sample, so that nobody takes it for real. `id` is unique on the page. */
export function SampleBadge({ id }: { id: string }) {
	const words = useWords();
	return (
		<Tooltip
			id={id}
			label={words.sample_explanation}
			className="badge min-h-11 rounded-sm bg-warn-tint px-3 text-sm font-normal text-warn"
		>
			{words.sample}
		</Tooltip>
	);
}
