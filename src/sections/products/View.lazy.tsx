import type { Html } from "#core/resolved.ts";
import type { SectionProps } from "#core/section.ts";
import { useWords } from "#ui/context.tsx";
import { Details } from "#ui/Details.tsx";
import { Picture } from "#ui/Picture.tsx";
import { Prose } from "#ui/Prose.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import { Text } from "#ui/Text.tsx";
import { Features } from "./Features.tsx";
import { PriceLine } from "./PriceLine.tsx";
import type { Product } from "./product.ts";
import type schema from "./schema.ts";
import { Variants } from "./Variants.tsx";
import type ownWords from "./words.ts";

/** Cards of products beside each other, on a phone below each other. What holds for all of them stands once. */
export default function ProductsView({ data }: SectionProps<typeof schema>) {
	const words = useWords<typeof ownWords>();
	const { title, intro, items, note } = data;
	const details = sameOf(items, (product) => product.details);
	const features = sameOf(items, (product) => product.features);
	return (
		<div className="wrap">
			<SectionHead title={title} intro={intro} />
			<ul className={`grid gap-6 ${items.length > 1 ? "md:grid-cols-2" : ""}`}>
				{items.map((product, index) => (
					<ProductCard
						key={index}
						product={product}
						details={details ? undefined : product.details}
						features={features ? undefined : product.features}
						wide={items.length === 1}
					/>
				))}
			</ul>
			{(details || features) && (
				<div className="mt-6 rounded-lg bg-white p-6 light soft md:p-8">
					<h3 className="text-xl">{words.same_for_all}</h3>
					{features && <Features of={features} className="mt-4 lg:grid-cols-3" />}
					{details && <Prose html={details} className="measure mt-4 text-ink-2" />}
				</div>
			)}
			{note && (
				<p className="measure mt-6 text-ink-2 sea:text-mist">
					<Text value={note} />
				</p>
			)}
		</div>
	);
}

/** What several products have in common; undefined when they differ. */
function sameOf<T>([first, ...others]: readonly Product[], part: (product: Product) => T): T | undefined {
	if (!first || others.length === 0) return undefined;
	const known = JSON.stringify(part(first));
	return others.every((other) => JSON.stringify(part(other)) === known) ? part(first) : undefined;
}

interface CardProps {
	readonly product: Product;
	readonly features: Product["features"] | undefined;
	readonly details: Html | undefined;
	/** Alone, it has the width of the page. */
	readonly wide: boolean;
}

function ProductCard({ product, details, features, wide }: CardProps) {
	const { name, description, image } = product;
	return (
		<li
			className={`overflow-hidden rounded-lg bg-white light soft ${wide && image ? "md:grid md:grid-cols-2 md:max-lg:items-center md:max-lg:ps-8" : "flex flex-col"}`}
		>
			{image && (
				<Picture
					picture={image}
					className={`aspect-[4/3] w-full object-cover ${wide ? "md:max-lg:rounded-md lg:aspect-auto lg:h-full" : ""}`}
				/>
			)}
			<div className="flex grow flex-col p-6 md:p-8">
				<h3 className="text-xl">
					<Text value={name} />
				</h3>
				<PriceLine product={product} className="mt-3" />
				{product.variants && <Variants of={product.variants} />}
				<p className="mt-4">
					<Text value={description} />
				</p>
				{product.shown && <Details of={product.shown} className="mt-4" />}
				{features && <Features of={features} className="mt-6 border-t border-line pt-6" />}
				{details && <Prose html={details} className="mt-6 text-ink-2" />}
			</div>
		</li>
	);
}
