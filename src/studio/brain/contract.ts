import type * as z from "zod";
import type { Brain } from "./brain.ts";

/** What was sent is not what a question or a command takes. */
export class NotUnderstood extends Error {}

/** What a page can ask of the brain. Its type is the contract between the two. */
export interface Call<A, T> {
	readonly run: (brain: Brain, args: A) => T;
	/** Runs it with what came over a network. Throws `NotUnderstood` unless that is what `run` takes. */
	readonly answer: (brain: Brain, sent: unknown) => T;
}

/** A call that changes nothing. */
export interface Question<A, T> extends Call<A, T> {
	readonly writes: false;
}

/** A call that may write. */
export interface Command<A, T> extends Call<A, T> {
	readonly writes: true;
}

export function question<A, T>(args: z.ZodType<A>, run: (brain: Brain, args: A) => T): Question<A, T> {
	return { ...call(args, run), writes: false };
}

export function command<A, T>(args: z.ZodType<A>, run: (brain: Brain, args: A) => T): Command<A, T> {
	return { ...call(args, run), writes: true };
}

function call<A, T>(args: z.ZodType<A>, run: (brain: Brain, args: A) => T): Call<A, T> {
	return {
		run,
		answer(brain, sent) {
			const read = args.safeParse(sent);
			if (!read.success) throw new NotUnderstood("Studio does not understand this request.");
			return run(brain, read.data);
		},
	};
}
