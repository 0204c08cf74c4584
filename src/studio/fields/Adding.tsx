import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Change, FileChange, FormField, WrittenData } from "#core/studio.ts";
import { isBegunBelow } from "#studio/desk/begun.ts";
import { incoming, namesOfFiles } from "#studio/desk/incoming.ts";
import { useOnce } from "#studio/desk/use-once.ts";
import { useEditor, useSay } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { useReadIn } from "#studio/parts/read-in.ts";
import { notesKeys } from "#studio/parts/takes-keys.ts";
import { asksForWords, NewValue } from "./NewValue.tsx";
import { words } from "./words.ts";

interface AddingProps {
	/** What is filled in. */
	readonly field: FormField;
	/** Of what it comes to stand in. */
	readonly label: string;
	/** Puts it there. */
	readonly change: (value: WrittenData) => Change;
	readonly arrival: Arrival;
	/** Of a list, what stands in it already. */
	readonly beside?: readonly FormField[];
	/** So many more can be added. */
	readonly room: number;
}

interface Arrival<Box extends HTMLElement = HTMLElement> {
	/** Of what something comes to stand in. */
	readonly box: RefObject<Box | null>;
	/** Says that something comes, or that it does not after all. */
	readonly awaits: (comes: boolean) => void;
}

/**
 * Gives the keys to what comes to stand in a list or a block, once it is drawn, and opens it: what else it can say is
 * seen. `count` is what stands there now.
 */
export function useArrival<Box extends HTMLElement = HTMLFieldSetElement>(count: number): Arrival<Box> {
	const box = useRef<Box>(null);
	const awaited = useRef<{ readonly count: number; readonly areKeysFree: () => boolean }>(undefined);
	useEffect(() => {
		if (!awaited.current || count <= awaited.current.count) return;
		const { areKeysFree } = awaited.current;
		awaited.current = undefined;
		const added = box.current?.querySelector(":scope > .items > :last-child") ?? box.current;
		const closed = added?.querySelector<HTMLDetailsElement>(":scope > details");
		if (closed) closed.open = true;
		if (areKeysFree()) added?.querySelector<HTMLElement>("summary, input, textarea, select, [role='textbox']")?.focus();
	}, [count]);
	const awaits = (comes: boolean) => {
		awaited.current = comes ? { count, areKeysFree: notesKeys(box.current) } : undefined;
	};
	return { box, awaits };
}

/** Lets somebody add what is not there yet. Afterwards it has the keys; or the button again, when nothing came. */
export function Adding({ field, label, change, arrival, beside = [], room }: AddingProps) {
	const editor = useEditor();
	const say = useSay();
	const box = useRef<HTMLDivElement>(null);
	/** What was begun stands open; who asked for it gets the keys. */
	const [open, setOpen] = useState<"begun" | "asked" | undefined>(() => (isBegunBelow(field) ? "begun" : undefined));
	const [count, setCount] = useState(0);
	/** Of what came at once, nothing goes in silence. */
	const leaveOthers = () => {
		const files = incoming.takeKept();
		if (files.length === 0) return;
		incoming.putAside(files);
		editor.announce(words.picturesAside, { names: namesOfFiles(files) });
	};
	const readIn = useReadIn();
	const name = say(shared.withName, { what: say(shared.add), name: label });
	const told = say(shared.added, { name: label });
	const close = () => {
		setOpen(undefined);
		leaveOthers();
		requestAnimationFrame(() => box.current?.querySelector("button")?.focus());
	};
	const add = useOnce(async (value: WrittenData, files: readonly FileChange[]) => {
		// The form of the next one takes the keys itself.
		arrival.awaits(!(room > 1 && incoming.isKeeping));
		if (!(await editor.run([change(value)], name, told, { files, begun: field, readIn }))) return arrival.awaits(false);
		const next = room > 1 ? incoming.takeKept() : [];
		if (next.length === 0) {
			setOpen(undefined);
			leaveOthers();
			return;
		}
		// What came at once is added one after another, each in a form of its own.
		flushSync(() => {
			setOpen("asked");
			setCount(count + 1);
		});
		incoming.leave(next);
	});
	return (
		<div ref={box} className="add">
			{open ? (
				<NewValue
					key={count}
					field={field}
					beside={beside}
					room={room}
					add={add}
					close={close}
					takesKeys={open === "asked"}
				/>
			) : (
				<button
					type="button"
					aria-label={name}
					onClick={() => (asksForWords(field) ? setOpen("asked") : void add({}, []))}
				>
					{say(shared.add)}
				</button>
			)}
		</div>
	);
}
