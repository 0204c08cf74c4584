import { expect, test } from "vitest";
import { gaveWay, Turns } from "#studio/stores/hosted/turns.ts";

/** Work that lasts until it is ended or broken off, and says so. */
function slow(said: string[], name: string) {
	let end = () => {};
	const ended = new Promise<void>((resolve) => {
		end = resolve;
	});
	const work = async (signal?: AbortSignal) => {
		said.push(`${name} begins`);
		const broken = new Promise<void>((resolve) => signal?.addEventListener("abort", () => resolve(), { once: true }));
		await Promise.race([ended, broken]);
		said.push(signal?.aborted ? `${name} gives way` : `${name} ends`);
	};
	return { work, end: () => end() };
}

/** Everything that can happen by now has happened. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

test("what can wait gives way to what cannot, also before it has begun, and begins again after it", async () => {
	const turns = new Turns();
	const said: string[] = [];
	const [backup, first, urgent] = [slow(said, "backup"), slow(said, "first"), slow(said, "urgent")];
	const other = slow(said, "other");
	const backedUp = turns.later(backup.work);
	await settled();
	void turns.take(first.work);
	const waiting = turns.later(other.work);
	const done = turns.now(() => urgent.work());
	await settled();
	first.end();
	await settled();
	urgent.end();
	await done;
	await settled();
	backup.end();
	other.end();
	await Promise.all([backedUp, waiting]);
	expect(said).toEqual([
		...["backup begins", "backup gives way", "first begins", "first ends", "urgent begins", "urgent ends"],
		...["backup begins", "backup ends", "other begins", "other ends"],
	]);
});

test("whoever stops while something else has its turn is told at once, and nothing is done", async () => {
	const turns = new Turns();
	const said: string[] = [];
	const [first, never, last] = [slow(said, "first"), slow(said, "never"), slow(said, "last")];
	const stop = new AbortController();
	void turns.take(first.work);
	const stopped = turns.now(() => never.work(), stop.signal);
	await settled();
	stop.abort(gaveWay);
	await expect(stopped).rejects.toBe(gaveWay);
	expect(said).toEqual(["first begins"]);
	first.end();
	last.end();
	await turns.take(last.work);
	expect(said).toEqual(["first begins", "first ends", "last begins", "last ends"]);
});

test("what fails has had its turn, and whoever asked for it is told", async () => {
	const turns = new Turns();
	const failed = turns.take(() => Promise.reject(new Error("no")));
	const next = turns.now(async () => "next");
	await expect(failed).rejects.toThrow("no");
	expect(await next).toBe("next");
});
