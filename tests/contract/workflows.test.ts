import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { marked } from "marked";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { projectFolder } from "../browser/project.ts";
import { testWith } from "../helpers/programs.ts";
import { workflowFaults } from "../helpers/workflow-faults.ts";

interface Step {
	readonly name?: string;
	readonly uses?: string;
	readonly run?: string;
	readonly env?: Readonly<Record<string, string>>;
	readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
	readonly if?: string;
	readonly needs?: string | readonly string[];
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
const files = [folder, ofNewSites].flatMap((each) => readdirSync(each).map((name) => join(each, name)));
const read = (file: string) => parse(readFileSync(file, "utf8")) as Workflow;
const workflows = files.map(read);
const jobs = workflows.flatMap((workflow) => Object.values(workflow.jobs));
const steps = jobs.flatMap((job) => job.steps);

describe("Every workflow", () => {
	test("is one by GitHub's own reader, which finds what is wrong in one", async () => {
		for (const file of files) expect(await workflowFaults(file, readFileSync(file, "utf8")), file).toEqual([]);
		const site = readFileSync(join(ofNewSites, "site.yml"), "utf8");
		const mistakes: Readonly<Record<string, (text: string) => string>> = {
			"Unrecognized named-value: 'githubb'": (text) => text.replace("github.run_id", "githubb.run_id"),
			"Unexpected value 'runn'": (text) => text.replace("- run:", "- runn:"),
			"unknown job 'pagess'": (text) => text.replace("[build, pages]", "[build, pagess]"),
			"Unexpected value 'reed'": (text) => text.replace("pages: read", "pages: reed"),
			"Unexpected end of expression": (text) => text.replace("== 'workflow'", "=="),
		};
		for (const [words, make] of Object.entries(mistakes)) {
			const made = make(site);
			expect(made, words).not.toBe(site);
			expect((await workflowFaults("site.yml", made)).join("\n"), words).toContain(words);
		}
	});

	test("runs actions that nobody can exchange", () => {
		const used = steps.flatMap(({ uses }) => uses ?? []);
		expect(used.length).toBeGreaterThan(0);
		expect(used.filter((each) => !/^[\w-]+\/[\w-]+(?:\/[\w-]+)?@[0-9a-f]{40}$/.test(each))).toEqual([]);
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
			expect(["", "actions/download-artifact", "actions/deploy-pages"]).toContain(actions.join());
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

test("What is kept or put online has every file, also those whose names begin with a dot", () => {
	const kept = steps.filter(
		({ uses = "", with: how }) => /\/upload-(?:pages-)?artifact@/.test(uses) && how?.path === "dist",
	);
	expect(kept.length).toBe(2);
	for (const { with: how } of kept) expect(how).toMatchObject({ "include-hidden-files": true });
});

test("Who makes the sitemap knows when a page last changed, and what was made before", () => {
	for (const { steps } of [join(folder, "daily.yml"), join(ofNewSites, "site.yml")].flatMap((file) =>
		Object.values(read(file).jobs),
	)) {
		if (!steps.some(({ run }) => run?.startsWith("npm run build"))) continue;
		const using = (name: string) => steps.findIndex(({ uses = "" }) => uses.startsWith(`${name}@`));
		expect(steps[using("actions/checkout")]?.with).toMatchObject({ "fetch-depth": 0 });
		// npm empties the folder in which it is kept.
		expect(using("actions/cache")).toBeGreaterThan(steps.findIndex(({ run }) => run?.startsWith("npm ci")));
		expect(steps[using("actions/cache")]?.with).toMatchObject({ path: "node_modules/.cache/site" });
	}
});

describe("Who changes only content", () => {
	const { jobs: checks } = read(join(folder, "check.yml"));
	const testHere = testWith("bash", "git");
	const finding = checks.changes?.steps.find(({ name }) => name === "Changes")?.run ?? "";

	test("waits for the check of the content and a build, and for nothing else", () => {
		const waiting = Object.entries(checks).filter(([, job]) => job.if === undefined);
		expect(waiting.map(([name]) => name)).toEqual(["changes", "content"]);
		for (const [name, job] of Object.entries(checks).filter(([, job]) => job.if !== undefined))
			expect([name, job.needs, job.if]).toEqual([name, "changes", "needs.changes.outputs.code == 'true'"]);
		expect(checks.content?.steps.map(({ run }) => run)).toContain("npm run build");
	});

	testHere("is told from who changes more", async () => {
		const place = mkdtempSync(join(tmpdir(), "changes-"));
		try {
			const run = (...args: string[]) => spawnSync("git", ["-C", place, ...args], { encoding: "utf8" });
			const person = ["-c", "user.name=x", "-c", "user.email=x@voorbeeld.example", "-c", "commit.gpgsign=false"];
			const commit = () => run(...person, "commit", "--quiet", "--allow-empty", "--message", "x");
			const write = (name: string) => {
				mkdirSync(join(place, name, ".."), { recursive: true });
				writeFileSync(join(place, name), name);
				run("add", "--all");
			};
			writeFileSync(join(place, "step.sh"), finding);
			run("init", "--quiet");
			write("src/oud.ts");
			commit();
			const told = (event: string) => {
				const env = { PATH: process.env.PATH, RUNNER_TEMP: join(place, ".git"), EVENT: event };
				const output = join(place, ".git/output");
				writeFileSync(output, "");
				const { status } = spawnSync("bash", ["-e", "step.sh"], { cwd: place, env: { ...env, GITHUB_OUTPUT: output } });
				expect(status).toBe(0);
				return readFileSync(output, "utf8").trim();
			};
			const changes: [string, () => void][] = [
				["false", () => write("content/pages/contact.yaml")],
				["false", () => write("content/images/een foto – café.jpg")],
				["true", () => write("content/README.md")],
				["true", () => write("src/nieuw.ts")],
				["true", () => run("mv", "src/oud.ts", "content/oud.yaml")],
				["true", () => write("mijn-content/x.yaml")],
				["true", () => {}],
			];
			for (const [expected, change] of changes) {
				change();
				commit();
				expect(told("pull_request"), String(change)).toBe(`code=${expected}`);
			}
			write("content/pages/contact.yaml");
			expect(told("push")).toBe("code=true");
		} finally {
			rmSync(place, { recursive: true });
		}
	});
});

describe("A site that is not on Pages yet", () => {
	const testHere = testWith("bash");
	const asking = read(join(ofNewSites, "site.yml")).jobs.pages?.steps.find(({ name }) => name === "Pages")?.run ?? "";

	testHere("is made and not put online, and GitHub's answer decides", async () => {
		const place = mkdtempSync(join(tmpdir(), "pages-"));
		try {
			writeFileSync(join(place, "step.sh"), asking);
			const told = (answer: string) => {
				writeFileSync(join(place, "gh"), `#!/bin/sh\n${answer}\n`, { mode: 0o755 });
				writeFileSync(join(place, "output"), "");
				const env = { PATH: `${place}:${process.env.PATH}`, GITHUB_OUTPUT: join(place, "output"), REPOSITORY: "a/b" };
				const { status, stdout } = spawnSync("bash", ["-e", "step.sh"], { cwd: place, env, encoding: "utf8" });
				return [status, readFileSync(join(place, "output"), "utf8").trim(), stdout.includes("::notice")];
			};
			expect(told("echo workflow")).toEqual([0, "source=workflow", false]);
			expect(told("echo legacy")).toEqual([0, "source=none", true]);
			expect(told("echo")).toEqual([0, "source=none", true]);
			expect(told("echo 'gh: Not Found (HTTP 404)' >&2; exit 1")).toEqual([0, "source=none", true]);
			expect(told("echo 'gh: Server Error (HTTP 502)' >&2; exit 1")).toEqual([1, "", false]);
		} finally {
			rmSync(place, { recursive: true });
		}
	});
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
