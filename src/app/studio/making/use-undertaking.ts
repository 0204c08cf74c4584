import { useEffect, useState } from "react";
import type { Answers, Undertaking } from "#core/studio.ts";
import { server } from "../server.ts";

/** Milliseconds after the last key. */
const pause = 120;

interface Found {
	/** Undefined until that is known. */
	readonly found: Undertaking | undefined;
	/** Does not wait until somebody has typed no more. */
	readonly ask: () => Promise<Undertaking>;
}

/** What is asked of somebody, and what came of the answers so far. */
export function useUndertaking(what: string, said: Answers): Found {
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
	const ask = async () => {
		const found = await server.undertaking(what, said);
		setKnown(found);
		return found;
	};
	return { found: known, ask };
}
