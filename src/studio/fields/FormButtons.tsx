import type { Command, EditorState } from "prosemirror-state";
import { type KeyboardEvent, type PointerEvent, useState, useSyncExternalStore } from "react";
import type { Word } from "#studio/desk/say.ts";
import { useSay } from "#studio/desk/use-studio.ts";
import {
	hasMark,
	headingDepth,
	linkableIn,
	listAround,
	putFact,
	toggleEm,
	toggleHeading,
	toggleList,
	toggleStrong,
} from "#studio/typing/commands.ts";
import { schema } from "#studio/typing/schema.ts";
import { addColumn, addRow, insertTable, inTable, removeColumn, removeRow } from "#studio/typing/table-commands.ts";
import type { TextEditor } from "#studio/typing/text-editor.ts";
import { Along } from "./Along.tsx";
import { Facts } from "./Facts.tsx";
import { LinkForm } from "./LinkForm.tsx";
import { words } from "./words.ts";

const { nodes, marks } = schema;

interface FormButton {
	readonly say: Word;
	readonly keys?: string;
	readonly isOn: (state: EditorState) => boolean;
	/** Without one, it asks for an address. */
	readonly command?: Command;
	/** In a table, or outside of one; without this in both. */
	readonly table?: boolean;
}

const isNever = () => false;

const buttons: readonly FormButton[] = [
	{ say: words.bold, keys: "Ctrl+B", isOn: (state) => hasMark(state, marks.strong), command: toggleStrong },
	{ say: words.italic, keys: "Ctrl+I", isOn: (state) => hasMark(state, marks.em), command: toggleEm },
	{ say: words.link, keys: "Ctrl+K", isOn: (state) => linkableIn(state)?.href !== undefined },
	{
		say: words.bullets,
		isOn: (state) => listAround(state) === nodes.bulletList,
		command: toggleList(nodes.bulletList),
		table: false,
	},
	{
		say: words.numbers,
		isOn: (state) => listAround(state) === nodes.orderedList,
		command: toggleList(nodes.orderedList),
		table: false,
	},
	{ say: words.heading, isOn: (state) => headingDepth(state) === 0, command: toggleHeading(0), table: false },
	{ say: words.smallHeading, isOn: (state) => headingDepth(state) === 1, command: toggleHeading(1), table: false },
	{ say: words.table, isOn: isNever, command: insertTable, table: false },
	{ say: words.addRow, keys: "Ctrl+Enter", isOn: isNever, command: addRow, table: true },
	{ say: words.addColumn, keys: "Ctrl+Shift+Enter", isOn: isNever, command: addColumn, table: true },
	{ say: words.removeRow, keys: "Ctrl+Shift+Backspace", isOn: isNever, command: removeRow, table: true },
	{ say: words.removeColumn, keys: "Alt+Shift+Backspace", isOn: isNever, command: removeColumn, table: true },
];

/** A pointer that presses a button leaves the keys where they are: it is still the same typing session. */
function stay(event: PointerEvent) {
	if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
}

/** What can be done with a text: one stop for Tab, and arrows lead from one to the next. `id` is that of the text. */
export function FormButtons({ id, editor }: { id: string; editor: TextEditor }) {
	const say = useSay();
	const { state, linkable, along } = useSyncExternalStore(editor.subscribe, editor.snapshot);
	const [stop, setStop] = useState(0);
	const isInTable = inTable(state) !== undefined;
	const shown = buttons.filter(({ table = isInTable }) => table === isInTable);
	const back = () => editor.focus();
	const walk = ({ key, currentTarget, target }: KeyboardEvent<HTMLElement>) => {
		const all = [...currentTarget.querySelectorAll("button")];
		const at = all.indexOf(target as HTMLButtonElement);
		const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[key];
		all.at((to ?? at) % all.length)?.focus();
	};
	return (
		<div className="form" onPointerDown={stay}>
			<div role="toolbar" aria-label={say(words.form)} onKeyDown={walk}>
				{shown.map(({ say: name, keys, isOn, command }, index) => (
					<button
						key={name.en}
						type="button"
						title={keys}
						aria-keyshortcuts={keys?.replace("Ctrl", "Control")}
						tabIndex={index === Math.min(stop, shown.length - 1) ? 0 : -1}
						aria-pressed={isOn === isNever ? undefined : isOn(state)}
						onFocus={() => setStop(index)}
						onClick={() => (command ? editor.run(command) : editor.askLink())}
					>
						{say(name)}
					</button>
				))}
			</div>
			{linkable && (
				<LinkForm key={linkable.from} id={id} linkable={linkable} put={(command) => editor.run(command)} close={back} />
			)}
			{along && <Along found={along} close={() => editor.forgetAlong()} />}
			<Facts id={id} put={({ name }) => editor.run(putFact(name))} back={back} />
		</div>
	);
}
