import { useStudio } from "#studio/desk/use-studio.ts";
import { words } from "./words.ts";

/** The pages that visitors do not see yet. */
export function DraftPages() {
	const { state, say } = useStudio();
	const drafts = state.session?.drafts ?? [];
	return (
		<>
			<p className="about">{say(drafts.length > 0 ? words.aboutDrafts : words.noDrafts)}</p>
			<ul className="drafts">
				{drafts.map(({ path, title, from }) => (
					<li key={path}>
						<a href={path}>{title}</a>
						<small>{from === undefined ? say(words.undated) : say(words.appears, { day: from })}</small>
					</li>
				))}
			</ul>
		</>
	);
}
