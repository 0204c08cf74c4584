import type { ChildProcess } from "node:child_process";
import {
	chmodSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openContent } from "#engine/content/content.ts";
import { checkContent } from "#pipeline/checked/check-content.ts";
import { jsonReport } from "#pipeline/report/json.ts";
import type { ContentState } from "#studio/brain/content/content-state.ts";
import { startDev } from "../helpers/dev-command.ts";
import { type TemporarySite, temporarySite } from "../helpers/example-site.ts";

/** Whatever editors and file systems do while `dev` runs, it soon shows what a fresh start would show. */
const steps = Number(process.env.FUZZ_RUNS ?? 200);

const seed = Number(process.env.FUZZ_SEED ?? 20_261_122);

/** After so many steps everybody rests, and what is shown has to be right within this time, in milliseconds. */
const breath = 20;
const soon = 60_000;

let site: TemporarySite;
let dev: ChildProcess;
let origin: string;
let said = "";

beforeAll(async () => {
	site = temporarySite();
	({ child: dev, origin } = await startDev(site.root, {
		stderr: (words) => {
			said += words;
		},
	}));
	await fetch(origin);
});

afterAll(() => {
	dev.kill();
	site.dispose();
});

const path = (name: string) => join(site.root, "content", name);

const names = [
	"pages/contact.yaml",
	"pages/aanbod.yaml",
	"pages/over-ons.yaml",
	"pages/blogs/een-eerste-opmeting.yaml",
	"pages/blogs",
	"pages/berichten",
	"facts/products.yaml",
	"words/nl.yaml",
	"site.yaml",
	"images",
];

interface Step {
	readonly what: "rename" | "delete" | "cut" | "write" | "lock" | "unlock" | "restore";
	readonly name: string;
	readonly other: string;
	readonly pause: number;
}

const anyStep: fc.Arbitrary<Step> = fc.record({
	what: fc.constantFrom("rename", "rename", "delete", "cut", "write", "lock", "unlock", "restore"),
	name: fc.constantFrom(...names),
	other: fc.constantFrom(...names),
	pause: fc.nat(40),
});

/** What the files said at first. */
const first = new Map<string, Buffer>();

function take({ what, name, other }: Step): void {
	const at = path(name);
	const text = first.get(name);
	if (what === "restore" && text) {
		mkdirSync(dirname(at), { recursive: true });
		writeFileSync(at, text);
	}
	if (!existsSync(at)) return;
	const isFile = name.endsWith(".yaml");
	if (what === "rename" && isFile === other.endsWith(".yaml") && !existsSync(path(other))) renameSync(at, path(other));
	if (what === "delete") rmSync(at, { recursive: true });
	if (what === "cut" && isFile) writeFileSync(at, readFileSync(at).subarray(0, 300));
	if (what === "write" && isFile) writeFileSync(at, `${readFileSync(at, "utf8")}# nu\n`);
	if (what === "lock") chmodSync(at, 0);
	if (what === "unlock") chmodSync(at, isFile ? 0o644 : 0o755);
}

/** What is wrong, as a fresh start would find it. */
function fresh(): string[] {
	const { problems, language, site: read } = checkContent(openContent(site.root));
	return jsonReport(problems, { language, texts: read.texts }).problems.map(wordsOf).sort();
}

function wordsOf({ file, line, column, code, message }: ContentState["problems"][number]): string {
	return `${file}:${line}:${column} ${code} ${message}`;
}

async function state(): Promise<ContentState> {
	return (await (await fetch(`${origin}/@site/problems.json`)).json()) as ContentState;
}

async function settled(story: string): Promise<void> {
	const expected = fresh();
	let latest: readonly string[] = [];
	for (const end = Date.now() + soon; Date.now() < end; ) {
		const { checking, problems } = await state();
		latest = problems.map(wordsOf).sort();
		if (!checking && JSON.stringify(latest) === JSON.stringify(expected)) return;
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
	expect(latest, story).toEqual(expected);
	throw new Error(`${story}\nThe content is still being checked.`);
}

test("renames, deletions, half-written files and lost permissions", async () => {
	for (const name of readdirSync(join(site.root, "content"), { recursive: true, encoding: "utf8" })) {
		if (name.endsWith(".yaml")) first.set(name, readFileSync(path(name)));
	}
	const before = await (await fetch(`${origin}/contact.page.json`)).text();
	const taken: string[] = [];
	for (const [index, step] of fc.sample(anyStep, { numRuns: steps, seed }).entries()) {
		try {
			take(step);
			taken.push(`${step.what} ${step.name} ${step.what === "rename" ? step.other : ""}`);
		} catch {
			// What may not be touched stays as it is.
		}
		await new Promise((resolve) => setTimeout(resolve, step.pause));
		if (index % breath === breath - 1) await settled(taken.join("\n"));
	}
	for (const name of names) if (existsSync(path(name))) chmodSync(path(name), name.endsWith(".yaml") ? 0o644 : 0o755);
	rmSync(join(site.root, "content"), { recursive: true });
	site.restore();
	await settled("everything as it was");
	// What was wrong before may be what is wrong now, so that nothing tells whether all of it was noticed yet.
	const contact = async () => (await fetch(`${origin}/contact.page.json`)).text();
	await expect.poll(contact, { timeout: soon }).toBe(before);
	expect(said).toBe("");
});
