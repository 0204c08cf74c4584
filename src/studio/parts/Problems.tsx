import type { Offer } from "#core/studio.ts";
import type { StoppingProblem } from "#core/studio-publishing.ts";
import { tabState } from "#studio/desk/tab-state.ts";
import { useEditor, useSay } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { shortened } from "#studio/page/shortened.ts";
import { words } from "./words.ts";

/** What is to be mended, each with the way to it. */
export function Problems({ problems }: { problems: readonly StoppingProblem[] }) {
	const editor = useEditor();
	const say = useSay();
	const go = ({ file, path, page }: StoppingProblem) => {
		const spot = { file, path };
		if (page === undefined || page === location.pathname)
			return void editor.openAt(spot).catch(() => editor.announce(words.onlyInFile));
		tabState.leave({ page, spot });
		location.assign(page);
	};
	const take = ({ file, path, title }: StoppingProblem, { was, value }: Offer) =>
		editor.run([{ do: "set", file, path, was, value }], title, say(shared.saved));
	return (
		<ul className="problems">
			{problems.map((problem) => {
				const { file, path, title, message, hint, named, offer } = problem;
				return (
					<li key={JSON.stringify([file, path, title, message])}>
						<strong>{title}</strong> <small>{named}</small>
						<p>
							{message} {hint}
						</p>
						<p className="acts">
							{offer && (
								<button type="button" onClick={() => void take(problem, offer)}>
									{say(words.write, { value: shortened(offer.words) })}
								</button>
							)}
							<button
								type="button"
								aria-label={`${say(shared.goThere)}: ${named}, ${title}`}
								onClick={() => go(problem)}
							>
								{say(shared.goThere)}
							</button>
						</p>
					</li>
				);
			})}
		</ul>
	);
}
