import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import type { Measured } from "#engine/terminal/measure.ts";
import { editedDescription, editedPage, editedSentence, shownPrices } from "./generate.ts";

/** One row of the bench. */
export interface Row extends Measured {
	readonly name: string;
	/** Files in the output that are newer than the start of the run. */
	readonly written: number;
	/** How many processors other programs kept busy meanwhile: with more than a little the row says nothing. */
	readonly others: number;
}

interface Place {
	/** Folder of the program. */
	readonly project: string;
	/** Folder that holds the generated `content`. */
	readonly root: string;
}

/** Every run of the bench, in order: each starts a program as a person does, in a process of its own. */
export async function runScenarios(place: Place): Promise<Row[]> {
	const { project, root } = place;
	const command =
		(name: string, ...args: string[]) =>
		(at: Place) =>
			measure(name, [join(project, "scripts/run.mjs"), ...args, "--root", at.root], at);
	const reference = (name: string, threads: string) => (at: Place) =>
		measure(name, [join(process.env.SITE_COMPILED ?? "", "reference.js"), at.root, join(at.root, "dist"), threads], at);
	const rows = [
		await elsewhere(place, reference("plain React with js-yaml, one thread", "1")),
		await elsewhere(place, reference("plain React with js-yaml, two threads", "2")),
		await elsewhere(place, command("validate", "validate")),
		await elsewhere(place, command("build, cold, one thread", "build", "--threads", "1")),
		await command("build, cold", "build")(place),
		await command("build, nothing changed", "build")(place),
	];
	replace(root, editedPage, editedSentence, "Deze zin is veranderd.");
	rows.push(await command("build, one text edited", "build")(place));
	replace(root, editedPage, editedDescription, "Hier leest u alles over nummer 1 ");
	rows.push(await command("build, one description edited", "build")(place));
	for (const [name, share] of [
		["hundredth", "1 %"],
		["tenth", "10 %"],
		["all", "all"],
	] as const) {
		setPrice(root, shownPrices[name], 220);
		rows.push(await command(`build, a price that ${share} of the pages show`, "build")(place));
	}
	return rows;
}

/**
 * What one run finds out, the next knows, by the folder of the site: elsewhere nothing is known of it. What is made there
 * stays beside the site: a disk that has just lost thousands of files is seconds slower at making others.
 */
async function elsewhere(place: Place, work: (there: Place) => Promise<Row>): Promise<Row> {
	const root = mkdtempSync(join(place.root, "elsewhere-"));
	renameSync(join(place.root, "content"), join(root, "content"));
	try {
		return await work({ ...place, root });
	} finally {
		renameSync(join(root, "content"), join(place.root, "content"));
	}
}

/** Runs a program on the generated site. Rejects when it fails: then there is nothing to measure. */
async function measure(name: string, args: readonly string[], { root }: Place): Promise<Row> {
	const folder = mkdtempSync(join(tmpdir(), "bench-"));
	const report = join(folder, "measured.json");
	const started = Date.now();
	const busyBefore = busyTime();
	try {
		await run(process.execPath, args, report);
		const measured = JSON.parse(readFileSync(report, "utf8")) as Measured;
		const others = (busyTime() - busyBefore - measured.processor) / (Date.now() - started);
		return { name, ...measured, others: Math.max(0, others), written: newerFiles(join(root, "dist"), started) };
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

function run(program: string, args: readonly string[], report: string): Promise<void> {
	// With what `package.json` gives V8: it is given to this process too.
	const child = spawn(program, [...process.execArgv, ...args], {
		stdio: ["ignore", "ignore", "pipe"],
		env: { ...process.env, SITE_MEASURE: report },
	});
	let errors = "";
	child.stderr.on("data", (data: Buffer) => {
		errors += data.toString();
	});
	return new Promise((resolve, reject) => {
		child.on("error", reject);
		child.on("exit", (code) => {
			if (code === 0) resolve();
			else reject(new Error(`${args.join(" ")} ended with ${String(code)}:\n${errors}`));
		});
	});
}

/** Milliseconds that all processors of this machine were busy, since it started. */
function busyTime(): number {
	return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
}

function newerFiles(folder: string, since: number): number {
	try {
		return readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
			(entry) => entry.isFile() && statSync(join(entry.parentPath, entry.name)).mtimeMs >= since,
		).length;
	} catch (error) {
		// `validate` leaves no output.
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return 0;
		throw error;
	}
}

/** Replaces a part of a file of the content, which must be there. */
function replace(root: string, name: string, from: string, to: string): void {
	const file = join(root, "content", name);
	const text = readFileSync(file, "utf8");
	if (!text.includes(from)) throw new Error(`"${from}" is not in ${name}.`);
	writeFileSync(file, text.replace(from, to));
}

/** Gives a product of the generated site another price, in whole euros. */
function setPrice(root: string, product: string, euros: number): void {
	const file = join(root, "content/facts/products.yaml");
	const [before = "", own = ""] = readFileSync(file, "utf8").split(`\n${product}:\n`);
	writeFileSync(file, `${before}\n${product}:\n${own.replace(/price: "\d+"/, `price: "${euros}"`)}`);
}
