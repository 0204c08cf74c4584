import { takesText } from "#studio/page/takes-text.ts";

/** Keys that come while a text is being opened are meant for it: they are held until it takes them. */
export class EarlyKeys {
	#held: KeyboardEvent[] = [];
	/** So many things are being opened. */
	#opening = 0;
	#listening: AbortController | undefined;
	/** What takes the keys that were held. */
	#taking: HTMLElement | undefined;

	/** Holds keys from now on; `release` says that what was being opened is open, or is not after all. */
	hold(): () => void {
		this.#opening++;
		if (!this.#listening) {
			this.#listening = new AbortController();
			addEventListener("keydown", (event) => this.#hear(event), { capture: true, signal: this.#listening.signal });
		}
		let isHeld = true;
		return () => {
			if (!isHeld) return;
			isHeld = false;
			if (--this.#opening === 0) void this.#giveAll();
		};
	}

	/** What was typed for another text is none of this one. */
	forget(): void {
		this.#held = [];
	}

	#hear(event: KeyboardEvent): void {
		if (!event.isTrusted || !isForText(event)) return;
		const isElsewhere = this.#taking ? event.composedPath()[0] !== this.#taking : this.#held.length === 0;
		if (takesText(event) && isElsewhere) return;
		event.preventDefault();
		event.stopImmediatePropagation();
		this.#held.push(event);
	}

	/** One after another: what is typed in hears of each before the next. Those that come meanwhile wait behind them. */
	async #giveAll(): Promise<void> {
		// A panel is drawn before it takes the keys.
		for (let waited = 0; !isTaken() && waited < longest; waited++) {
			await frame();
			if (this.#opening > 0) return;
		}
		const host = withKeys();
		this.#taking = host;
		// What is typed in follows where the caret is a moment later.
		if (this.#held.length > 0) await frame();
		for (let event = this.#held.shift(); event; event = this.#held.shift()) {
			if (host && host === withKeys()) give(event, host);
			// Nothing took the keys: it means what it means without a text.
			else if (event.key === "F6" && !isTaken()) give(event, document.body);
			await frame();
			if (this.#opening > 0) return;
		}
		this.#listening?.abort();
		this.#listening = undefined;
		this.#taking = undefined;
	}
}

/** So many frames are waited until something takes the keys. */
const longest = 30;

/** Something in the page or in Studio has the keys, be it a text or not. */
function isTaken(): boolean {
	return withKeys() !== undefined || Boolean(document.activeElement?.shadowRoot);
}

/** The text that has the keys, in the page or in the panel. */
function withKeys(): HTMLElement | undefined {
	const { activeElement } = document;
	const active = activeElement?.shadowRoot?.activeElement ?? activeElement;
	return active instanceof HTMLElement && active.matches("input, textarea, [contenteditable]") ? active : undefined;
}

function frame(): Promise<void> {
	return new Promise((settle) => requestAnimationFrame(() => setTimeout(settle)));
}

const moves = /^(?:Arrow(?:Left|Right|Up|Down)|Home|End)$/;

/** It writes, removes or moves the caret; what has a meaning of its own to Studio or to the browser does not. */
function isForText(event: KeyboardEvent): boolean {
	const { key, altKey, ctrlKey, metaKey, shiftKey, isComposing } = event;
	if (isComposing || altKey) return false;
	if (takesAll(event)) return true;
	if (metaKey) return false;
	// From the text that is being opened it goes on to the panel.
	if (key === "F6") return !ctrlKey && !shiftKey;
	if (moves.test(key) || key === "Backspace" || key === "Delete") return true;
	return !ctrlKey && (key.length === 1 || key === "Enter");
}

/** It selects all of a text. */
function takesAll({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
	return (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === "a";
}

/** What a key does in a text: as the text hears it itself, or else as a browser does it. */
function give(event: KeyboardEvent, host: HTMLElement): void {
	const { key, code, ctrlKey, metaKey, shiftKey } = event;
	const again = { key, code, ctrlKey, metaKey, shiftKey, keyCode: event.keyCode, bubbles: true, cancelable: true };
	if (!host.dispatchEvent(new KeyboardEvent("keydown", again))) return;
	if (takesAll(event)) document.execCommand("selectAll");
	else if (key === "Backspace" || key === "Delete") document.execCommand(key === "Delete" ? "forwardDelete" : "delete");
	else if (moves.test(key)) moveCaret(event, host);
	else if (key.length === 1) document.execCommand("insertText", false, key);
}

function moveCaret({ key, ctrlKey, shiftKey }: KeyboardEvent, host: HTMLElement): void {
	const selection = getSelection();
	if (!selection) return;
	const isForward = key === "ArrowRight" || key === "ArrowDown" || key === "End";
	if (ctrlKey && (key === "Home" || key === "End")) {
		// Not every browser knows the edge of a text by a name.
		if (shiftKey) selection.extend(host, isForward ? host.childNodes.length : 0);
		else {
			selection.selectAllChildren(host);
			if (isForward) selection.collapseToEnd();
			else selection.collapseToStart();
		}
		return;
	}
	const isUpright = key === "ArrowUp" || key === "ArrowDown";
	const by = key === "Home" || key === "End" ? "lineboundary" : isUpright ? "line" : ctrlKey ? "word" : "character";
	selection.modify(shiftKey ? "extend" : "move", isForward ? "forward" : "backward", by);
}
