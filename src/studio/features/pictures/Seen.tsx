import type { SitePicture } from "#core/studio-files.ts";
import { useSay } from "#studio/desk/use-studio.ts";
import { words } from "./words.ts";

/** A longer list of pages is opened by who wants to see it. */
const mostShown = 4;

/** The pages on which a picture is to be seen. */
export function Seen({ picture: { pages, pageCount, places } }: { picture: SitePicture }) {
	const say = useSay();
	if (pages.length === 0) return null;
	return (
		<details className="notice" open={pages.length <= mostShown}>
			<summary>
				{places.length > 1 ? say(words.pictureWhere, { count: places.length }) : say(words.pictureSeen)}
			</summary>
			<ul>
				{pages.map(({ path, title }) => (
					<li key={path}>
						<a href={path}>{title}</a>
					</li>
				))}
				{pageCount > pages.length && <li>{say(words.pictureMore, { count: pageCount - pages.length })}</li>}
			</ul>
		</details>
	);
}
