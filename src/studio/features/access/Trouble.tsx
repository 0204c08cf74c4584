import { beside } from "#studio/desk/server.ts";
import { useSay, useStudio } from "#studio/desk/use-studio.ts";
import { words } from "./words.ts";

/** What is wrong while somebody edits, and stays there until it is over: nothing typed is lost meanwhile. */
export function Trouble() {
	const say = useSay();
	const trouble = useStudio((state) => state.trouble);
	if (!trouble) return null;
	return (
		<p role="alert" className="store-trouble">
			{say(trouble.said)}{" "}
			{(trouble.asksToken || trouble.is === "signed out") && (
				<button
					type="button"
					className="button"
					// Without a token it is the server that asks who is there, before it gives the page.
					onClick={() => (trouble.asksToken ? void beside().enter({ do: "again" }) : location.reload())}
				>
					{say(words.signInAgain)}
				</button>
			)}
		</p>
	);
}
