import {
	CHOMPING_MODE,
	COLLECTION_STYLE,
	EVENT_ID,
	type Event,
	getScalarValue,
	parseEvents,
	SCALAR_STYLE,
	YAMLException,
} from "js-yaml";
import { unprintable } from "../text/unprintable.ts";
import { coreValue } from "./core-value.ts";
import { forbiddenKeys } from "./forbidden.ts";
import type { WrittenField, WrittenList, WrittenMap, WrittenNode, WrittenScalar } from "./written.ts";

/** Blocks inside blocks; what goes deeper is refused, or nearly. */
const deepest = 30;

/** What parsers read each in a way of its own: signs that nobody sees, and whatever divides documents. */
const unusual = /[^\P{Cc}\n]|[\p{Cs}\p{NChar}\u2028\u2029\ufeff]|^(?:---|\.\.\.|%)/mu;

/** Something that this site refuses, or that only the careful parser is trusted with. */
class Unusual extends Error {}

/**
 * What a text says, with the offsets of everything in it. Undefined when something is wrong with it, refused or merely
 * unusual: then the careful parser decides, and has the words for it.
 */
export function readEvents(text: string): WrittenNode | undefined {
	if (unusual.test(text)) return undefined;
	try {
		return new EventReader(text, parseEvents(text, { maxDepth: deepest })).read();
	} catch (error) {
		if (error instanceof Unusual || error instanceof YAMLException) return undefined;
		throw error;
	}
}

type EventOf<T extends Event["type"]> = Extract<Event, { type: T }>;

class EventReader {
	readonly #text: string;
	readonly #events: readonly Event[];
	#next = 0;
	/** Where the last thing ended that was read. */
	#end = 0;

	constructor(text: string, events: readonly Event[]) {
		this.#text = text;
		this.#events = events;
	}

	read(): WrittenNode {
		if (this.#take().type !== EVENT_ID.DOCUMENT) throw new Unusual();
		const root = this.#node();
		const isOnly = this.#take().type === EVENT_ID.POP && this.#next === this.#events.length;
		if (!isOnly || root.kind === "scalar") throw new Unusual();
		return root;
	}

	#take(): Event {
		const event = this.#events[this.#next++];
		if (!event) throw new Unusual();
		return event;
	}

	#node(): WrittenNode {
		const event = this.#take();
		if (!("tagStart" in event) || event.tagStart !== -1 || event.anchorStart !== -1) throw new Unusual();
		switch (event.type) {
			case EVENT_ID.SCALAR:
				return this.#scalar(event);
			case EVENT_ID.SEQUENCE:
				return this.#list(event);
			case EVENT_ID.MAPPING:
				return this.#map(event);
		}
	}

	#list({ start, style }: EventOf<typeof EVENT_ID.SEQUENCE>): WrittenList {
		const flow = style === COLLECTION_STYLE.FLOW;
		const items: WrittenNode[] = [];
		this.#end = start + 1;
		while (!this.#isOver(flow)) items.push(this.#node());
		return { kind: "list", flow, items, start, end: this.#end };
	}

	#map({ start, style }: EventOf<typeof EVENT_ID.MAPPING>): WrittenMap {
		const flow = style === COLLECTION_STYLE.FLOW;
		const fields = new Map<string, WrittenField>();
		this.#end = flow ? start + 1 : start;
		while (!this.#isOver(flow)) {
			const key = this.#node();
			if (key.kind !== "scalar" || key.end === key.start || key.end - key.start > longestKey) throw new Unusual();
			const name = String(key.value);
			if (fields.has(name) || forbiddenKeys.has(name)) throw new Unusual();
			fields.set(name, { key, value: this.#node() });
		}
		return { kind: "map", flow, fields, start, end: this.#end };
	}

	/** Whether nothing more stands in a collection; then goes past its end. */
	#isOver(flow: boolean): boolean {
		if (this.#events[this.#next]?.type !== EVENT_ID.POP) return false;
		this.#next++;
		if (flow) {
			closing.lastIndex = this.#end;
			if (!closing.test(this.#text)) throw new Unusual();
			this.#end = closing.lastIndex;
		}
		return true;
	}

	#scalar(event: EventOf<typeof EVENT_ID.SCALAR>): WrittenScalar {
		const text = getScalarValue(this.#text, event);
		const [start, end] = this.#rangeOf(event);
		this.#end = end;
		if (event.style === SCALAR_STYLE.PLAIN) {
			return { kind: "scalar", plain: true, text, value: coreValue(text), start, end };
		}
		if (unprintable.test(text)) throw new Unusual();
		return { kind: "scalar", plain: false, text, value: text, start, end };
	}

	/** With quotation marks, and with the sign that announces a block of text. */
	#rangeOf({
		style,
		chomping,
		indent,
		valueStart,
		valueEnd,
	}: EventOf<typeof EVENT_ID.SCALAR>): readonly [number, number] {
		if (valueStart === -1) return [this.#end, this.#end];
		switch (style) {
			case SCALAR_STYLE.PLAIN:
				return [valueStart, valueEnd];
			case SCALAR_STYLE.SINGLE_QUOTED:
			case SCALAR_STYLE.DOUBLE_QUOTED:
				return [valueStart - 1, valueEnd + 1];
			default: {
				// Of a text of nothing but empty lines.
				if (indent === -1) throw new Unusual();
				const line = this.#text.lastIndexOf("\n", valueStart - 2) + 1;
				const header = this.#text.slice(Math.max(line, this.#end), valueStart);
				const start = valueStart - header.length + header.search(/[|>]/);
				return [start, chomping === CHOMPING_MODE.KEEP ? valueEnd : this.#endOfText(valueStart, valueEnd, indent)];
			}
		}
	}

	/** Empty lines below a text are no part of it. */
	#endOfText(start: number, end: number, indent: number): number {
		let last = end;
		for (;;) {
			const line = this.#text.lastIndexOf("\n", last - 2) + 1;
			if (line <= start || last - line > indent + 1 || !/^ *\n$/.test(this.#text.slice(line, last))) return last;
			last = line;
		}
	}
}

/** Longer names are a mistake, says YAML. */
const longestKey = 1000;

/** What may stand between the last value of a collection and its end. */
const closing = /(?:[\s,:?]|#.*)*[\]}]/y;
