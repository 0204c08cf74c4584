import type { Bands } from "./bands.ts";
import { leftOf } from "./letters.ts";

/** By how faint a letter is that is not whole. */
const shades = ["opacity-60", "opacity-25", "opacity-10"] as const;

/** What somebody says, as a drawing of what is left of it. What is whole is read out; beside the others words say the same. */
export function Said({ sentence, loss }: { sentence: string; loss: Bands }) {
	const runs = leftOf(sentence, loss);
	return (
		<p aria-hidden={runs.some(({ faint }) => faint > 0) || undefined} className="font-serif text-xl">
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
