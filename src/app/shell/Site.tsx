import type { Page } from "#core/page.ts";
import type { Shell } from "#core/shell.ts";
import { SurroundingsProvider } from "#ui/context.tsx";
import { ToastProvider } from "#ui/Toaster.tsx";
import { Article } from "./Article.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { NotFound } from "./NotFound.tsx";
import { Section } from "./Section.tsx";

export interface SiteProps {
	readonly page: Page;
	readonly shell: Shell;
	/** Address of the icon sprite. */
	readonly icons: string;
}

/** A whole page: header, sections, footer. The same on the server and in the browser. */
export function Site({ page, shell, icons }: SiteProps) {
	return (
		<SurroundingsProvider shell={shell} icons={icons}>
			<ToastProvider>
				<a href="#main" className="skip">
					{shell.words.skip_to_content}
				</a>
				<Header page={page} />
				<main id="main" key={page.path} tabIndex={-1} className="enter">
					{page.notFound && <NotFound />}
					{page.article ? (
						<Article page={page} article={page.article} />
					) : (
						page.sections.map((section) => <Section key={section.id} section={section} />)
					)}
				</main>
				<Footer />
			</ToastProvider>
		</SurroundingsProvider>
	);
}
