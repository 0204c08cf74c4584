import { fill } from "#core/fill.ts";
import type { Paging } from "#core/resolved.ts";
import { useWords } from "./context.tsx";
import { Icon } from "./Icon.tsx";

/** From one page of an overview to the others: some by their numbers, the one before and the one after. */
export function PageLinks({ paging }: { paging: Paging }) {
	const words = useWords();
	const { number: present, previous, next, pages } = paging;
	return (
		<nav
			aria-label={words.pages}
			className="page-links no-print mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-5"
		>
			<ol className="flex items-center">
				{pages.map(({ number, href }, index) => (
					<li key={number} className="flex items-center">
						{number - (pages[index - 1]?.number ?? 0) > 1 && (
							<span className="px-1.5" aria-hidden="true">
								…
							</span>
						)}
						<a
							href={href}
							className={`inline-grid min-h-11 min-w-11 place-items-center rounded-sm ${number === present ? here : "link"}`}
							aria-label={fill(words.page_number, { number })}
							aria-current={number === present ? "page" : undefined}
						>
							{number}
						</a>
					</li>
				))}
			</ol>
			<div className="flex flex-wrap gap-3">
				{previous && (
					<a href={previous} rel="prev" className="button button-secondary">
						<Icon name="arrow-right" className="size-[1.2em]! ltr:[scale:-1_1]" />
						{words.previous_page}
					</a>
				)}
				{next && (
					<a href={next} rel="next" className="button button-secondary">
						{words.next_page}
						<Icon name="arrow-right" className="size-[1.2em]! rtl:[scale:-1_1]" />
					</a>
				)}
			</div>
		</nav>
	);
}

/** How the page that is shown stands out among the others. */
const here = "bg-sea font-[650] text-white sea:bg-sun sea:text-ink";
