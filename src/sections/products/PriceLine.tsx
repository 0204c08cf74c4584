import { useWords } from "#ui/context.tsx";
import { Ltr } from "#ui/Ltr.tsx";
import { Text } from "#ui/Text.tsx";
import type { Product } from "./product.ts";
import type ownWords from "./words.ts";

/** The price, what it is for, and that it includes VAT; of an offer, until when it holds and what the price was. */
export function PriceLine({ product, className }: { product: Product; className: string }) {
	const words = useWords<typeof ownWords>();
	const { price, unit, offer } = product;
	return (
		<p className={`flex flex-wrap items-baseline gap-x-3 ${className}`}>
			<span className="font-serif text-2xl font-[560] whitespace-nowrap text-sea">
				<Amount price={price} />
			</span>
			{price.amount && " "}
			{price.amount && (
				<span className="text-sm text-ink-2">
					<Text value={unit} /> {words.price_including_vat}
				</span>
			)}
			{offer?.until && (
				<span className="w-full text-sm">
					{words.offer_until} <time dateTime={offer.until.iso}>{offer.until.long}</time>
				</span>
			)}
			{offer?.lowest && (
				<span className="w-full text-sm text-ink-2">
					{words.lowest_price} <Ltr>{offer.lowest.text}</Ltr>
				</span>
			)}
		</p>
	);
}

/** A price: bare digits from left to right, and words as their language goes. */
function Amount({ price: { amount, from, text } }: Pick<Product, "price">) {
	return amount && !from ? <Ltr>{text}</Ltr> : text;
}
