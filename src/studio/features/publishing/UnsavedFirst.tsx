import { useSay } from "#studio/desk/use-studio.ts";
import { useBegun, useUnsaved, useUnsavedElsewhere } from "#studio/desk/use-unsaved.ts";
import { UnsavedTexts } from "#studio/parts/UnsavedTexts.tsx";
import { words } from "./words.ts";

interface UnsavedFirstProps {
	/** Somebody has said to go on without these texts. */
	readonly isAccepted: boolean;
	readonly accept: () => void;
}

/** Before anything goes out: what does not go with it, which somebody has to say yes to. */
export function UnsavedFirst({ isAccepted, accept }: UnsavedFirstProps) {
	const say = useSay();
	const texts = useUnsaved();
	const elsewhere = useUnsavedElsewhere();
	const begun = useBegun();
	if (texts.length + elsewhere.length + begun.length === 0) return null;
	return (
		<section className="trouble unsaved-first" aria-labelledby="not-included">
			<h3 id="not-included">{say(words.notIncluded)}</h3>
			<p>{say(words.aboutNotIncluded)}</p>
			<UnsavedTexts texts={texts} elsewhere={elsewhere} begun={begun} />
			{isAccepted ? (
				<p role="status">{say(words.withoutThese)}</p>
			) : (
				<button type="button" className="button" onClick={accept}>
					{say(words.goOnWithout)}
				</button>
			)}
		</section>
	);
}
