import { tellFailure } from "#studio/desk/failure.ts";
import { announcements } from "#studio/desk/saving.ts";
import { stuckOf } from "#studio/desk/unsaved.ts";
import { useSay, useStudio } from "#studio/desk/use-studio.ts";
import { useUnsaved } from "#studio/desk/use-unsaved.ts";
import { useWithFacts } from "#studio/parts/WithFacts.tsx";

/** What became of the last thing, until that is old news; what stays so is told as long as it does. */
export function Told() {
	const say = useSay();
	const said = useStudio((state) => state.announcement);
	const isOver = useStudio((state) => state.isOver);
	const stuck = stuckOf(useUnsaved()).at(-1);
	const told = useWithFacts(
		isOver ? tellFailure(isOver, say) : said || (stuck ? say(announcements[stuck.why.is]) : ""),
	);
	// Then nothing has to be covered by it.
	const isInBar = Object.values(announcements).some((word) => say(word) === told);
	return (
		<p className="told" role="status" data-in-bar={isInBar || undefined}>
			{told && <span>{told}</span>}
		</p>
	);
}
