import type { Page } from "#core/page.ts";
import { useWords } from "#ui/context.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Text } from "#ui/Text.tsx";

/** The way back up: the pages above this one. */
export function Breadcrumbs({ page }: { page: Page }) {
	const words = useWords();
	return (
		<nav aria-label={words.breadcrumb}>
			<ol className="flex flex-wrap items-center gap-x-3">
				{page.breadcrumbs.map(({ label, href }, index) => (
					<li key={href} className="flex items-center gap-2">
						{index > 0 && <Icon name="caret-down" className="size-[1em]! -rotate-90 rtl:rotate-90" />}
						<a href={href} className="link inline-block min-w-11 py-2.5">
							<Text value={label} />
						</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
