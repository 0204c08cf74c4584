import type { Page } from "#core/page.ts";
import { Article } from "./Article.tsx";
import { NotFound } from "./NotFound.tsx";
import { Section } from "./Section.tsx";

/** The part of a page that is its own: what stands between header and footer. */
export function Main({ page }: { page: Page }) {
	return (
		<main id="main" tabIndex={-1} className="enter">
			{page.notFound && <NotFound />}
			{page.article ? (
				<Article page={page} article={page.article} />
			) : (
				page.sections.map((section) => <Section key={section.id} section={section} />)
			)}
		</main>
	);
}
