import { plainText } from "#core/resolved.ts";
import type { SectionProps } from "#core/section.ts";
import { useWords } from "#ui/context.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Picture } from "#ui/Picture.tsx";
import { Prose } from "#ui/Prose.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import { Text } from "#ui/Text.tsx";
import { Comparison } from "./Comparison.tsx";
import { PriceLine } from "./PriceLine.tsx";
import type { Product } from "./product.ts";
import type schema from "./schema.ts";
import type ownWords from "./words.ts";

/** Cards of products; two of them are also compared in a table. */
export default function ProductsView({ data, id }: SectionProps<typeof schema>) {
	const { title, intro, items, note } = data;
	const [first, second, more] = items;
	return (
		<div className="wrap">
			<SectionHead title={title} intro={intro} />
			<ul className={`grid gap-6 ${items.length > 1 ? "lg:grid-cols-2" : ""}`}>
				{items.map((product) => (
					<ProductCard key={plainText(product.name)} product={product} wide={items.length === 1} />
				))}
			</ul>
			{first && second && !more && <Comparison id={`${id}-compare`} products={[first, second]} />}
			{note && (
				<p className="mt-6 text-ink-2 sea:text-mist">
					<Text value={note} />
				</p>
			)}
		</div>
	);
}

function ProductCard({ product, wide }: { product: Product; wide: boolean }) {
	const words = useWords<typeof ownWords>();
	const { name, description, attenuation, details, image, features } = product;
	return (
		<li
			className={`overflow-hidden rounded-lg bg-white light soft ${wide && image ? "lg:grid lg:grid-cols-2" : "flex flex-col"}`}
		>
			{image && (
				<Picture
					picture={image}
					className={`aspect-[4/3] w-full object-cover ${wide ? "lg:aspect-auto lg:h-full" : ""}`}
				/>
			)}
			<div className="flex grow flex-col p-6 md:p-8">
				<h3 className="text-xl">
					<Text value={name} />
				</h3>
				<PriceLine product={product} className="mt-3" />
				<p className="mt-4">
					<Text value={description} />
				</p>
				{attenuation && (
					<p className="mt-4">
						<b className="font-[650]">{words.attenuation}:</b> <Text value={attenuation} />
					</p>
				)}
				<ul className="mt-6 grid gap-3 border-t border-line pt-6">
					{features.map((feature) => (
						<li key={plainText(feature.name)} className="flex gap-3">
							<Icon name={feature.icon} className="mt-[0.1em] text-sea" />
							<Text value={feature.name} />
						</li>
					))}
				</ul>
				{details && <Prose html={details} className="mt-6 text-ink-2" />}
			</div>
		</li>
	);
}
