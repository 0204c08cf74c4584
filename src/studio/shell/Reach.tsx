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

/** Letters that come after a longer pause begin another word; in milliseconds. */
const pause = 1000;

/**
 * The texts of the page for who has no pointer: a list in which arrows go from one to the next, letters to one that begins
 * with them, and Enter begins to type.
 */
export function Reach() {
	const editor = useEditor();
	const say = useSay();
	const editing = useStudio((state) => state.editing);
	const reached = useStudio((state) => state.reached);
	const drawn = useStudio((state) => state.drawn);
	const id = useId();
	const box = useRef<HTMLDivElement>(null);
	const sought = useRef({ letters: "", until: 0 });
	const all = editing ? editor.page.all() : [];
	const at = reached ? indexOf(all, editor.page.again(reached)) : -1;
	const hit = all[at];
	const be = (next: Hit | undefined) => {
		if (!next) return;
		bringIntoView(next, "instant");
		editor.reach(next);
	};
	/** Goes to another text, of all that are here by now. */
	const go = (place: (all: readonly Hit[], at: number) => number) => {
		const all = editor.page.all();
		const at = reached ? placeOf(all, editor.page.again(reached)) : -1;
		be(all[Math.max(0, Math.min(all.length - 1, place(all, at)))]);
	};
	const stay = () => {
		const now = reached && editor.page.again(reached);
		if (now?.node.isConnected) be(now);
		else go(firstInView);
	};
	const begin = useEffectEvent(() => {
		if (!reached && box.current?.matches(":focus")) stay();
	});
	// Somebody may be here before it is known what stands on the page.
	useEffect(() => {
		if (drawn > 0) begin();
	}, [drawn]);
	if (!editing) return null;
	/** Goes to the next text that begins with what is typed, of which this is the latest letter. */
	const seek = (letter: string, now: number) => {
		const before = now < sought.current.until ? sought.current.letters : "";
		const letters = before + letter;
		sought.current = { letters, until: now + pause };
		go((all, at) => {
			const isOf = (each: Hit) => isFound(letters, wordsOf(each).slice(0, letters.length));
			// Whoever types on may still mean where they are.
			const later = all.findIndex((each, index) => (before ? index >= at : index > at) && isOf(each));
			const next = later < 0 ? all.findIndex(isOf) : later;
			return next < 0 ? at : next;
		});
	};
	const press = (event: KeyboardEvent) => {
		if (event.altKey || event.ctrlKey || event.metaKey) return;
		const step = steps[event.key];
		// Amid a word that is being typed, a space is one of its letters.
		const isSeeking = event.timeStamp < sought.current.until;
		if (step !== undefined) go((_, at) => at + step);
		else if (isSeeking ? event.key.length === 1 : /^[\p{L}\p{N}]$/u.test(event.key)) seek(event.key, event.timeStamp);
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
			onFocus={stay}
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

/** That of a text; while that is being drawn anew, of the one before it. */
function placeOf(all: readonly Hit[], hit: Hit): number {
	const at = indexOf(all, hit);
	const isBefore = ({ node }: Hit) => node.compareDocumentPosition(hit.node) & Node.DOCUMENT_POSITION_FOLLOWING;
	return at < 0 && hit.node.isConnected ? all.findLastIndex(isBefore) : at;
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
	return (range ? text.slice(...range) : text).replaceAll("\u00ad", "").replace(/\s+/g, " ").trim().slice(0, mostRead);
}
