import { fill } from "#core/fill.ts";
import type { PageCard } from "#core/resolved.ts";
import { useWords } from "./context.tsx";
import { Icon } from "./Icon.tsx";
import { Picture } from "./Picture.tsx";
import { Text } from "./Text.tsx";

/** An article in an overview; the whole card leads to it. The lead of an overview stands over two columns and two rows, one that is alone lies. */
export function ArticleCard({
	card,
	level,
	first = false,
	shape,
}: {
	card: PageCard;
	/** Level of its heading. */
	level: 2 | 3;
	/** Seen before scrolling. */
	first?: boolean;
	shape?: "lead" | "wide" | undefined;
}) {
	const words = useWords();
	const Heading = level === 2 ? "h2" : "h3";
	return (
		<li
			className={`relative overflow-hidden rounded-lg bg-white light soft lift ${shape === "wide" ? "md:grid md:grid-cols-2" : "flex flex-col"} ${shape === "lead" ? "md:col-span-2 lg:row-span-2" : ""}`}
		>
			{card.image ? (
				<Picture
					picture={{ ...card.image, alt: "" }}
					first={first}
					sizes="(min-width: 48rem) 24rem, 100vw"
					className={`aspect-[16/10] w-full object-cover ${shape === "lead" ? "lg:grow" : ""}`}
				/>
			) : (
				<div className="flex aspect-[16/10] items-center justify-center bg-mist text-sea">
					<Icon name="pencil-simple" className="size-12!" />
				</div>
			)}
			<div className={`flex flex-col p-6 ${shape === "lead" ? "" : "grow"}`}>
				{card.date && card.minutes !== undefined && (
					<p className="text-sm text-ink-2">
						<time dateTime={card.date.iso}>{card.date.long}</time>
						<span aria-hidden="true"> · </span>
						{fill(words.minutes, { minutes: card.minutes })}
					</p>
				)}
				<Heading className={`mt-2 ${shape ? "text-2xl" : "font-sans text-xl font-[650] tracking-normal"}`}>
					<Text value={card.title} />
				</Heading>
				<p className={`mt-3 text-ink-2 ${shape ? "text-lg" : ""}`}>
					<Text value={card.summary} />
				</p>
				<a
					href={card.href}
					className="link mt-auto inline-flex min-h-11 items-center gap-2 self-start pt-4 font-[650] after:absolute after:inset-0 after:rounded-lg"
				>
					{words.read_more}
					<span className="sr-only">
						<Text value={card.title} />
					</span>
					<Icon name="arrow-right" className="size-[1.2em]! rtl:[scale:-1_1]" />
				</a>
			</div>
		</li>
	);
}
