import { useEffect, useState } from "react";
import { Action } from "../Action.tsx";
import { server } from "../server.ts";
import { useStudio } from "../use-studio.ts";

/** Milliseconds in which nothing has to have happened before the changes are counted again. */
const calm = 600;

/** Opens what is on its way to the world, and says how much that is. */
export function PublishAction() {
	const { studio, state, say } = useStudio();
	const { panel, session, told } = state;
	const [count, setCount] = useState(0);
	const isOpen = panel?.is === "publishing";
	// What was said last may be that changes are ready.
	// biome-ignore lint/correctness/useExhaustiveDependencies: See above.
	useEffect(() => {
		const timer = setTimeout(() => {
			server.changes().then(
				(changes) => setCount(changes.count),
				() => {},
			);
		}, calm);
		return () => clearTimeout(timer);
	}, [session?.revision, told]);
	return (
		<Action icon="send" pressed={isOpen} act={() => (isOpen ? studio.close() : studio.openPanel({ is: "publishing" }))}>
			{say("publish")} {count > 0 && <small>{say(count === 1 ? "oneFile" : "files", { count })}</small>}
		</Action>
	);
}
