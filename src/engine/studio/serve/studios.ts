import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { ReportLanguage } from "#core/problems/entry.ts";
import { type Copies, copyFor } from "./copies.ts";
import type { Person } from "./person.ts";

/** What a program of somebody says when it listens, and hears when somebody else has saved. */
export type Told = { readonly listens: number } | { readonly saved: string };

interface Options {
	/** Folder of the program. */
	readonly project: string;
	readonly copies: Copies;
	readonly language: ReportLanguage | undefined;
}

/** Somebody's own Studio: a program of its own on a working copy of its own. */
interface OwnStudio {
	readonly child: ChildProcess;
	readonly port: number;
	/** When it was last asked. */
	used: number;
}

/** Nobody has asked for so long: whoever is gone costs no memory. In milliseconds. */
const idle = 30 * 60_000;

/** The Studios of all people. Each is started when its person first asks, and again when it has ended. */
export class Studios {
	readonly #options: Options;
	readonly #running = new Map<string, Promise<OwnStudio>>();
	readonly #timer: NodeJS.Timeout;
	/** What they keep for all is made once: they start one after another. */
	#last: Promise<unknown> = Promise.resolve();

	constructor(options: Options) {
		this.#options = options;
		this.#timer = setInterval(() => void this.#rest(), idle / 10);
		this.#timer.unref();
	}

	/** The port at which somebody's Studio listens, on this machine. Fails when it cannot be started. */
	async portOf(person: Person): Promise<number> {
		const known = this.#running.get(person.id);
		const studio = await (known ?? this.#begin(person));
		studio.used = Date.now();
		return studio.port;
	}

	/** Lets everybody else know that somebody has saved. */
	async tellOthers({ id, name }: Person): Promise<void> {
		for (const [other, studio] of this.#running) {
			if (other !== id) (await studio).child.send({ saved: name } satisfies Told);
		}
	}

	/** Ends all of them. */
	async close(): Promise<void> {
		clearInterval(this.#timer);
		await Promise.all([...this.#running.values()].map(async (studio) => end((await studio).child)));
	}

	#begin(person: Person): Promise<OwnStudio> {
		const begun = this.#last.then(() => this.#start(person));
		this.#running.set(person.id, begun);
		const forget = () => this.#running.get(person.id) === begun && this.#running.delete(person.id);
		begun.then(({ child }) => child.once("exit", forget), forget);
		this.#last = begun.catch(() => undefined);
		return begun;
	}

	async #start(person: Person): Promise<OwnStudio> {
		const { project, copies, language } = this.#options;
		const root = copyFor(person, copies);
		const args = ["studio", "--root", root, "--port", "0", "--no-open", "--copies", copies.folder];
		const child = fork(join(project, "scripts/run.mjs"), language ? [...args, "--language", language] : args, {
			cwd: root,
			stdio: ["ignore", "ignore", "inherit", "ipc"],
			execArgv: process.execArgv,
		});
		const ended = once(child, "exit").then(([code]) => {
			throw new Error(`The Studio of ${person.name} ended with ${code}.`);
		});
		const [told] = (await Promise.race([once(child, "message"), ended])) as [Told];
		ended.catch(() => undefined);
		if (!("listens" in told)) throw new Error("A Studio that listens says so first.");
		return { child, port: told.listens, used: Date.now() };
	}

	async #rest(): Promise<void> {
		for (const studio of this.#running.values()) {
			const { child, used } = await studio;
			if (Date.now() - used > idle) await end(child);
		}
	}
}

async function end(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const ended = once(child, "exit");
	child.kill("SIGTERM");
	await ended;
}
