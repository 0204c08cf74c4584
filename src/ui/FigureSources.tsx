import { useWords } from "./context.tsx";
import { type Source, SourceLink } from "./SourceLink.tsx";

/** Where figures come from, in one line. */
export function FigureSources({ sources }: { sources: readonly Source[] | undefined }) {
	const words = useWords();
	if (!sources) return null;
	return (
		<p className="mt-10 text-sm text-ink-2 sea:text-mist">
			{words.sources}:{" "}
			{sources.map((source, index) => (
				<span key={source.url}>
					{index > 0 && "; "}
					<SourceLink {...source} className="inline-block py-2.5" />
				</span>
			))}
		</p>
	);
}
