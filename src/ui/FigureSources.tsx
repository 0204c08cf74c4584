import { useWords } from "./context.tsx";
import { type Source, SourceLink } from "./SourceLink.tsx";

/** Where figures come from, side by side. */
export function FigureSources({ sources }: { sources: readonly Source[] | undefined }) {
	const words = useWords();
	if (!sources) return null;
	return (
		<div className="mt-10 text-sm text-ink-2 sea:text-mist">
			<p>{words.sources}</p>
			<ul className="flex flex-wrap gap-x-6">
				{sources.map((source) => (
					<li key={source.url} className="py-3">
						<SourceLink {...source} />
					</li>
				))}
			</ul>
		</div>
	);
}
