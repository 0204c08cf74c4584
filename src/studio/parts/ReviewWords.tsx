import { withoutBreaks } from "#core/no-break.ts";
import type { ChangeMessage, ReviewMessage } from "#core/studio-publishing.ts";
import { useSay } from "#studio/desk/use-studio.ts";
import { Spans } from "./Spans.tsx";
import { words } from "./words.ts";

/** What a visitor sees change, in words, by page. */
export function ReviewWords({ review }: { review: ReviewMessage }) {
	return (
		<>
			{review.chapters.length === 0 && review.summary && <p>{review.summary}</p>}
			{review.chapters.map(({ title, page, changes }) => (
				<section key={title} className="chapter">
					<h4>{page === undefined ? title : <a href={page}>{title}</a>}</h4>
					<Changes changes={changes} />
				</section>
			))}
		</>
	);
}

export function Changes({ changes }: { changes: readonly ChangeMessage[] }) {
	return (
		<ul className="changes">
			{changes.map((change, index) => (
				<li key={index}>
					{withoutBreaks(change.sentence)}
					<More change={change} />
				</li>
			))}
		</ul>
	);
}

/** What is too long for a sentence. */
function More({ change: { spans, items } }: { change: ChangeMessage }) {
	const say = useSay();
	if (spans.length === 0 && items.length === 0) return null;
	return (
		<details>
			<summary>{say(words.details)}</summary>
			{spans.length > 0 && (
				<p className="spans">
					<Spans spans={spans} />
				</p>
			)}
			{items.length > 0 && (
				<ul>
					{[...new Set(items)].map((item) => (
						<li key={item}>{item}</li>
					))}
				</ul>
			)}
		</details>
	);
}
