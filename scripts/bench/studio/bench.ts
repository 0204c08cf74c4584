import { writeFileSync } from "node:fs";
import { alignedRows } from "#pipeline/report/table.ts";
import { findChromium } from "../../browser/chromium.ts";
import { openChromium } from "../../browser/open.ts";
import type { Invocation } from "../../command.ts";
import { measureTask, type TaskTimes } from "./measure.ts";
import { measurePeople, type Seen } from "./people.ts";
import { tasks } from "./tasks.ts";

const columns = ["", "by", "start", "saved", "proposed", "clicks", "keys", "lines", "bytes"];

const twoPeople = "two people";

/**
 * Does every task with the mouse and with the keys alone, and lets two people work at once; prints what each took. Gives
 * the exit code.
 */
export async function benchStudio(project: string, { only, json }: Invocation["options"]): Promise<number> {
	const found = findChromium(project);
	if (!found) {
		process.stderr.write("No Chromium could be had: set CHROMIUM_PATH to one.\n");
		return 3;
	}
	const isAsked = (name: string) => only === undefined || name.startsWith(String(only));
	const browser = await openChromium(found);
	const measured: TaskTimes[] = [];
	let [seen, exitCode]: [readonly Seen[], number] = [[], 0];
	const complain = (name: string) => (error: unknown) => {
		exitCode = 1;
		process.stderr.write(`${name}: ${error instanceof Error ? error.message : error}\n`);
	};
	try {
		for (const task of tasks.filter(({ name }) => isAsked(name))) {
			for (const by of ["mouse", "keys"] as const) {
				process.stderr.write(`${task.name}, ${by}\n`);
				await measureTask(task, by, { project, browser }).then((times) => measured.push(times), complain(task.name));
			}
		}
		if (isAsked(twoPeople)) seen = await measurePeople(project, browser);
	} catch (error) {
		complain(twoPeople)(error);
	} finally {
		await browser.close();
	}
	if (measured.length > 0) process.stdout.write(alignedRows([columns, ...measured.map(rowOf)]));
	for (const { what, words, after } of seen)
		process.stdout.write(`${twoPeople}, ${what}: the other sees after ${Math.round(after)} ms: ${words}\n`);
	if (typeof json === "string") writeFileSync(json, `${JSON.stringify({ tasks: measured, seen }, null, "\t")}\n`);
	return exitCode;
}

function rowOf({ task, by, start, saved, proposed, clicks, keys, lines, bytes }: TaskTimes): string[] {
	const seconds = [start, saved, proposed].map((time) => `${(time / 1000).toFixed(1)} s`);
	return [task, by, ...seconds, ...[clicks, keys, lines, bytes].map(String)];
}
