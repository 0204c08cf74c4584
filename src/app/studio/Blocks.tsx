import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import type { ControlProps } from "./control.ts";
import { Facts } from "./Facts.tsx";
import { insertAround, selectLater } from "./insert.ts";
import { useStudio } from "./use-studio.ts";

/** A text block by block: whoever changes one leaves every letter of the others as it is. */
export function Blocks(props: ControlProps) {
	const { value, typed, change, leave } = props;
	const { state } = useStudio();
	const written = (value.blocks ?? [typed]).map(cut);
	const [own, setOwn] = useState(written);
	// While somebody types, a block stays one, whatever it has become; what came from elsewhere is split anew.
	const blocks = joined(own) === typed ? own : joined(written) === typed ? written : [cut(typed)];
	const put = (index: number, text: string) => {
		const now = blocks.map((block, place) => (place === index ? { ...block, text } : block));
		setOwn(now);
		change(joined(now));
	};
	const chosen = state.chosen?.origin.block ?? 0;
	return (
		<fieldset className="blocks" aria-labelledby={`${props.id}-label`}>
			{blocks.map(({ text }, index) => (
				<Block
					// biome-ignore lint/suspicious/noArrayIndexKey: its place is all that a block is known by.
					key={index}
					{...props}
					id={index === 0 ? props.id : `${props.id}-${index}`}
					text={text}
					place={{ number: index + 1, count: blocks.length, chosen: index === Math.min(chosen, blocks.length - 1) }}
					change={(now) => put(index, now)}
					leave={() => {
						leave();
						if (joined(written) === typed) setOwn(written);
					}}
				/>
			))}
		</fieldset>
	);
}

/** A block as it was written, apart from the lines after it: a space or a line that is typed at its end is its own. */
interface Cut {
	readonly text: string;
	readonly after: string;
}

function cut(written: string): Cut {
	const text = written.trimEnd();
	return { text, after: written.slice(text.length) };
}

function joined(blocks: readonly Cut[]): string {
	return blocks.map(({ text, after }) => text + after).join("");
}

/** What the buttons below a block put around what is selected. */
const marks = [
	{ say: "bold", before: "**", after: "**", key: "b" },
	{ say: "italic", before: "*", after: "*", key: "i" },
	{ say: "link", before: "[", after: "](/)", key: "k" },
] as const;

/** A pointer that presses a button leaves the keys where they are: it is still the same stretch of typing. */
function stay(event: PointerEvent) {
	event.preventDefault();
}

interface BlockProps extends ControlProps {
	readonly text: string;
	readonly place: { readonly number: number; readonly count: number; readonly chosen: boolean };
}

function Block({ id, text, place, describedBy, invalid, change, leave }: BlockProps) {
	const { say } = useStudio();
	const box = useRef<HTMLTextAreaElement>(null);
	const put = (before: string, after: string) => {
		if (!box.current) return;
		const made = insertAround(box.current, before, after);
		change(made.text);
		selectLater(box.current, made.selected);
	};
	const list = () => {
		const lines = text.split("\n");
		const isList = lines.every((line) => line.startsWith("- "));
		change(lines.map((line) => (isList ? line.slice(2) : `- ${line}`)).join("\n"));
		box.current?.focus();
	};
	const press = (event: KeyboardEvent) => {
		const mark = event.ctrlKey || event.metaKey ? marks.find(({ key }) => key === event.key) : undefined;
		if (!mark) return;
		event.preventDefault();
		put(mark.before, mark.after);
	};
	const { number, count, chosen } = place;
	return (
		<div className="block">
			<textarea
				ref={box}
				id={id}
				rows={2}
				dir="auto"
				value={text}
				aria-label={count > 1 ? say("block", { number, count }) : undefined}
				aria-describedby={describedBy}
				aria-invalid={invalid}
				data-first={chosen || undefined}
				onChange={({ target }) => change(target.value)}
				onKeyDown={press}
				onFocus={({ currentTarget }) => currentTarget.parentElement?.scrollIntoView({ block: "nearest" })}
				onBlur={leave}
			/>
			<div className="marks">
				{marks.map(({ say: name, before, after, key }) => (
					<button
						key={key}
						type="button"
						title={`Ctrl+${key.toUpperCase()}`}
						onPointerDown={stay}
						onClick={() => put(before, after)}
					>
						{say(name)}
					</button>
				))}
				<button type="button" onPointerDown={stay} onClick={list}>
					{say("bullets")}
				</button>
				<Facts id={id} box={box} change={change} />
			</div>
		</div>
	);
}
