import { EVENT_ID, type Event, getScalarValue, parseEvents, SCALAR_STYLE, type ScalarEvent } from "js-yaml";
import { forbiddenKeys } from "./forbidden.ts";
import { nothing, type WrittenList, type WrittenMap, type WrittenNode, type WrittenScalar } from "./written.ts";

/** Where parsers differ: tabs, carriage returns and other signs that nobody sees, and what divides documents. */
const unusual = /[^\P{Cc}\n]|[\u2028\u2029\ufeff]|^(?:---|\.\.\.|%)/mu;

/** What a field is called. */
const usualName = /^\w[\w-]*$/;

/** Blocks inside blocks; what goes deeper is left to the careful reader. */
const deepest = 30;

/**
 * Reads a file several times as fast as the parser that knows the place of everything. Gives undefined for what is
 * wrong, refused or merely unusual: that is read again with care, and only the careful reader has an opinion.
 * What comes out is what the careful reader would say; a test holds the two against each other.
 */
export function readQuickly(text: string): WrittenNode | undefined {
	if (unusual.test(text)) return undefined;
	let events: Event[];
	try {
		events = parseEvents(text, { maxDepth: deepest });
	} catch {
		return undefined;
	}
	return new Builder(text, events).build();
}

/** The reader does not vouch for this file. */
class Unusual extends Error {}

class Builder {
	readonly #text: string;
	readonly #events: readonly Event[];
	#next = 0;

	constructor(text: string, events: readonly Event[]) {
		this.#text = text;
		this.#events = events;
	}

	build(): WrittenNode | undefined {
		try {
			const [first] = this.#events;
			if (first?.type !== EVENT_ID.DOCUMENT || first.directives.length > 0) return undefined;
			this.#next = 1;
			const root = this.#node();
			const whole = this.#take()?.type === EVENT_ID.POP && this.#next === this.#events.length;
			return whole && root.kind !== "scalar" ? root : undefined;
		} catch (error) {
			if (error instanceof Unusual) return undefined;
			throw error;
		}
	}

	#take(): Event | undefined {
		return this.#events[this.#next++];
	}

	#node(): WrittenNode {
		const event = this.#take();
		switch (event?.type) {
			case EVENT_ID.SCALAR:
				return this.#scalar(event);
			case EVENT_ID.SEQUENCE:
				refuseProperties(event);
				return this.#list();
			case EVENT_ID.MAPPING:
				refuseProperties(event);
				return this.#map();
			default:
				throw new Unusual();
		}
	}

	#scalar(event: ScalarEvent): WrittenScalar {
		refuseProperties(event);
		if (event.valueStart === -1) return nothing;
		const text = getScalarValue(this.#text, event);
		const plain = event.style === SCALAR_STYLE.PLAIN;
		return { kind: "scalar", plain, text, value: plain ? coreValue(text) : text };
	}

	#list(): WrittenList {
		const items: WrittenNode[] = [];
		while (this.#events[this.#next]?.type !== EVENT_ID.POP) items.push(this.#node());
		this.#next++;
		return { kind: "list", items };
	}

	#map(): WrittenMap {
		const entries = new Map<string, WrittenNode>();
		while (this.#events[this.#next]?.type !== EVENT_ID.POP) {
			const key = this.#node();
			if (key.kind !== "scalar" || !key.plain || !usualName.test(key.text)) throw new Unusual();
			const name = String(key.value);
			if (entries.has(name) || forbiddenKeys.has(name)) throw new Unusual();
			entries.set(name, this.#node());
		}
		this.#next++;
		return { kind: "map", entries };
	}
}

function refuseProperties({ anchorStart, tagStart }: { anchorStart: number; tagStart: number }): void {
	if (anchorStart !== -1 || tagStart !== -1) throw new Unusual();
}

/** First letters of the words and numbers that YAML's core schema knows. */
const mayBeTyped = /^[-+.~\dtTfFnN]/;

/** What YAML's core schema makes of a bare scalar: https://yaml.org/spec/1.2.2/#1032-tag-resolution. */
function coreValue(source: string): unknown {
	if (source === "") return null;
	if (!mayBeTyped.test(source)) return source;
	if (/^(?:~|[Nn]ull|NULL)$/.test(source)) return null;
	if (/^(?:[Tt]rue|TRUE)$/.test(source)) return true;
	if (/^(?:[Ff]alse|FALSE)$/.test(source)) return false;
	if (/^0o[0-7]+$/.test(source)) return Number.parseInt(source.slice(2), 8);
	if (/^0x[0-9a-fA-F]+$/.test(source)) return Number.parseInt(source.slice(2), 16);
	if (/^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/.test(source)) return Number(source);
	if (/^[-+]?\.(?:inf|Inf|INF)$/.test(source)) {
		return source.startsWith("-") ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
	}
	if (/^\.(?:nan|NaN|NAN)$/.test(source)) return Number.NaN;
	return source;
}
