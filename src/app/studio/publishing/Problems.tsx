import type { StoppingProblem } from "#core/studio-publishing.ts";
import { kept } from "../kept.ts";
import { useStudio } from "../use-studio.ts";

/** What is to be mended, each with the way to it. */
export function Problems({ problems }: { problems: readonly StoppingProblem[] }) {
	const { studio, say } = useStudio();
	const go = ({ file, path, page }: StoppingProblem) => {
		const spot = { file, path };
		if (page === undefined || page === location.pathname) return void studio.openAt(spot);
		kept.leave({ page, spot });
		location.assign(page);
	};
	return (
		<ul className="problems">
			{problems.map((problem, index) => {
				const { file, line, title, message, hint } = problem;
				return (
					// biome-ignore lint/suspicious/noArrayIndexKey: Two mistakes may say the same of the same place.
					<li key={index}>
						<strong>{title}</strong>
						<p>
							{message} {hint}
						</p>
						<button type="button" aria-label={`${say("goThere")}: ${file}, ${line}`} onClick={() => go(problem)}>
							{say("goThere")}
						</button>
					</li>
				);
			})}
		</ul>
	);
}
