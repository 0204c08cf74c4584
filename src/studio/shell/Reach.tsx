import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useEditor, useSay, useStudio } from "#studio/desk/use-studio.ts";
import { boxOf, type Hit } from "#studio/page/bind.ts";
import { bringIntoView } from "#studio/page/bring-into-view.ts";
import { FirstLetters } from "./first-letters.ts";
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
	const [letters] = useState(() => new FirstLetters());
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
		if (reached || !box.current?.matches(":focus")) return;
		go((all) => letters.arrive(all.map(wordsOf), firstInView(all)));
	});
	// Somebody may be here, and may have typed, before it is known what stands on the page.
	useEffect(() => {
		if (drawn > 0) begin();
	}, [drawn]);
	if (!editing) return null;
	const press = (event: KeyboardEvent) => {
		if (event.altKey || event.ctrlKey || event.metaKey) return;
		const step = steps[event.key];
		const next = letters.next(event, () => all.map(wordsOf), at);
		if (step !== undefined) go((_, at) => at + step);
		else if (next !== undefined) go(() => next);
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
	return (range ? (node.textContent ?? "").slice(...range) : textOf(node))
		.replaceAll("\u00ad", "")
		.replace(/\s+/g, " ")
		.trim()
		.slice(0, mostRead);
}

/** What an element says, each cell and each point of a list as words of their own. */
function textOf(node: Node): string {
	const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
	let [said, before]: [string, Element | undefined | null] = ["", undefined];
	for (let text = texts.nextNode(); text; text = texts.nextNode()) {
		const part = text.parentElement?.closest("td, th, li, p");
		said += (before === part ? "" : " ") + (text.textContent ?? "");
		before = part;
	}
	return said;
}
