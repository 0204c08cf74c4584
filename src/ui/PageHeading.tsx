import type { Page } from "#core/page.ts";
import type { Text as TextValue } from "#core/resolved.ts";
import { useShell, useTrail, useWords } from "./context.tsx";
import { Text } from "./Text.tsx";

/** The heading of a page, below the way to it from the home page. */
export function PageHeading({ title, className = "text-3xl" }: { title: TextValue; className?: string }) {
	const trail = useTrail();
	return (
		<>
			{trail.length > 0 && <Trail steps={trail} />}
			<h1 tabIndex={-1} className={className}>
				<Text value={title} />
			</h1>
		</>
	);
}

/** Ends a line rather than begins one. */
const onward = (
	<span aria-hidden="true" className="px-1.5">
		›
	</span>
);

/** A group of the menu has no page of its own; the heading below says what the page itself is. */
function Trail({ steps }: { steps: Page["trail"] }) {
	const { home, words } = useShell();
	return <Way steps={[{ label: words.home, href: home }, ...steps]} />;
}

/** The way to a page, from the home page on. */
export function Way({ steps }: { steps: Page["trail"] }) {
	return (
		<nav aria-label={useWords().breadcrumb} className="mb-3">
			<ol className="flex flex-wrap items-center font-[650] text-clay sea:text-sun">
				{steps.map(({ label, href }, index) => (
					<li key={index}>
						{href ? (
							<a href={href} className="link inline-block py-2.5">
								<Text value={label} />
							</a>
						) : (
							<Text value={label} />
						)}
						{index < steps.length - 1 && onward}
					</li>
				))}
			</ol>
		</nav>
	);
}
