import { useRef } from "react";

/** Does something again only once it is done: whoever presses twice means it once. */
export function useOnce<Given extends readonly unknown[]>(
	act: (...given: Given) => Promise<void>,
): (...given: Given) => Promise<void> {
	const isUnderWay = useRef(false);
	return async (...given) => {
		if (isUnderWay.current) return;
		isUnderWay.current = true;
		await act(...given).finally(() => {
			isUnderWay.current = false;
		});
	};
}
