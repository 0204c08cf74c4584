import { proxy, type Remote, transfer, wrap } from "comlink";
import type { KnownFacts, Spot } from "#core/studio.ts";
import type { PhotoStep, UploadAnswer } from "#core/studio-files.ts";
import type * as everyPage from "#studio/brain/calls.ts";
import type { Call } from "#studio/brain/contract.ts";
import { pause, tellMissing } from "#studio/brain/fetched.ts";
import type {
	CheckerSays,
	Shown,
	StoreAddress,
	StudioWorker,
	WorkerAnswer,
	WorkerEvent,
	WorkerName,
} from "#studio/brain/studio-worker.ts";
import { Restarted, Unreachable } from "#studio/brain/unreachable.ts";

/** A record of questions or commands, as a page calls them. Each fails with words for a person when nobody answers. */
type Client<R> = {
	readonly [N in keyof R]: R[N] extends Call<infer A, infer T> ? (...sent: Sent<A>) => Promise<Awaited<T>> : never;
};

type Sent<A> = Record<never, never> extends A ? [args?: A, signal?: AbortSignal] : [args: A, signal?: AbortSignal];

let connected: Remote<StudioWorker> | undefined;

let beginChecks = () => {};

/** What has happened to the content while nobody listened. */
const unheard: WorkerEvent[] = [];

let hear: (event: WorkerEvent) => void = (event) => unheard.push(event);

/**
 * Connects this page with what runs beside it, and opens the content there. Gives what that shows at a path.
 * `start` starts each of the workers. The page starts both: in Firefox, a worker that starts one may wait for ever.
 */
export function connect(
	start: (name: WorkerName) => Worker,
	store: StoreAddress,
	path: string,
): Promise<Shown | undefined> {
	const heard = (event: WorkerEvent) => {
		if (event.is === "photo") steps.get(event.number)?.(event.step);
		hear(event);
	};
	return new Promise((resolve, reject) => {
		startUntilThere(
			() => start("brain"),
			(worker) => {
				const { port1: toChecks, port2: toBrain } = new MessageChannel();
				beginChecks = () => startChecks(() => start("check"), toBrain);
				connected = wrap<StudioWorker>(worker);
				void watch(connected);
				connected.open(store, path, proxy(heard), transfer(toChecks, [toChecks])).then(resolve, reject);
			},
		);
	});
}

/** What is sent to a worker that is not there is lost: the way to the brain it gets once it says that it is. */
function startChecks(start: () => Worker, toBrain: MessagePort): void {
	startUntilThere(start, (worker) => {
		worker.onmessage = ({ data }: MessageEvent<CheckerSays>) => {
			if (data === "missing") tellMissing();
			else worker.postMessage(toBrain, [toBrain]);
		};
	});
}

/** Starts a worker, and once more where its script could not be fetched; all else that goes wrong in it is a fault. */
function startUntilThere(start: () => Worker, use: (worker: Worker) => void): void {
	const worker = start();
	worker.addEventListener("error", (event) => {
		if (event instanceof ErrorEvent && event.lineno > 0) return;
		tellMissing();
		setTimeout(() => startUntilThere(start, use), pause);
	});
	use(worker);
}

/** Begins to check everything. Not before a first page is shown, which it would hold up. */
export function check(): void {
	beginChecks();
	void beside().check();
}

/** Hears of all that happens to the content, and of what has happened until now. */
export function listen(listener: (event: WorkerEvent) => void): void {
	hear = listener;
	for (const event of unheard.splice(0)) listener(event);
}

/** Who waits for what is being done with a photo, by the number of the call that brought it. */
const steps = new Map<number, (step: PhotoStep) => void>();

/** What runs beside this page, also while it waits at the door. */
export function beside(): Remote<StudioWorker> {
	if (!connected) throw new Error("Studio is not open yet.");
	return connected;
}

/** There is no answer: nobody knows of such a thing, or the program failed. */
export class Unanswered extends Error {
	readonly status: number;
	/** What stands in the way, for people. */
	readonly said: string | undefined;

	constructor({ status, words, said }: Extract<WorkerAnswer, { is: "unanswered" }>) {
		super(words);
		this.status = status;
		this.said = said;
	}
}

/** Who waits for an answer; undefined once what runs beside this page has ended. */
let waiting: Set<(error: Error) => void> | undefined = new Set();

/** A browser tells nobody that a worker has ended; what that holds for as long as it runs is free by then. */
async function watch(worker: Remote<StudioWorker>): Promise<void> {
	const lock = crypto.randomUUID();
	await worker.live(lock);
	await navigator.locks.request(lock, () => {
		const left = waiting;
		waiting = undefined;
		for (const end of left ?? []) end(ended());
		hear({ is: "ended" });
	});
}

const ended = () => new Error("What runs beside the page has ended.");

/** An answer, or an error once nothing runs any more that would give it. */
async function asLongAsItRuns<T>(answer: Promise<T>): Promise<T> {
	const all = waiting;
	if (!all) throw ended();
	let end = (_: Error) => {};
	const isOver = new Promise<never>((_, reject) => {
		end = reject;
	});
	all.add(end);
	try {
		return await Promise.race([answer, isOver]);
	} finally {
		all.delete(end);
	}
}

let calls = 0;

async function call(name: string, args: unknown, signal?: AbortSignal, number = calls++): Promise<unknown> {
	const worker = beside();
	const cancel = () => void worker.cancel(number);
	signal?.addEventListener("abort", cancel, { once: true });
	const answer = await asLongAsItRuns<WorkerAnswer>(worker.call(name, args, number));
	signal?.removeEventListener("abort", cancel);
	if (signal?.aborted) throw signal.reason;
	if (answer.is === "answer") return answer.answer;
	if (answer.is === "unanswered") throw new Unanswered(answer);
	throw answer.is === "restarted" ? new Restarted() : new Unreachable();
}

/** A function for every name: which there are, the type says. */
function client<R>(): Client<R> {
	return new Proxy({} as Client<R>, {
		get:
			(_, name) =>
			(args: object = {}, signal?: AbortSignal) =>
				call(String(name), args, signal),
	});
}

/** The questions of a feature: `asking<typeof brain.questions>()`, where `brain` is the type of its `brain.ts`. */
export function asking<R>(): Client<R> {
	return client();
}

/** The commands of a feature. */
export function telling<R>(): Client<R> {
	return client();
}

export const ask = asking<typeof everyPage.questions>();

export const tell = telling<typeof everyPage.commands>();

/** The place alone of something that has one, as it is asked for. */
export function spotOf({ file, path }: Spot): Spot {
	return { file, path };
}

/** The facts that a text can hold, by their names. */
export async function knownFacts(): Promise<KnownFacts> {
	return new Map((await ask.facts()).map((fact) => [fact.name, fact]));
}

/** Where a picture of the site is for this browser. */
export function pictureAddress(file: string): Promise<string> {
	return beside().address(`images/${file}`);
}

/** Bytes that a file may have. */
const most = 15 * 1024 * 1024;

/** Hands a file to the brain, which keeps it until an edit asks for it. `tell` hears what is done with a photo. */
export async function upload(
	name: string,
	body: Blob,
	tell: (step: PhotoStep) => void,
): Promise<UploadAnswer | "too large"> {
	if (body.size > most) return "too large";
	const bytes = new Uint8Array(await body.arrayBuffer());
	const number = calls++;
	steps.set(number, tell);
	try {
		return (await call("upload", { name, bytes }, undefined, number)) as UploadAnswer;
	} finally {
		steps.delete(number);
	}
}
