import { useSay, useStudio } from "#studio/desk/use-studio.ts";
import { words } from "./words.ts";

/** Studio was put up anew while this page is open, which is said for as long as it is. */
export function Renewed() {
	const say = useSay();
	const isRenewed = useStudio((state) => state.isRenewed);
	const hasOpened = useStudio((state) => state.session !== undefined);
	if (!isRenewed) return null;
	return (
		<p role="alert" className={hasOpened ? "store-trouble" : "lost"}>
			{say(words.renewed)}{" "}
			<button type="button" className="button" onClick={() => location.reload()}>
				{say(words.openAgain)}
			</button>
		</p>
	);
}
