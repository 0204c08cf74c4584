import type { Holder } from "#core/studio.ts";
import { useEditor } from "#studio/desk/use-studio.ts";
import { shortenedApart } from "#studio/page/shortened.ts";

/** A longer list is opened by who wants to see it. */
const mostShown = 6;

/** What shows in a part of the page and stands elsewhere, each with a way there. */
export function Holders({ title, holders }: { title: string; holders: readonly Holder[] }) {
	const editor = useEditor();
	if (holders.length === 0) return null;
	const names = shortenedApart(holders.map(({ name }) => name));
	return (
		<details className="holders" open={holders.length <= mostShown}>
			<summary>{title}</summary>
			<ul>
				{holders.map((each, at) => (
					<li key={each.file + each.path.join()}>
						<button type="button" onClick={() => void editor.openAt(each)}>
							{names[at]}
						</button>
					</li>
				))}
			</ul>
		</details>
	);
}
