import type { Offer } from "#core/studio.ts";
import { useSay } from "#studio/desk/use-studio.ts";
import { shortened } from "#studio/page/shortened.ts";
import { words } from "./words.ts";

/** Gives a value what a problem offers in its place. */
export function TakeOffer({ offer, take }: { offer: Offer; take: (offer: Offer) => void }) {
	const say = useSay();
	return (
		<button type="button" onClick={() => take(offer)}>
			{say(words.write, { value: shortened(offer.words) })}
		</button>
	);
}
