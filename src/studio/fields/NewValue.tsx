import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { FileChange, FormField, Offer, WrittenData } from "#core/studio.ts";
import { Begun, forgetBelow, nameOfSpot } from "#studio/desk/begun.ts";
import { useSay, useStudio } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { TakeOffer } from "#studio/parts/TakeOffer.tsx";
import { useControls } from "./control.ts";
import { Labelled } from "./Field.tsx";
import { nameFor, wordsBehind } from "./item-key.ts";

interface NewValueProps {
	readonly field: FormField;
	/** Of a list, what stands in it already. */
	readonly beside: readonly FormField[];
	/** So many can be added, one after another. */
	readonly room: number;
	/** `files` come with it. */
	readonly add: (value: WrittenData, files: readonly FileChange[]) => Promise<void>;
	/** Closes it; what was typed stays. */
	readonly close: () => void;
	/** Somebody asked for it, who goes on here. */
	readonly takesKeys: boolean;
}

/** What was filled in and is not added yet. */
interface Filled {
	readonly typed: Typed;
	/** What comes with it, by the path of its field. */
	readonly files: Readonly<Record<string, readonly FileChange[]>>;
}

const nothing: Filled = { typed: {}, files: {} };

const begun = new Begun<Filled>({
	wordsOf: ({ typed }) =>
		Object.values(typed)
			.filter((text) => text.trim() !== "")
			.join(" · "),
});

function keepFilled(name: string, filled: Filled): void {
	if (Object.values(filled.typed).some((text) => text.trim() !== "")) begun.keep(name, filled);
	else begun.forget(name);
}

/** Something that does not stand in the file yet: it is filled in here, and added as a whole. */
export function NewValue({ field, beside, room, add, close, takesKeys }: NewValueProps) {
	const say = useSay();
	const box = useRef<HTMLFormElement>(null);
	const name = nameOfSpot(field);
	const [{ typed, files }, setFilled] = useState<Filled>(() => begun.at(name) ?? nothing);
	const change = (path: string, more: Typed, coming: readonly FileChange[] = []) => {
		const before = begun.at(name) ?? nothing;
		const filled = { typed: { ...before.typed, ...more }, files: { ...before.files, [path]: coming } };
		keepFilled(name, filled);
		setFilled(filled);
	};
	useEffect(() => {
		if (takesKeys) box.current?.querySelector<HTMLElement>("input, textarea, select, button")?.focus();
	}, [takesKeys]);
	const put = (said: Typed) => void add(filled(field, beside, "", said) ?? {}, Object.values(files).flat());
	const failed = useStudio((state) => state.failed);
	/** What the last try to add it offers, for what still says what was wrong. */
	const offers = failed?.is === "problems" ? failed.problems.flatMap(({ offer }) => offerFor(typed, offer)) : [];
	const cancel = () => {
		forgetBelow(field);
		close();
	};
	const press = (event: KeyboardEvent) => {
		if (event.key !== "Escape" || event.defaultPrevented) return;
		event.preventDefault();
		close();
	};
	return (
		<form
			ref={box}
			className="new"
			noValidate
			onKeyDown={press}
			onSubmit={(event) => {
				event.preventDefault();
				put(typed);
			}}
		>
			<Blanks field={field} room={room} path="" typed={typed} change={change} />
			{offers.map(([path, offer]) => (
				<p key={path}>
					<TakeOffer
						offer={offer}
						take={({ value }) => {
							change(path, { [path]: value }, files[path]);
							put({ ...typed, [path]: value });
						}}
					/>
				</p>
			))}
			<p>
				<button type="submit">{say(shared.add)}</button>{" "}
				<button type="button" onClick={cancel}>
					{say(shared.cancel)}
				</button>
			</p>
		</form>
	);
}

/** With the path of the field that it is for. */
function offerFor(typed: Typed, offer: Offer | undefined): (readonly [path: string, offer: Offer])[] {
	const found = Object.entries(typed).find(([, text]) => text.trim() === offer?.was);
	return found && offer ? [[found[0], offer]] : [];
}

/** What was typed, by the path of its field. */
type Typed = Readonly<Record<string, string>>;

interface BlanksProps {
	readonly field: FormField;
	readonly room: number;
	readonly path: string;
	readonly typed: Typed;
	readonly change: (path: string, more: Typed, files?: readonly FileChange[]) => void;
}

/** Only what has to be there; the rest can be filled in once it stands. */
function Blanks({ field, room, path, typed, change }: BlanksProps) {
	const id = useId();
	const { blocks } = useControls();
	const { content } = field;
	if (content.is === "value") {
		return (
			<Labelled
				id={id}
				field={field}
				value={{ ...content, holdsFacts: false }}
				typed={typed[path] ?? ""}
				invalid={false}
				change={(value, files) => change(path, { [path]: value }, files)}
				leave={() => {}}
			/>
		);
	}
	const own = content.control && blocks[content.control];
	if (own) {
		const choose = (said: Typed, files: readonly FileChange[]) => {
			const typed = Object.entries(said).map(([name, text]) => [`${path}/${name}`, text]);
			change(path, Object.fromEntries(typed), files);
		};
		return <own.New field={field} room={room} choose={choose} />;
	}
	return partsOf(field).map((part) =>
		wordsBehind(part, field) ? null : (
			<Blanks
				key={nameOf(part)}
				field={part}
				room={room}
				path={`${path}/${nameOf(part)}`}
				typed={typed}
				change={change}
			/>
		),
	);
}

/** Whether somebody has to say something before it can be added. */
export function asksForWords(field: FormField): boolean {
	const { content } = field;
	return content.is === "value" || content.control !== undefined || partsOf(field).some(asksForWords);
}

function filled(field: FormField, beside: readonly FormField[], path: string, typed: Typed): WrittenData | undefined {
	if (field.content.is === "value") return typed[path]?.trim() || undefined;
	const parts = partsOf(field, true).map((part): readonly [string, WrittenData | undefined] => {
		const at = (each: FormField) => `${path}/${nameOf(each)}`;
		const words = wordsBehind(part, field);
		const chosen = (name: string) => typed[`${path}/${name}`];
		return [
			nameOf(part),
			words ? nameFor(typed[at(words)] ?? "", part, beside, chosen) : filled(part, [], at(part), typed),
		];
	});
	const found = parts.filter((part): part is readonly [string, WrittenData] => part[1] !== undefined);
	if (found.length === 0) return undefined;
	return field.content.is === "list" ? found.map(([, value]) => value) : Object.fromEntries(found);
}

/** What has to be there, or with `all` what can be. */
function partsOf({ content }: FormField, all = false): readonly FormField[] {
	if (content.is === "list") return content.item && content.least > 0 ? [content.item] : [];
	return content.is === "block" ? content.fields.filter(({ required }) => all || required) : [];
}

function nameOf({ path }: FormField): string {
	return String(path.at(-1));
}
