import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type Failure, failureIn } from "./failure.ts";

interface Answered<T> {
	/** The latest; undefined until there is one. */
	readonly answer: T | undefined;
	/** Why what was asked last was not answered. */
	readonly failure: Failure | undefined;
	/** Asks once more, at once. Of all that is asked, what was asked last counts. */
	readonly again: () => Promise<T>;
}

/**
 * What the server answers, asked again whenever `key` is another; not at all without one. An answer that comes after the
 * next question, or when nobody is there any more, is not heard. `pause` is in milliseconds.
 */
export function useAnswer<T>(key: string | undefined, ask: () => Promise<T>, pause = 0): Answered<T> {
	const [{ answer, failure }, set] = useState<Omit<Answered<T>, "again">>({ answer: undefined, failure: undefined });
	const turn = useRef(0);
	const asked = useEffectEvent(ask);
	useEffect(() => {
		if (key === undefined) return undefined;
		const own = ++turn.current;
		const begin = () =>
			asked().then(
				(answer) => own === turn.current && set({ answer, failure: undefined }),
				(error: unknown) => own === turn.current && set(({ answer }) => ({ answer, failure: failureIn(error) })),
			);
		const timer = pause > 0 ? setTimeout(() => void begin(), pause) : void begin();
		return () => {
			turn.current++;
			clearTimeout(timer ?? undefined);
		};
	}, [key, pause]);
	const again = async () => {
		const own = ++turn.current;
		const answer = await ask();
		if (own === turn.current) set({ answer, failure: undefined });
		return answer;
	};
	return { answer, failure, again };
}
