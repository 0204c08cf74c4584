import type { Browser } from "@playwright/test";
import { diffChars, diffLines } from "diff";
import { startServer } from "../../browser/open.ts";
import { SiteCopy } from "../../browser/site-copy.ts";
import { type By, Hand } from "./hand.ts";
import type { Task } from "./tasks.ts";

/** What a task took; times in milliseconds. */
export interface TaskTimes {
	readonly task: string;
	readonly by: By;
	/** From the start of the command until Studio can be used. */
	readonly start: number;
	/** From there until Studio said that it was done. */
	readonly saved: number;
	/** From there until the proposal was sent. */
	readonly proposed: number;
	readonly clicks: number;
	readonly keys: number;
	/** Lines and bytes that are gone or new in the proposal; of pictures only the file is counted. */
	readonly lines: number;
	readonly bytes: number;
}

interface Place {
	readonly project: string;
	readonly browser: Browser;
}

/** Does a task on a copy of the content, from the start of Studio to a proposal. Throws unless that says just what it must. */
export async function measureTask(task: Task, by: By, { project, browser }: Place): Promise<TaskTimes> {
	const copy = new SiteCopy(project);
	try {
		if (task.before) await propose(task.before, by, { project, browser, copy });
		const before = copy.git("rev-parse", "HEAD").trim();
		const times = await propose(task, by, { project, browser, copy });
		return { task: task.name, by, ...times, ...differences(copy, before, task) };
	} finally {
		copy.remove();
	}
}

async function propose(task: Task, by: By, { project, browser, copy }: Place & { readonly copy: SiteCopy }) {
	const started = performance.now();
	const { child, address } = await startServer(project, "studio", copy.root);
	const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
	page.setDefaultTimeout(60_000);
	try {
		await page.goto(address + task.address);
		await page.waitForFunction(() => history.scrollRestoration === "manual");
		const hand = new Hand(page, by);
		await hand.button("Onderdelen", hand.toolbar).waitFor();
		const opened = performance.now();
		await task.go(hand);
		await hand.hears(task.said);
		const saved = performance.now();
		await publish(hand);
		const proposed = performance.now();
		const { clicks, keys } = hand;
		return { start: opened - started, saved: saved - opened, proposed: proposed - opened, clicks, keys };
	} finally {
		await page.close();
		child.kill();
	}
}

/** Makes ready what was changed, with the words that Studio proposes, and sends it. */
async function publish(hand: Hand): Promise<void> {
	for (let turn = 0; hand.by === "keys" && turn < 3 && (await hand.panel.isVisible()); turn++) await hand.key("Escape");
	await hand.press(hand.button(/^Klaarzetten/, hand.toolbar));
	await hand.press(hand.button("Klaarzetten"));
	await hand.press(hand.button("Voorstel doen"));
	await hand.panel.getByRole("status").filter({ hasText: "Verstuurd" }).waitFor();
}

/** How the branch that others see differs from what was there. */
function differences(copy: SiteCopy, before: string, { files, name }: Task) {
	const branch = copy.git("symbolic-ref", "--short", "HEAD").trim();
	copy.git("fetch", "--quiet", copy.remote, branch);
	const changed = copy
		.git("diff", "--name-only", "-z", "--no-renames", before, "FETCH_HEAD")
		.split("\0")
		.filter(Boolean);
	const wanted = Object.keys(files).map((file) => `content/${file}`);
	if (changed.sort().join() !== wanted.sort().join()) throw new Error(`"${name}" changed ${changed.join(", ")}.`);
	let [lines, bytes] = [0, 0];
	for (const [file, become] of Object.entries(files)) {
		const [was, now] = [before, "FETCH_HEAD"].map((commit) => textOf(copy, commit, `content/${file}`)) as [
			string,
			string,
		];
		const right = become(was);
		const isRight = typeof right === "string" ? right === now : right.test(now);
		if (!isRight)
			throw new Error(`"${name}" made this of it:\n${copy.git("diff", before, "FETCH_HEAD", "--", `content/${file}`)}`);
		if (typeof right !== "string") continue;
		for (const part of diffLines(was, now)) if (part.added || part.removed) lines += part.count;
		for (const part of diffChars(was, now)) if (part.added || part.removed) bytes += Buffer.byteLength(part.value);
	}
	return { lines, bytes };
}

function textOf(copy: SiteCopy, commit: string, file: string): string {
	return copy.git("ls-tree", commit, "--", file) === "" ? "" : copy.git("show", `${commit}:${file}`);
}
