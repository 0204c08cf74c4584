import type { PointerEvent } from "react";

/** So near to the edge of its box a dragged item makes it scroll; in pixels. */
const edge = 56;

interface Dragged {
	readonly index: number;
	/** All that change places; without these, the items of its list. */
	readonly items?: readonly HTMLElement[];
	/** Brings it there; what was dragged stays where it was dropped until that is done. */
	readonly move: (to: number) => Promise<void>;
}

/** Lets somebody drag the item of a list in which the pointer went down. The others make room; Escape ends it. */
export function dragItem(event: PointerEvent<HTMLElement>, { index, items: given, move }: Dragged): void {
	const grip: HTMLElement = event.currentTarget;
	const list = grip.closest<HTMLElement>(".items");
	const scroller = grip.closest("aside");
	if (!list || !scroller || event.button !== 0) return;
	event.preventDefault();
	grip.setPointerCapture(event.pointerId);
	const items = given ?? ([...list.children] as HTMLElement[]);
	const own = items[index] as HTMLElement;
	const rests = items.map(({ offsetTop, offsetHeight }) => ({ top: offsetTop, height: offsetHeight }));
	const rest = rests[index] ?? { top: 0, height: 0 };
	// In the list, whatever it is scrolled to.
	const place = (clientY: number) => clientY - list.getBoundingClientRect().top;
	const start = place(event.clientY);
	let latest = event.clientY;
	let to = index;
	const room = rest.height + Number.parseFloat(getComputedStyle(list).rowGap || "0");

	const draw = () => {
		const by = place(latest) - start;
		const middle = rest.top + rest.height / 2 + by;
		const isPassed = ({ top, height }: { top: number; height: number }, at: number) =>
			at < index ? middle < top + height / 2 : middle > top + height / 2;
		const passed = rests.flatMap((each, at) => (at !== index && isPassed(each, at) ? [at] : []));
		to = passed.length === 0 ? index : (passed[0] ?? 0) < index ? Math.min(...passed) : Math.max(...passed);
		own.style.translate = `0 ${by}px`;
		for (const [at, item] of items.entries()) {
			if (at !== index) item.style.translate = passed.includes(at) ? `0 ${at < index ? room : -room}px` : "";
		}
	};
	let frame = requestAnimationFrame(function follow() {
		const { top, bottom } = scroller.getBoundingClientRect();
		if (latest < top + edge) scroller.scrollTop -= 8;
		else if (latest > bottom - edge) scroller.scrollTop += 8;
		draw();
		frame = requestAnimationFrame(follow);
	});
	list.dataset.dragging = "";
	for (const item of items) item.dataset.makesRoom = "";
	own.dataset.dragged = "";

	const abort = new AbortController();
	const { signal } = abort;
	const rested = () => {
		delete list.dataset.dragging;
		delete own.dataset.dragged;
		for (const item of items) {
			item.style.translate = "";
			delete item.dataset.makesRoom;
		}
	};
	const end = (drop: boolean) => {
		abort.abort();
		cancelAnimationFrame(frame);
		if (drop) draw();
		if (drop && to !== index) void move(to).finally(rested);
		else rested();
	};
	grip.addEventListener("pointermove", (moved) => (latest = moved.clientY), { signal });
	grip.addEventListener("pointerup", () => end(true), { signal });
	grip.addEventListener("pointercancel", () => end(false), { signal });
	const cancel = (pressed: KeyboardEvent) => {
		if (pressed.key !== "Escape") return;
		pressed.preventDefault();
		pressed.stopPropagation();
		end(false);
	};
	addEventListener("keydown", cancel, { signal, capture: true });
}
