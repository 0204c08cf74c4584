import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * As long as there is something to do first, whoever sends the form around a picture is heard here: `goOn` sends it after all,
 * with what was done by then.
 */
export function useHeldForm(box: RefObject<HTMLElement | null>, first: ((goOn: () => void) => void) | undefined): void {
	const hear = useEffectEvent((form: HTMLFormElement) =>
		first?.(() => void requestAnimationFrame(() => form.requestSubmit())),
	);
	const isHeld = first !== undefined;
	useEffect(() => {
		const form = isHeld ? box.current?.closest("form") : undefined;
		if (!form) return undefined;
		const hold = (event: Event) => {
			event.preventDefault();
			event.stopPropagation();
			hear(form);
		};
		form.addEventListener("submit", hold, { capture: true });
		return () => form.removeEventListener("submit", hold, { capture: true });
	}, [box, isHeld]);
}
