import { Ltr } from "#ui/Ltr.tsx";
import { Text } from "#ui/Text.tsx";
import type { Product } from "./product.ts";

/** What a product costs in each of its sizes or sorts. */
export function Variants({ of }: { of: NonNullable<Product["variants"]> }) {
	return (
		<ul className="mt-4">
			{of.map(({ name, price }, index) => (
				<li key={index} className="flex flex-wrap gap-x-3">
					<Text value={name} /> <Ltr>{price.text}</Ltr>
				</li>
			))}
		</ul>
	);
}
