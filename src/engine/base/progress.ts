/** A step that ended, or a text that was printed besides. */
export type Said = { readonly step: string; readonly detail: string } | { readonly text: string };

/** Says which step runs: on a terminal in one line that changes, elsewhere as plain lines. */
export class Progress {
	/** All that was said to the end. */
	readonly said: Said[] = [];
	readonly #live = Boolean(process.stderr.isTTY);
	/** What was heard before, by its step or its text. */
	readonly #heard: ReadonlySet<string>;
	#start = performance.now();
	#text = "";

	/** What was said `before`, by a run of which this one is the rest, is not said twice. */
	constructor(before: readonly Said[] = []) {
		this.#heard = new Set(before.map((each) => ("text" in each ? each.text : each.step)));
	}

	/** Starts a step. */
	step(text: string): void {
		this.#text = text;
		this.#start = performance.now();
		if (this.#live && !this.#heard.has(text)) process.stderr.write(`\r\u001b[2K… ${text}`);
	}

	/** Shows how far a long step is. */
	count(done: number, total: number): void {
		if (this.#live && !this.#heard.has(this.#text)) process.stderr.write(`\r\u001b[2K… ${this.#text} ${done}/${total}`);
	}

	/** Ends the step, with how long it took. */
	done(detail = ""): void {
		this.said.push({ step: this.#text, detail });
		if (this.#heard.has(this.#text)) return;
		const milliseconds = Math.round(performance.now() - this.#start);
		const line = `✓ ${this.#text}${detail ? ` (${detail})` : ""}  ${milliseconds} ms\n`;
		process.stderr.write(this.#live ? `\r\u001b[2K${line}` : line);
	}

	/** Says a sentence of its own. */
	say(sentence: string): void {
		this.clear();
		process.stderr.write(`${sentence}\n`);
	}

	/** Prints a text for whoever reads what the command gives. */
	print(text: string): void {
		this.said.push({ text });
		if (this.#heard.has(text)) return;
		this.clear();
		process.stdout.write(text);
	}

	/** Says what was said before. */
	repeat(said: readonly Said[]): void {
		for (const each of said) {
			if ("text" in each) this.print(each.text);
			else {
				this.step(each.step);
				this.done(each.detail);
			}
		}
	}

	/** Removes an unfinished line before something else is printed. */
	clear(): void {
		if (this.#live) process.stderr.write("\r\u001b[2K");
	}
}
