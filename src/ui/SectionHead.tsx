import type { Text as TextValue } from "#core/resolved.ts";
import { Text } from "./Text.tsx";

/** Heading of a section with an optional introduction. */
export function SectionHead({
	title,
	intro,
	className = "mb-10",
}: {
	title: TextValue;
	intro?: TextValue | undefined;
	className?: string;
}) {
	return (
		<div className={`max-w-[46rem] ${className}`}>
			<h2 className="text-2xl">
				<Text value={title} />
			</h2>
			{intro && (
				<p className="mt-4 text-lg text-ink-2 sea:text-mist">
					<Text value={intro} />
				</p>
			)}
		</div>
	);
}
