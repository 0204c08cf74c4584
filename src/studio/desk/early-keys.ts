import { takesText } from "#studio/page/takes-text.ts";

/** Keys that come while a text is being opened are meant for it: they are held until it takes them. */
export class EarlyKeys {
	#held: KeyboardEvent[] = [];
	/** So many things are being opened. */
	#opening = 0;
	#listening: AbortController | undefined;
	/** What takes the keys that were held. */
	#taking: Element | undefined;

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
		if (takesText(event) && event.composedPath()[0] !== this.#taking) return;
		event.preventDefault();
		event.stopImmediatePropagation();
		this.#held.push(event);
	}

	/** One after another: what is typed in hears of each before the next. Those that come meanwhile wait behind them. */
	async #giveAll(): Promise<void> {
		const host = document.activeElement;
		const isOpen = host instanceof HTMLElement && host.isContentEditable;
		this.#taking = isOpen ? host : undefined;
		// What is typed in follows where the caret is a moment later.
		if (this.#held.length > 0) await frame();
		for (let event = this.#held.shift(); event; event = this.#held.shift()) {
			if (isOpen && host === document.activeElement) give(event, host);
			await frame();
			if (this.#opening > 0) return;
		}
		this.#listening?.abort();
		this.#listening = undefined;
		this.#taking = undefined;
	}
}

function frame(): Promise<void> {
	return new Promise((settle) => requestAnimationFrame(() => setTimeout(settle)));
}

const moves = /^(?:Arrow(?:Left|Right|Up|Down)|Home|End)$/;

/** It writes, removes or moves the caret; what has a meaning of its own to Studio or to the browser does not. */
function isForText({ key, altKey, ctrlKey, metaKey, isComposing }: KeyboardEvent): boolean {
	if (isComposing || altKey || metaKey) return false;
	if (moves.test(key) || key === "Backspace" || key === "Delete") return true;
	return !ctrlKey && (key.length === 1 || key === "Enter");
}

/** What a key does in a text: as the text hears it itself, or else as a browser does it. */
function give(event: KeyboardEvent, host: HTMLElement): void {
	const { key, code, ctrlKey, shiftKey } = event;
	const again = { key, code, ctrlKey, shiftKey, keyCode: event.keyCode, bubbles: true, cancelable: true };
	if (!host.dispatchEvent(new KeyboardEvent("keydown", again))) return;
	if (key === "Backspace" || key === "Delete") document.execCommand(key === "Delete" ? "forwardDelete" : "delete");
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
