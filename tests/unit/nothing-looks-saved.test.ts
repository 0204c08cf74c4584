import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EditAnswer, Session } from "#core/studio.ts";
import { Unreachable } from "#studio/brain/unreachable.ts";
import { FieldInput } from "#studio/desk/field-input.ts";
import { Unsaved } from "#studio/desk/unsaved.ts";
import type { Target } from "#studio/page/target.ts";

const target: Target = { is: "field", file: "content/pages/a.yaml", path: ["title"], label: "titel", required: true };

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("location", { pathname: "/a" });
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** A file with one text, which the person and others write. */
class File {
	says = "Eerst";
	/** What the person was told of it last. */
	told = "Eerst";
	answers: "as it is" | "too long" | "refused" | "silent" | "full" = "as it is";
	revision = 0;
	/** More characters are too long. */
	most = Number.POSITIVE_INFINITY;

	async write(was: string | undefined, value: string): Promise<EditAnswer> {
		// Somebody may type on meanwhile, or others write.
		await new Promise((resolve) => setTimeout(resolve, 50));
		if (this.answers === "silent") throw new Unreachable();
		if (this.answers === "too long" || value.length > this.most) return { problems: [] };
		if (this.answers === "refused") return { refused: "Nee" };
		if (was !== this.says) {
			this.told = this.says;
			return { conflict: { was: was ?? "", now: this.says, path: target.path, revision: String(this.revision) } };
		}
		this.says = value;
		this.told = value;
		return { written: [], session: { revision: String(++this.revision) } as Session } as EditAnswer;
	}

	othersWrite(text: string): void {
		this.says = text;
		this.revision++;
	}
}

function typingInto(file: File) {
	const unsaved = new Unsaved({ kind: "local", token: "", folder: "/" });
	const open = () =>
		new FieldInput(target, file.told, {
			revision: () => String(file.revision),
			write: (_, { was, value }) => file.write(was, value),
			changed() {},
			earlier: async () => {},
			written() {},
			dropped: (dropped) => unsaved.forget(dropped),
			moved() {},
			unsaved,
		});
	return { unsaved, open };
}

const text = fc.constantFrom("Eerst", "Eerst ", "Een", "Twee", "");

const act = fc.oneof(
	{ weight: 4, arbitrary: text.map((typed) => ({ is: "type", typed }) as const) },
	{ weight: 2, arbitrary: fc.nat(400).map((time) => ({ is: "wait", time }) as const) },
	fc.constant({ is: "leave" } as const),
	fc.constant({ is: "retry" } as const),
	fc.constant({ is: "discard" } as const),
	fc.constant({ is: "load" } as const),
	fc.constant({ is: "hear" } as const),
	text.map((typed) => ({ is: "others", typed }) as const),
	fc.constantFrom("mine" as const, "theirs" as const).map((which) => ({ is: "settle", which }) as const),
	fc
		.constantFrom<File["answers"]>("as it is", "as it is", "too long", "refused", "silent")
		.map((answers) => ({ is: "server", answers }) as const),
);

test("whatever is done with a text, it is what its writer was told of the file, or stands among what is not saved", async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 25 }), async (acts) => {
			const file = new File();
			const { unsaved, open } = typingInto(file);
			let input = open();
			const check = (done: unknown) => {
				const isKnown = input.typed.trim() === file.told.trim();
				expect(isKnown || unsaved.at(target)?.typed === input.typed, JSON.stringify([done, acts])).toBe(true);
			};
			for (const each of acts) {
				if (each.is === "type") input.change(each.typed);
				if (each.is === "wait") await vi.advanceTimersByTimeAsync(each.time);
				if (each.is === "leave") void input.leave();
				if (each.is === "retry") void input.retry();
				if (each.is === "discard") input.discard();
				if (each.is === "settle") input.settle(each.which);
				if (each.is === "server") file.answers = each.answers;
				if (each.is === "others") file.othersWrite(each.typed);
				if (each.is === "hear") {
					file.told = file.says;
					input.meet(file.says);
				}
				// A page that goes has written what it could.
				if (each.is === "load") {
					await vi.advanceTimersByTimeAsync(500);
					file.told = file.says;
					input = open();
				}
				await vi.advanceTimersByTimeAsync(0);
				check(each);
			}
			await vi.advanceTimersByTimeAsync(1000);
			check("the end");
		}),
		{ numRuns: Number(process.env.FUZZ_RUNS ?? 1000), seed: 20_264 },
	);
});

test("of what cannot be saved nothing stays in the file, also not what was written of it on the way", async () => {
	const file = new File();
	file.says = file.told = "75";
	file.most = 4;
	const { unsaved, open } = typingInto(file);
	const input = open();
	for (const typed of ["1", "1,2", "1,25"]) {
		input.change(typed);
		await vi.advanceTimersByTimeAsync(500);
		expect(file.says).toBe(typed);
	}
	input.change("1,250");
	await vi.advanceTimersByTimeAsync(500);
	expect([file.says, input.typed, input.saved?.is]).toEqual(["75", "1,250", "problems"]);
	expect(unsaved.at(target)).toMatchObject({ typed: "1,250", was: "75" });
	input.change("1250");
	await vi.advanceTimersByTimeAsync(500);
	expect([file.says, input.saved?.is, unsaved.at(target)]).toEqual(["1250", "saved", undefined]);
});
