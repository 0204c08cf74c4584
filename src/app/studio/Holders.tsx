import type { Holder } from "#core/studio.ts";
import { shortened } from "./target.ts";
import { useStudio } from "./use-studio.ts";

/** A longer list is opened by who wants to see it. */
const mostShown = 6;

/** What shows in a part of the page and stands elsewhere, each with a way there. */
export function Holders({ title, holders }: { title: string; holders: readonly Holder[] }) {
	const { studio } = useStudio();
	if (holders.length === 0) return null;
	return (
		<details className="holders" open={holders.length <= mostShown}>
			<summary>{title}</summary>
			<ul>
				{holders.map((each) => (
					<li key={each.file + each.path.join()}>
						<button type="button" onClick={() => void studio.openAt(each)}>
							{shortened(each.name)}
						</button>
					</li>
				))}
			</ul>
		</details>
	);
}
