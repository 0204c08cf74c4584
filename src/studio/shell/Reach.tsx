import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef } from "react";
import { useEditor, useSay, useStudio } from "#studio/desk/use-studio.ts";
import { isFound } from "#studio/fields/is-found.ts";
import { boxOf, type Hit } from "#studio/page/bind.ts";
import { bringIntoView } from "#studio/page/bring-into-view.ts";
import { words } from "./words.ts";

/** By how many texts each key goes on. */
const steps: Readonly<Record<string, number>> = {
	ArrowDown: 1,
	ArrowRight: 1,
	ArrowUp: -1,
	ArrowLeft: -1,
	PageDown: 10,
	PageUp: -10,
	Home: Number.NEGATIVE_INFINITY,
	End: Number.POSITIVE_INFINITY,
};

/** So many characters of a text are read out. */
const mostRead = 200;

/**
 * The texts of the page for who has no pointer: a list in which arrows go from one to the next, a letter to one that begins
 * with it, and Enter begins to type.
 */
export function Reach() {
	const editor = useEditor();
	const say = useSay();
	const editing = useStudio((state) => state.editing);
	const reached = useStudio((state) => state.reached);
	const drawn = useStudio((state) => state.drawn);
	const id = useId();
	const box = useRef<HTMLDivElement>(null);
	const all = editing ? editor.page.all() : [];
	const at = reached ? indexOf(all, editor.page.again(reached)) : -1;
	const hit = all[at];
	const go = (to: number) => {
		const next = all[Math.max(0, Math.min(all.length - 1, to))];
		if (!next) return;
		bringIntoView(next, "instant");
		editor.reach(next);
	};
	const begin = useEffectEvent(() => {
		if (!hit && box.current?.matches(":focus")) go(firstInView(all));
	});
	// Somebody may be here before it is known what stands on the page.
	useEffect(() => {
		if (drawn > 0) begin();
	}, [drawn]);
	if (!editing) return null;
	/** Goes to the next text that begins with a letter. */
	const seek = (letter: string) => {
		const isOf = (each: Hit) => isFound(letter, wordsOf(each).slice(0, 1));
		const next = all.findIndex((each, index) => index > at && isOf(each));
		const to = next < 0 ? all.findIndex(isOf) : next;
		if (to >= 0) go(to);
	};
	const press = (event: KeyboardEvent) => {
		if (event.altKey || event.ctrlKey || event.metaKey) return;
		const step = steps[event.key];
		if (step !== undefined) go(at + step);
		else if (/^[\p{L}\p{N}]$/u.test(event.key)) seek(event.key);
		else if (event.key === "Enter" || event.key === " ") editor.openReached();
		else return;
		event.preventDefault();
	};
	return (
		<div
			ref={box}
			role="listbox"
			className="reach"
			tabIndex={0}
			aria-label={say(words.textsHere)}
			aria-description={say(words.aboutReach)}
			aria-keyshortcuts="Alt+T"
			aria-activedescendant={hit && `${id}-${at}`}
			onFocus={() => go(at >= 0 ? at : firstInView(all))}
			onKeyDown={press}
		>
			{hit && (
				<div
					id={`${id}-${at}`}
					role="option"
					aria-selected
					aria-posinset={at + 1}
					aria-setsize={all.length}
					tabIndex={-1}
				>
					{wordsOf(hit)}
				</div>
			)}
		</div>
	);
}

function indexOf(all: readonly Hit[], { node, origin }: Hit): number {
	const exact = all.findIndex((each) => each.node === node && each.origin.path.join() === origin.path.join());
	return exact >= 0 ? exact : all.findIndex((each) => each.node === node);
}

function firstInView(all: readonly Hit[]): number {
	return Math.max(
		0,
		all.findIndex((hit) => {
			const { top, height } = boxOf(hit);
			return top >= 0 && height > 0;
		}),
	);
}

function wordsOf({ node, range }: Hit): string {
	if (node instanceof HTMLImageElement) return node.alt;
	const text = node.textContent ?? "";
	return (range ? text.slice(...range) : text).replace(/\s+/g, " ").trim().slice(0, mostRead);
}
