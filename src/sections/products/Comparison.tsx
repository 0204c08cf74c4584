import type { ReactNode } from "react";
import { plainText } from "#core/resolved.ts";
import { useWords } from "#ui/context.tsx";
import { Text } from "#ui/Text.tsx";
import { Amount } from "./PriceLine.tsx";
import type { Product } from "./product.ts";
import type ownWords from "./words.ts";

interface Row {
	readonly name: string;
	readonly show: (product: Product) => ReactNode;
}

/** Two products side by side. What is unknown of one of them says so; what is unknown of both has no row. */
export function Comparison({ id, products }: { id: string; products: readonly [Product, Product] }) {
	const words = useWords<typeof ownWords>();
	const rows: Row[] = [
		{ name: words.price, show: (product) => <Price product={product} /> },
		{ name: words.suited_for, show: ({ description }) => <Text value={description} /> },
		...(products.some(({ attenuation }) => attenuation)
			? [{ name: words.attenuation, show: attenuationOf(words.ask_us) }]
			: []),
		{ name: words.features, show: (product) => <Features product={product} /> },
	];
	return (
		<div className="mt-6 rounded-lg bg-white px-4 py-6 light soft md:px-8 md:py-8">
			<h3 id={id} className="text-xl">
				{words.compare}
			</h3>
			<table aria-labelledby={id} className="mt-4 w-full table-fixed text-start hyphens-auto max-md:text-sm">
				<thead>
					<tr className="border-b-2 border-sea align-bottom">
						<td className="w-[5.5rem] md:w-1/5" />
						{products.map(({ name }) => (
							<th key={plainText(name)} scope="col" className="py-3 ps-2.5 text-start font-[650] md:ps-6">
								<Text value={name} />
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ name, show }) => (
						<tr key={name} className="border-b border-line align-top last:border-0">
							<th scope="row" className="py-3 text-start font-[650]">
								{name}
							</th>
							{products.map((product) => (
								<td key={plainText(product.name)} className="py-3 ps-2.5 md:ps-6">
									{show(product)}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

function attenuationOf(unknown: string) {
	return ({ attenuation }: Product) => (attenuation ? <Text value={attenuation} /> : unknown);
}

function Price({ product: { price } }: { product: Product }) {
	const words = useWords<typeof ownWords>();
	return (
		<>
			<Amount price={price} /> {price.amount && words.price_including_vat}
		</>
	);
}

function Features({ product }: { product: Product }) {
	return (
		<ul className="grid gap-2">
			{product.features.map(({ name }) => (
				<li key={plainText(name)}>
					<Text value={name} />
				</li>
			))}
		</ul>
	);
}
