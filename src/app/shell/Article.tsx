import { fill } from "#core/fill.ts";
import type { ArticleHead, Page } from "#core/page.ts";
import { ArticleCard } from "#ui/ArticleCard.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { useWords } from "#ui/context.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Way } from "#ui/PageHeading.tsx";
import { Picture } from "#ui/Picture.tsx";
import { Text } from "#ui/Text.tsx";
import { Section } from "./Section.tsx";

/** A page that is an article: its picture and dates above the sections, an invitation and more articles below. */
export function Article({ page, article }: { page: Page; article: ArticleHead }) {
	const words = useWords();
	const { closing, more } = article;
	return (
		<>
			<article className="article pb-9">
				<Head page={page} article={article} />
				{page.sections.map((section) => (
					<Section key={section.id} section={section} />
				))}
			</article>
			{closing && (
				<section className="band band-sea">
					<div className="wrap flex flex-col items-start justify-between gap-8 lg:flex-row lg:items-center">
						<div>
							<h2 className="text-2xl">
								<Text value={closing.title} />
							</h2>
							<p className="mt-3 text-lg text-mist">
								<Text value={closing.text} />
							</p>
						</div>
						<ButtonLink label={closing.label} link={closing.link} />
					</div>
				</section>
			)}
			{more.length > 0 && (
				<section className="band band-mist no-print">
					<div className="wrap">
						<h2 className="mb-8 text-2xl">{words.more_articles}</h2>
						<ul className="stagger grid gap-6 md:grid-cols-2 md:max-lg:*:last:odd:hidden lg:grid-cols-3">
							{more.map((card) => (
								<ArticleCard key={card.href} card={card} level={3} />
							))}
						</ul>
					</div>
				</section>
			)}
		</>
	);
}

function Head({ page, article }: { page: Page; article: ArticleHead }) {
	const words = useWords();
	const { date, minutes, author, image, original, topics } = article;
	return (
		<header className="mb-6">
			{image && (
				<Picture
					picture={image}
					first
					sizes="(min-width: 46rem) 46rem, 100vw"
					className="mx-auto aspect-[16/9] w-full max-w-[46rem] object-cover md:mt-6 md:rounded-lg"
				/>
			)}
			<div className={`wrap ${image ? "pt-6" : "pt-16"}`}>
				<Way steps={page.breadcrumbs} />
				<h1 tabIndex={-1} className="text-3xl">
					<Text value={page.heading} />
				</h1>
				{author && (
					<p className="mt-2 text-ink-2">
						{words.written_by} <Text value={author} />
					</p>
				)}
				<div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-2">
					<p>
						<span className="sr-only">{words.published} </span>
						<time dateTime={date.iso}>{date.long}</time>
					</p>
					<p className="flex items-center gap-2">
						<Icon name="clock" className="size-[1.2em]!" />
						{fill(words.reading_time, { minutes })}
					</p>
					{topics.length > 0 && (
						<div className="max-md:w-full">
							<p className="sr-only">{words.topics}</p>
							<ul className="flex flex-wrap items-center gap-x-6 gap-y-2">
								{topics.map(({ label, href }) => (
									<li key={href}>
										<a href={href} className="link inline-block min-w-11 py-2.5">
											<Text value={label} />
										</a>
									</li>
								))}
							</ul>
						</div>
					)}
					{original && (
						<a href={original} className="link" target="_blank" rel="noopener">
							{words.original_article}
							<span className="sr-only">{` (${words.opens_in_new_tab})`}</span>
						</a>
					)}
				</div>
			</div>
		</header>
	);
}
