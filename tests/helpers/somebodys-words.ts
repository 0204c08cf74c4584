/** Words that are found again, in what somebody's browser keeps. */
export interface KeptWords {
	/** In the site as this person has it. */
	readonly marks: ReadonlySet<string>;
	/** In the site that is online, as far as this browser knows. */
	readonly online: ReadonlySet<string>;
}

/** What somebody did, and what is there before and after it. */
export interface Step {
	readonly before: KeptWords;
	readonly now: KeptWords;
	/** Words in texts that are marked as not saved. */
	readonly notSaved: ReadonlySet<string>;
	/** The person changed the site: what came did so by them. */
	readonly isEdit: boolean;
	/** A word that was typed. */
	readonly typed?: string | undefined;
	/** Words in whose place it was typed: they go when it is saved, perhaps later. */
	readonly replaced?: Iterable<string>;
	/** Words that may go by it. What is still there afterwards is not given up. */
	readonly mayTake: Iterable<string>;
}

/** Words that went wrong. */
export interface Lost {
	/** Told as saved, and not there. */
	readonly looksSaved: readonly string[];
	/** Gone from the site, and nobody wanted that. */
	readonly gone: readonly string[];
}

/** What somebody typed and was told, held against what their browser keeps after each step. */
export class SomebodysWords {
	/** Brought into the site by this person. */
	readonly own = new Set<string>();
	/** Typed, and marked as not saved. */
	readonly open = new Set<string>();
	/** Told as saved. */
	readonly saved = new Set<string>();
	/** Gone because this person wanted that, and not come back. */
	readonly givenUp = new Set<string>();
	/** Given up once, and perhaps come back. */
	readonly #onceGivenUp = new Set<string>();
	/** Others took them from what is online. */
	readonly #goneOnline = new Set<string>();
	/** What a word that is not saved was typed in place of. */
	readonly #replacedBy = new Map<string, ReadonlySet<string>>();

	/** Words that doing again may take away: the removal may have been of what others wrote. */
	get retaken(): Iterable<string> {
		return [...this.own, ...this.#onceGivenUp];
	}

	after({ before, now, notSaved, isEdit, typed, replaced = [], mayTake }: Step): Lost {
		for (const mark of before.online) if (!now.online.has(mark)) this.#goneOnline.add(mark);
		for (const mark of now.online) this.#goneOnline.delete(mark);
		for (const mark of notIn(before.marks, now.marks)) {
			this.givenUp.delete(mark);
			if (!isEdit) continue;
			this.own.add(mark);
			this.#goneOnline.delete(mark);
		}
		if (typed !== undefined) {
			// What is replaced may itself wait for an answer, in place of something else.
			const all = [...replaced].flatMap((mark) => [mark, ...(this.#replacedBy.get(mark) ?? [])]);
			this.open.add(typed);
			this.#replacedBy.set(typed, new Set(all));
			this.#giveUp(all);
		}
		this.#openOthers(notSaved);
		this.#giveUp(notIn(now.marks, notIn(notSaved, mayTake)));
		const gone = notIn(now.marks, before.marks);
		const looksSaved = this.#close(now.marks, notSaved);
		return { looksSaved, gone: notIn(this.#goneOnline, notIn(this.givenUp, gone)) };
	}

	/** A text of others that was chosen, and could not be saved either, stands in the place of the one that was given up for it. */
	#openOthers(notSaved: ReadonlySet<string>): void {
		const behind = notIn(notSaved, this.open).flatMap((mark) => [...(this.#replacedBy.get(mark) ?? [])]);
		for (const mark of notIn(this.open, notSaved)) {
			this.open.add(mark);
			this.#replacedBy.set(mark, new Set(behind));
		}
	}

	#giveUp(marks: Iterable<string>): void {
		for (const mark of marks) {
			this.givenUp.add(mark);
			this.#onceGivenUp.add(mark);
		}
	}

	/** What is not marked as unsaved any more is there, or was given up. Gives what is neither. */
	#close(marks: ReadonlySet<string>, notSaved: ReadonlySet<string>): string[] {
		const closed = notIn(notSaved, this.open);
		for (const mark of closed) this.open.delete(mark);
		const [missing, there] = [notIn(marks, closed), closed.filter((mark) => marks.has(mark))];
		for (const mark of there) {
			this.saved.add(mark);
			this.own.add(mark);
		}
		const lost = notIn(this.givenUp, missing);
		// What was not replaced after all stays.
		const toGo = new Set([...this.open].flatMap((mark) => [...(this.#replacedBy.get(mark) ?? [])]));
		for (const mark of missing)
			for (const stays of notIn(toGo, this.#replacedBy.get(mark) ?? []))
				if (marks.has(stays)) this.givenUp.delete(stays);
		return lost;
	}
}

function notIn(those: ReadonlySet<string>, marks: Iterable<string>): string[] {
	return [...marks].filter((mark) => !those.has(mark));
}
