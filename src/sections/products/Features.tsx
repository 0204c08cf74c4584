import { Icon } from "#ui/Icon.tsx";
import { Text } from "#ui/Text.tsx";
import type { Product } from "./product.ts";

/** What a product can do, each with its icon. */
export function Features({ of, className }: { of: NonNullable<Product["features"]>; className: string }) {
	return (
		<ul className={`grid gap-3 ${className}`}>
			{of.map(({ name, icon }, index) => (
				<li key={index} className="flex gap-3">
					<Icon name={icon} className="mt-[0.1em] text-sea" />
					<Text value={name} />
				</li>
			))}
		</ul>
	);
}
