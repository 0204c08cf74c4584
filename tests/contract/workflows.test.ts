import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { marked } from "marked";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { projectFolder } from "../browser/project.ts";
import { testWith } from "../helpers/programs.ts";

interface Step {
	readonly name?: string;
	readonly uses?: string;
	readonly run?: string;
	readonly env?: Readonly<Record<string, string>>;
}

interface Job {
	readonly permissions?: Readonly<Record<string, string>>;
	readonly steps: readonly Step[];
}

interface Workflow {
	readonly on: Readonly<Record<string, unknown>>;
	readonly permissions: Readonly<Record<string, string>>;
	readonly jobs: Readonly<Record<string, Job>>;
}

const folder = join(projectFolder, ".github/workflows");
const ofNewSites = join(projectFolder, "src/starter/shared/.github/workflows");
const workflows = [folder, ofNewSites].flatMap((each) =>
	readdirSync(each).map((name) => parse(readFileSync(join(each, name), "utf8")) as Workflow),
);
const jobs = workflows.flatMap((workflow) => Object.values(workflow.jobs));
const steps = jobs.flatMap((job) => job.steps);

describe("Every workflow", () => {
	test("runs actions that nobody can exchange", () => {
		const used = steps.flatMap(({ uses }) => uses ?? []);
		expect(used.length).toBeGreaterThan(0);
		expect(used.filter((each) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(each))).toEqual([]);
	});

	test("installs what is locked, and nothing else", () => {
		const commands = [...steps.map(({ run = "" }) => run), readFileSync(join(projectFolder, ".ci/run"), "utf8")];
		const installing = commands.flatMap((run) => run.match(/\bnpm (ci|i|install|add|exec|x)\b|\bnpx\b/g) ?? []);
		expect(new Set(installing)).toEqual(new Set(["npm ci"]));
	});

	test("reads and no more, but for the jobs that run no code of a pull request", () => {
		for (const { on, permissions } of workflows) {
			expect(on).not.toHaveProperty("pull_request_target");
			expect(permissions).toEqual({ contents: "read" });
		}
		for (const job of jobs.filter(({ permissions }) => permissions)) {
			const actions = job.steps.flatMap(({ uses }) => uses?.split("@")[0] ?? []);
			expect(actions).toEqual(["actions/download-artifact"]);
			// A token and what came from elsewhere never meet in one step.
			expect(job.steps.filter(({ env, run }) => env?.GH_TOKEN && run?.includes("received"))).toEqual([]);
			expect(job.steps.filter(({ run }) => /\b(npm|npx|node|git)\b/.test(run ?? ""))).toEqual([]);
		}
	});

	test("puts nothing that others wrote into a command", () => {
		const harmless = /^\$\{\{ github\.event_name == 'pull_request' && '[^']*' \|\| '' \}\}$/;
		const inserted = steps.flatMap(({ run = "" }) => run.match(/\$\{\{.*?\}\}/g) ?? []);
		expect(inserted.filter((each) => !harmless.test(each))).toEqual([]);
	});
});

test("Everything is asked at night and for a tag, and a pull request does not wait for that", () => {
	const whole = workflows.filter(({ jobs }) =>
		Object.values(jobs).some(({ steps }) => steps.some(({ run }) => run === "bash .ci/run --all")),
	);
	expect(whole.map(({ on }) => Object.keys(on))).toEqual([["schedule", "push", "workflow_dispatch"]]);
	expect(whole.map(({ on }) => on.push)).toEqual([{ tags: ["**"] }]);
});

describe("The comment on a pull request", () => {
	const testHere = testWith("bash", "perl");
	const quoting = steps.find(({ name }) => name === "Quote")?.run ?? "";
	let place: string;

	beforeEach(() => {
		place = mkdtempSync(join(tmpdir(), "comment-"));
		mkdirSync(join(place, "received"));
	});
	afterEach(() => rmSync(place, { recursive: true }));

	/** Runs the step as GitHub does. Gives the comment, or undefined when the step fails. */
	function quote(text: string | Uint8Array | undefined, touched = "true"): string | undefined {
		if (text !== undefined) writeFileSync(join(place, "received/review.txt"), text);
		writeFileSync(join(place, "step.sh"), quoting);
		const env = { PATH: process.env.PATH, TOUCHED: touched, RUN: "https://github.example/runs/1" };
		const { status } = spawnSync("bash", ["-e", "step.sh"], { cwd: place, env });
		return status === 0 ? readFileSync(join(place, "comment.md"), "utf8") : undefined;
	}

	testHere("shows a review as it is", async () => {
		expect(quote("Pagina /contact\n\n  Titel ‘Vraag’ → ‘السؤال’\n\n1 wijziging\n")).toBe(`<!-- content-review -->

    Pagina /contact
    
      Titel ‘Vraag’ → ‘السؤال’
    
    1 wijziging


[Met de hele teksten](https://github.example/runs/1)
`);
	});

	const nasty: Readonly<Record<string, string | Uint8Array>> = {
		markdown: "# kop\n@iemand #12 [klik](https://kwaad.example) ![](https://kwaad.example/x.png) **vet**",
		html: "</code></pre><img src=x onerror=alert(1)><details><!-- content-review -->",
		fences: "```\n````````\n~~~\n`````````````\n</pre>\n```",
		carriage: "regel\r# kop\r\n\r@iemand\r<b>vet</b>",
		separators: "regel\u2028# kop\u2029<b>\u0085<i>\u000b<s>\u000c<u>",
		invisible: "\u202e\u2066@iemand\u200b\ufeff\u001b[31m\u0000\u00ad\u{e0041}",
		bytes: Uint8Array.from([0xff, 0xfe, 0x0a, 0xc3, 0x28, 0x0a, 0xf0, 0x28, 0x8c, 0x28, 0x0a, 0xed, 0xa0, 0x80]),
		long: "@iemand https://kwaad.example\n".repeat(50_000),
		wide: "🦻".repeat(100_000),
		blank: "\n".repeat(70_000),
		workflow: "::set-output name=x::y\n$(id) `id` \\\n' \" %s %n",
		nothing: "",
	};

	testHere("is a quotation, whatever the text says", async () => {
		for (const [name, text] of Object.entries(nasty)) {
			const comment = quote(text) ?? "";
			expect(comment.length, name).toBeLessThan(65_000);
			expect(comment, name).not.toMatch(/[^\n\t\P{C}]/u);
			const lines = comment.split("\n");
			expect(lines[0], name).toBe("<!-- content-review -->");
			const own = lines.slice(1).filter((line) => line.trim() !== "" && !line.startsWith("    "));
			expect(own, name).toEqual(["[Met de hele teksten](https://github.example/runs/1)"]);
			const tags = new Set((await marked.parse(comment)).match(/<[^>]*>/g));
			const expected = ["<!-- content-review -->", "<pre>", "<code>", "</code>", "</pre>", "<p>", "</a>", "</p>"];
			const link = '<a href="https://github.example/runs/1">';
			expect(
				[...tags].filter((tag) => ![...expected, link].includes(tag)),
				name,
			).toEqual([]);
		}
	});

	testHere("is not written from anything but a file of text and a plain answer", async () => {
		expect(quote("x", "false")).toBeDefined();
		for (const touched of ["", "TRUE", "true\nfalse", "true; id", " true"]) {
			rmSync(join(place, "comment.md"), { force: true });
			expect(quote("x", touched), touched).toBeUndefined();
		}
		rmSync(join(place, "received/review.txt"));
		expect(quote(undefined)).toBeUndefined();
		symlinkSync("/proc/self/environ", join(place, "received/review.txt"));
		expect(quote(undefined)).toBeUndefined();
	});
});
