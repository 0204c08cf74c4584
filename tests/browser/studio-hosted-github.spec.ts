import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type GitServer, startGitServer } from "../helpers/git-server.ts";
import type { RunOnServer } from "../helpers/github/rest-answers.ts";
import { type GithubServer, startGithubServer } from "../helpers/github-server.ts";
import { isInMemory, Overheard, placesOf } from "./audit/secrets.ts";
import {
	action,
	askServer,
	test as base,
	beginEditing,
	buildStudio,
	door,
	expect,
	HostedRepository,
	introduce,
	needsGitServer,
	putOnline,
	retitle,
	title,
	trouble,
} from "./hosted-site.ts";
import { panel, studioFindings } from "./studio-workshop.ts";

needsGitServer();

interface OnGithub {
	readonly github: GithubServer;
	/** Serves Studio, and nothing of Git. */
	readonly files: GitServer;
	readonly site: HostedRepository;
}

const test = base.extend<object, { onGithub: OnGithub }>({
	onGithub: [
		async ({ siteFolder }, use) => {
			const root = mkdtempSync(join(tmpdir(), "github-site-"));
			cpSync(siteFolder.root, root, { recursive: true });
			const github = await startGithubServer();
			await buildStudio(root, "--github", "bakkerij/site", "--api", github.api);
			const files = await startGitServer({ folder: join(root, "dist-studio"), isStudio: true });
			const site = new HostedRepository(github.repository("bakkerij", "site"), siteFolder.seed);
			site.begin();
			await use({ github, files, site });
			await files.stop();
			await github.stop();
			rmSync(root, { recursive: true, force: true });
		},
		{ scope: "worker" },
	],
});

const before = "Maak kennis met onze praktijk";

const why = (page: Page) => door(page).getByRole("alert");

/** Somebody pastes a token at the door. */
async function signIn(page: Page, token: string): Promise<void> {
	await door(page).getByLabel("Sleutel", { exact: true }).fill(token);
	await door(page).getByRole("button", { name: "Aanmelden", exact: true }).click();
}

/** Everything that a repository has, in whatever state it is. */
function everythingIn(repository: string): string {
	const { stdout } = spawnSync("git", ["-C", repository, "cat-file", "--batch-all-objects", "--batch"], {
		maxBuffer: 2 ** 28,
	});
	return stdout.toString("latin1");
}

test("whoever has a token of GitHub edits, sees what others did, puts online and signs out; the token is sent and nowhere else", async ({
	page,
	onGithub,
}) => {
	const { github, files, site } = onGithub;
	const overheard = new Overheard(page.context(), "authorization");
	const address = `${files.origin}/over-ons`;
	await page.goto(address);
	await expect(door(page).getByLabel("Sleutel", { exact: true })).toBeVisible();
	for (const width of [360, 1280]) {
		await page.setViewportSize({ width, height: 740 });
		expect.soft(await studioFindings(page), `the door at ${width} px`).toEqual([]);
	}
	await expect(door(page).getByRole("link")).toHaveAttribute(
		"href",
		`${github.api}/settings/personal-access-tokens/new`,
	);

	// What is not right with a token is said, and said again when it is the same.
	for (const token of ["github_pat_ouderwets", "github_pat_nieuwerwets", "sleutel met spaties", "sleutel…"]) {
		await signIn(page, token);
		await expect(why(page)).toContainText("GitHub kent deze sleutel niet");
		await expect(door(page).getByRole("button", { name: "Aanmelden", exact: true })).toHaveAttribute(
			"aria-disabled",
			"false",
		);
	}
	github.allowPush(false);
	await signIn(page, github.token);
	await expect(why(page)).toContainText("mag u de site alleen lezen");
	github.allowPush(true);
	await door(page).getByLabel("Bewaren in deze browser").check();
	github.signIn({ login: "ZoedV", name: "Zoë" });
	await signIn(page, `  ${github.token} `);
	// Who has the token GitHub knows, and so it knows two people of one name apart.
	await expect(door(page).getByRole("textbox", { name: "Naam" })).toHaveValue("Zoë");
	await introduce(page, "Zoë de Vries");
	await beginEditing(page);
	await expect(title(page)).toHaveText(before);
	await retitle(page, "Dit zijn wij");
	const drafts = () => site.git("for-each-ref", "--format=%(refname)", "refs/heads/studio");
	await expect.poll(drafts).toContain("refs/heads/studio/zoedv-");
	expect(site.lastChange(drafts())).toContain("+title: Dit zijn wij");

	// A token that ends while somebody types stops nobody from typing.
	github.answer({ status: 401, message: "Bad credentials" });
	await askServer(page);
	await expect(trouble(page)).toContainText("U bent niet meer aangemeld");
	await retitle(page, "Dit zijn wij dan");
	await trouble(page).getByRole("button", { name: "Opnieuw aanmelden" }).click();
	await signIn(page, github.token);
	await expect(why(page)).toContainText("GitHub kent deze sleutel niet");
	// Where GitHub says nothing, nobody waits for it.
	for (const fault of ["nothing", { status: 502 }] as const) {
		github.answer(fault);
		await signIn(page, github.token);
		await expect(why(page)).toContainText("GitHub geeft nu geen antwoord", { timeout: 30_000 });
	}
	github.answer({ status: 401, message: "Bad credentials" });
	await door(page).getByRole("button", { name: "Later aanmelden" }).click();
	await expect(title(page)).toHaveText("Dit zijn wij dan");
	await trouble(page).getByRole("button", { name: "Opnieuw aanmelden" }).click();
	// Only now: what is asked meanwhile would be answered, and there would be no trouble left to sign in for.
	github.answer(undefined);
	await door(page).getByLabel("Bewaren in deze browser").check();
	await signIn(page, github.token);
	await expect(door(page)).toHaveCount(0);
	await expect(trouble(page)).toHaveCount(0);

	await site.putOnline("pages/over-ons.yaml", (text) => text.replace("Wat we willen bereiken", "Wat wij willen"));
	await putOnline(page, "Kop van over ons");
	expect(site.git("log", "-1", "--format=%s", "main")).toBe("Kop van over ons");
	expect(site.lastChange()).toEqual([`-title: ${before}`, "+title: Dit zijn wij dan"]);
	expect(site.online("pages/over-ons.yaml")).toContain("Wat wij willen");
	await expect.poll(drafts).toBe("");
	site.git("fsck", "--strict");

	// The memory of the page is searched, and what is in it is found.
	await page.evaluate(() => Object.assign(globalThis, { proof: ["sleutel", "in", "geheugen"].join("-") }));
	expect(await isInMemory(page, "sleutel-in-geheugen")).toBe(true);
	expect(await isInMemory(page, github.token)).toBe(false);
	expect(await placesOf(page, github.token)).toEqual([]);

	await page.reload();
	await beginEditing(page);
	await expect(title(page)).toHaveText("Dit zijn wij dan");
	await expect(door(page)).toHaveCount(0);
	expect(await isInMemory(page, github.token)).toBe(false);

	// Nothing holds the files of a page that is no more.
	await page.goto(`${files.origin}/licences.txt`);
	await page.evaluate(() => localStorage.setItem("proof", "sleutel-in-opslag"));
	expect(await placesOf(page, "sleutel-in-opslag")).toEqual(["localStorage/proof"]);
	expect(await placesOf(page, github.token)).toEqual([]);
	expect(overheard.with(github.token)).toEqual([]);
	expect(overheard.with("/graphql")).not.toEqual([]);
	expect(everythingIn(site.repository)).not.toContain(github.token);
	expect(everythingIn(site.repository)).toContain("Dit zijn wij dan");

	await page.goto(address);
	await action(page, "Aanmelding").click();
	await panel(page).getByRole("button", { name: "Sleutel verwijderen" }).click();
	await expect(door(page).getByLabel("Sleutel", { exact: true })).toHaveValue("");
	await page.reload();
	await expect(door(page).getByLabel("Sleutel", { exact: true })).toBeVisible();
	await signIn(page, github.token);
	// Whoever comes next is somebody else, until they say who they are.
	await introduce(page, "Zoë de Vries");
	await expect(title(page)).toHaveText("Dit zijn wij dan");
	// Nobody asked for it to be kept.
	await page.reload();
	await expect(door(page).getByLabel("Sleutel", { exact: true })).toBeVisible();

	// What has not arrived stays when the token goes, and that is said.
	await signIn(page, github.token);
	await expect(door(page)).toHaveCount(0);
	await beginEditing(page);
	github.answer("nothing");
	await retitle(page, "Dit zijn wij weer");
	await action(page, "Aanmelding").click();
	await panel(page).getByRole("button", { name: "Sleutel verwijderen" }).click();
	await expect(panel(page).getByRole("alert")).toContainText("dat blijft op dit apparaat staan");
	expect(await studioFindings(page)).toEqual([]);
	github.answer(undefined);
	await askServer(page);
	await trouble(page).getByRole("button", { name: "Opnieuw aanmelden" }).click();
	await signIn(page, github.token);
	await expect.poll(drafts).toContain("refs/heads/studio/zoedv-");
	await expect(panel(page).getByRole("alert")).toHaveCount(0);
	await panel(page).getByRole("button", { name: "Sleutel verwijderen" }).click();
	await expect(door(page).getByLabel("Sleutel", { exact: true })).toBeVisible();
	// Another of the same name, with an account of their own, gets nothing of it.
	github.signIn({ login: "zoe-2", name: "Zoë" });
	await signIn(page, github.token);
	await introduce(page, "Zoë de Vries");
	await expect(title(page)).toHaveText("Dit zijn wij dan");
});

test("what GitHub could not make or shows to nobody is told, with the place where that is mended", async ({
	page,
	onGithub,
}) => {
	const { github, files, site } = onGithub;
	github.signIn({ login: "bas-b", name: "Bas" });
	await page.goto(`${files.origin}/werkwijze`);
	await signIn(page, github.token);
	await introduce(page, "Bas Bakker");
	await beginEditing(page);
	await retitle(page, "Zo werken we");
	const ran = (conclusion: string, jobs: NonNullable<RunOnServer["jobs"]>) =>
		github.run([
			{
				...{ path: ".github/workflows/site.yml", status: "completed", conclusion, jobs },
				...{ commit: site.git("rev-parse", "main"), at: "2026-11-26T14:03:00Z" },
			},
		]);
	await putOnline(page, "Kop van de werkwijze");
	const seen = panel(page).getByRole("region", { name: "Wat bezoekers nu zien" });
	ran("failure", [{ name: "build", conclusion: "failure", steps: ["Set up job", "Run npm ci"] }]);
	await expect(seen.getByRole("status")).toHaveText(/^De site kon niet worden gemaakt\./);
	await expect(seen.locator("pre")).toHaveText("build: Run npm ci");
	ran("success", [
		{ name: "build", conclusion: "success", steps: ["Run npm run build"] },
		{ name: "deploy", conclusion: "skipped", steps: [] },
	]);
	await expect(seen.getByRole("status")).toHaveText(/GitHub laat haar aan niemand zien\./);
	await expect(seen.getByRole("link", { name: "Open GitHub Pages" })).toHaveAttribute(
		"href",
		"https://github.com/bakkerij/site/settings/pages",
	);
	expect(await studioFindings(page)).toEqual([]);
	github.run([]);
});
