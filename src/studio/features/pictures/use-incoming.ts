import { type RefObject, useEffect, useEffectEvent } from "react";
import { incoming, type Taker } from "#studio/desk/incoming.ts";

/** Lets what shows in a box take files that are dropped or pasted. */
export function useIncoming(box: RefObject<Element | null>, take: Taker): void {
	const hear = useEffectEvent(take);
	useEffect(() => (box.current ? incoming.takeBy(box.current, (files) => hear(files)) : undefined), [box]);
}
