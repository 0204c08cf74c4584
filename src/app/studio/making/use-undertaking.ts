import { useEffect, useState } from "react";
import type { Answers, Undertaking } from "#core/studio.ts";
import { server } from "../server.ts";

/** Milliseconds after the last key. */
const pause = 120;

/** What is asked of somebody, and what came of the answers so far; undefined until that is known. */
export function useUndertaking(what: string, said: Answers): Undertaking | undefined {
	const [known, setKnown] = useState<Undertaking>();
	useEffect(() => {
		let isLate = false;
		const timer = setTimeout(
			() => void server.undertaking(what, said).then((found) => isLate || setKnown(found)),
			pause,
		);
		return () => {
			isLate = true;
			clearTimeout(timer);
		};
	}, [what, said]);
	return known;
}
