import { plainText, type Text as TextValue } from "#core/resolved.ts";
import { useTrail } from "./context.tsx";
import { Text } from "./Text.tsx";

/** The heading of a page, below a small line with what the page is called in the menu. */
export function PageHeading({ title, className = "text-3xl" }: { title: TextValue; className?: string }) {
	const trail = useTrail();
	const heading = (
		<h1 tabIndex={-1} className={className}>
			<Text value={title} />
		</h1>
	);
	if (trail.length === 0) return heading;
	return (
		<hgroup>
			<p className="mb-3 font-[650] text-clay sea:text-sun">
				{trail.map((name, index) => (
					<span key={plainText(name)}>
						{index > 0 && <span aria-hidden="true"> › </span>}
						<Text value={name} />
					</span>
				))}
			</p>
			{heading}
		</hgroup>
	);
}
