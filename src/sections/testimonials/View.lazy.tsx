import { fill } from "#core/fill.ts";
import type { SectionProps } from "#core/section.ts";
import { useWords } from "#ui/context.tsx";
import { Icon } from "#ui/Icon.tsx";
import { SampleBadge } from "#ui/SampleBadge.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import { Text } from "#ui/Text.tsx";
import type schema from "./schema.ts";
import type ownWords from "./words.ts";

/** What customers say. As long as nothing of it is real, it is one line that opens for who fills it in. */
export default function TestimonialsView({ data, id }: SectionProps<typeof schema>) {
	const words = useWords<typeof ownWords>();
	const { title, intro, items } = data;
	const sampled = items.filter(({ samples }) => samples);
	const cards = (
		<ul className="stagger grid gap-6 lg:grid-cols-3">
			{items.map(({ name, text, rating, samples }, index) => (
				<li key={index} className="flex">
					<figure className={`flex grow flex-col rounded-lg p-6 ${samples ? "border border-line" : "bg-white light"}`}>
						<Stars rating={rating} tone={samples ? "text-ink-2" : "text-star"} />
						<blockquote className={`mt-4 grow ${samples ? "" : "text-lg"}`}>
							<p>
								<Text value={text} />
							</p>
						</blockquote>
						<figcaption className="mt-6 flex flex-wrap items-center gap-3 font-[650]">
							<Text value={name} />
							{samples && <SampleBadge id={`${id}-sample-${index + 1}`} />}
						</figcaption>
					</figure>
				</li>
			))}
		</ul>
	);
	if (sampled.length === items.length) {
		return (
			<details className="wrap no-print">
				<summary className="flex cursor-pointer flex-wrap items-center gap-x-6 gap-y-2 text-balance">
					<h2 className="text-xl">
						<Text value={title} />
					</h2>
					<span className="flex min-h-11 items-center gap-3 text-sm">
						<Icon name="info" />
						<span>{words.sample_testimonials}</span>
						<Icon name="caret-down" className="size-[1em]! turn" />
					</span>
				</summary>
				{intro && (
					<p className="mt-4">
						<Text value={intro} />
					</p>
				)}
				<div className="mt-6">{cards}</div>
			</details>
		);
	}
	return (
		<div className="wrap">
			<SectionHead title={title} intro={intro} className={sampled.length > 0 ? "mb-5" : "mb-10"} />
			{sampled.length > 0 && (
				<p className="mb-8 inline-flex items-center gap-3 rounded-sm bg-warn-tint px-4 py-2 text-sm text-warn">
					<Icon name="info" />
					{words.sample_testimonials}
				</p>
			)}
			{cards}
		</div>
	);
}

function Stars({ rating, tone }: { rating: number; tone: string }) {
	const words = useWords<typeof ownWords>();
	return (
		<p className={`flex flex-wrap items-center gap-x-3 gap-y-1 ${tone}`}>
			<span className="flex flex-wrap gap-1">
				{[1, 2, 3, 4, 5].map((star) => (
					<Icon key={star} name="star-fill" className={star > rating ? "opacity-25" : ""} />
				))}
			</span>
			<span className="text-sm text-ink-2">{fill(words.rating, { rating })}</span>
		</p>
	);
}
