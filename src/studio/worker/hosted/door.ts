import type { Door, DoorAnswer } from "#studio/brain/studio-worker.ts";

/** What stands between a person and the site is shown there, and waits for an answer. */
export class Entrance {
	readonly #show: (door: Door | undefined) => void;
	#waiting: ((answer: DoorAnswer) => void) | undefined;

	constructor(show: (door: Door | undefined) => void) {
		this.#show = show;
	}

	/** Shows something to which nothing can be answered; undefined when nothing stands there any more. */
	show(door: Door | undefined): void {
		this.#show(door);
	}

	/** Shows something, and waits for one of the answers that are meant for it. */
	ask<K extends DoorAnswer["do"]>(door: Door, ...expected: readonly K[]): Promise<Extract<DoorAnswer, { do: K }>> {
		this.#show(door);
		return this.hear(...expected);
	}

	/** Waits for one of some answers to what is shown. */
	hear<K extends DoorAnswer["do"]>(...expected: readonly K[]): Promise<Extract<DoorAnswer, { do: K }>> {
		return new Promise((resolve) => {
			this.#waiting = (answer) => {
				if (isOf(answer, expected)) resolve(answer);
			};
		});
	}

	/** A person has answered. */
	answer(answer: DoorAnswer): void {
		this.#waiting?.(answer);
	}
}

function isOf<K extends DoorAnswer["do"]>(
	answer: DoorAnswer,
	expected: readonly K[],
): answer is Extract<DoorAnswer, { do: K }> {
	return expected.some((each) => each === answer.do);
}
