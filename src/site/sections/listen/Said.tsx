import { bareText } from "#core/resolved.ts";
import type { Bands } from "./bands.ts";
import { leftOf } from "./letters.ts";

/** By how faint a letter is that is not whole. */
const shades = ["opacity-60", "opacity-25", "opacity-10"] as const;

/**
 * What somebody says, as it is left. What is whole is text. What fades is a picture of the loss, which nobody has to be able
 * to read; the words beside it say the same.
 */
export function Said({ sentence, loss }: { sentence: string; loss: Bands }) {
	const runs = leftOf(bareText(sentence), loss);
	return (
		<p inert={runs.some(({ faint }) => faint > 0)} className="font-serif text-xl">
			{runs.map(({ start, letters, faint }) =>
				faint === 0 ? (
					letters
				) : (
					<span key={start} className={shades[faint - 1]}>
						{letters}
					</span>
				),
			)}
		</p>
	);
}
