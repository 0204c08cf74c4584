import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";

/** How long a pointer rests on something before its explanation appears, in milliseconds. */
const openDelay = 700;

/** Within this time after one explanation the next appears at once, in milliseconds. */
const skipDelay = 300;

/** When the last explanation on the page disappeared. */
let closedAt = Number.NEGATIVE_INFINITY;

interface Props {
	/** Unique on the page. */
	readonly id: string;
	/** The explanation. */
	readonly label: string;
	readonly className?: string;
	readonly children: ReactNode;
}

/**
 * A short explanation beside a word. It waits for a pointer that rests, and appears at once for the keyboard
 * and a touch. Esc removes it, and the pointer may move onto it.
 */
export function Tooltip({ id, label, className = "", children }: Props) {
	const [open, setOpen] = useState(false);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const host = useRef<HTMLSpanElement>(null);
	const explanation = useRef<HTMLSpanElement>(null);
	// The pointer may have come before the application.
	useEffect(() => {
		if (host.current?.matches(":hover")) timer.current = setTimeout(() => setOpen(true), openDelay);
		return () => clearTimeout(timer.current);
	}, []);
	useLayoutEffect(() => {
		if (open && explanation.current) moveInside(explanation.current);
	}, [open]);
	// Wherever the keys go: who only points at something has them elsewhere.
	useEffect(() => {
		if (!open) return;
		const closeByKey = ({ key }: KeyboardEvent) => {
			if (key === "Escape") leave();
		};
		addEventListener("keydown", closeByKey);
		return () => removeEventListener("keydown", closeByKey);
	});

	function enter() {
		const wait = performance.now() - closedAt < skipDelay ? 0 : openDelay;
		timer.current = setTimeout(() => setOpen(true), wait);
	}

	function leave() {
		clearTimeout(timer.current);
		if (open) closedAt = performance.now();
		setOpen(false);
	}

	return (
		<span ref={host} className="relative inline-flex" onPointerEnter={enter} onPointerLeave={leave}>
			<button
				type="button"
				aria-describedby={id}
				data-replay=""
				className={`cursor-help ${className}`}
				onFocus={() => setOpen(true)}
				onBlur={leave}
				onClick={() => setOpen(true)}
			>
				{children}
			</button>
			<span
				ref={explanation}
				role="tooltip"
				id={id}
				hidden={!open}
				className="bubble rounded-sm px-3 py-2 text-start text-sm font-normal text-white"
			>
				{label}
			</span>
		</span>
	);
}

/** Least distance from the edge of the screen, in pixels. */
const margin = 8;

/** Moves an element sideways, until the screen shows all of it. */
function moveInside(element: HTMLElement): void {
	element.style.translate = "";
	const { left, right } = element.getBoundingClientRect();
	const beyond = Math.max(0, right + margin - document.documentElement.clientWidth) - Math.max(0, margin - left);
	if (beyond !== 0) element.style.translate = `${-beyond}px`;
}
