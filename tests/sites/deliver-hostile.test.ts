import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filesIn } from "../helpers/content-folder.ts";
import { OwnServer, type RawEntry } from "../helpers/own-server.ts";
import { git } from "../helpers/repository.ts";

/** Whatever is pushed, by whomever: nothing of it is run, nothing leaves the folder, and what is online stays. */
let server: OwnServer;
let first: string;

/** What a program that should not run would leave. */
const trace = () => join(dirname(server.home), "was-run");

beforeAll(async () => {
	server = new OwnServer();
	first = server.push();
	await server.deliver();
});

afterAll(() => server.dispose());

/** Every file of the server but those of Git and of the builder's own. */
function around(): string[] {
	const names = readdirSync(dirname(server.home), { recursive: true, encoding: "utf8" });
	const own =
		/^home\/(?:git|site|releases|manifests|online|checked|cache|state\.json|delivery\.\w+|check\.lock)(?:\/|$)/;
	return names.filter((name) => !own.test(name)).sort();
}

test("programs beside the content are not run, and nothing in it is a setting of Git", async () => {
	const run = `touch ${trace()}`;
	const put = (name: string, text: string) => {
		mkdirSync(dirname(join(server.editor.root, name)), { recursive: true });
		writeFileSync(join(server.editor.root, name), text);
	};
	const code = `import { writeFileSync } from "node:fs";\nwriteFileSync(${JSON.stringify(trace())}, "");\n`;
	const scripts = Object.fromEntries(
		["preinstall", "install", "prepare", "build", "validate"].map((name) => [name, run]),
	);
	put("package.json", JSON.stringify({ scripts }));
	for (const name of ["vite.config.ts", "sections/hero/schema.ts", "sections/vals/schema.ts", "sections/vals/View.tsx"])
		put(name, code);
	put("src/site/sections/vals/schema.ts", code);
	for (const name of [".husky/post-checkout", "hooks/post-receive", ".git-hooks/post-checkout"])
		put(name, `#!/bin/sh\n${run}\n`);
	put(".gitattributes", "* filter=vals\n");
	put("content/.gitattributes", "* filter=vals ident export-subst\n*.yaml export-ignore\n");
	put("content/.npmrc", "node-options=--require=/nergens\n");
	put("content/package.json", JSON.stringify({ scripts }));
	put("content/sections/vals/schema.ts", code);
	// The server knows the filter, so that only its not being asked saves it.
	for (const side of ["clean", "smudge", "process"]) git(server.repository, "config", `filter.vals.${side}`, run);
	server.editor.replace("pages/contact.yaml", "Vraag het ons", "Vraag het $Id$ $Format:%H$");
	git(server.editor.root, "config", "core.attributesFile", "/dev/null");
	const commit = server.push();
	const before = around();
	// The builder has no place for code in the content, and says so or takes no notice; the rest comes online.
	const done = await server.deliver().catch((error: unknown) => error);
	expect(existsSync(trace())).toBe(false);
	expect(around()).toEqual(before);
	if (done !== true) expect(server.online).toBe(first);
	const taken = filesIn(join(server.home, "site/content"));
	expect(taken.get("pages/contact.yaml")).toContain("$Id$ $Format:%H$");
	for (const name of ["package.json", ".npmrc", "sections/vals/schema.ts"])
		git(server.editor.root, "rm", "--quiet", "--force", `content/${name}`);
	expect(git(server.repository, "rev-parse", "main")).toBe(commit);
	const clean = server.push();
	expect(await server.deliver()).toBe(true);
	expect(server.online).toBe(clean);
	expect(server.page("contact.html")).toContain("$Id$ $Format:%H$");
	expect(existsSync(trace())).toBe(false);
	expect(around()).toEqual(before);
});

/** The entries of `content`, of which some are others. */
function contentWith(...entries: readonly RawEntry[]): RawEntry[] {
	const listed = git(server.repository, "ls-tree", `${first}:content`).split("\n");
	const own = listed.map((line) => /^(\d+) \w+ (\w+)\t(.*)$/.exec(line)?.slice(1) ?? []);
	const names = entries.map(({ name }) => name.toString());
	return [
		...own.map(([mode = "", id = "", name = ""]) => ({ mode: mode.replace(/^0/, ""), id, name })),
		...entries,
	].filter((entry) => entries.includes(entry) || !names.includes(entry.name.toString()));
}

/** Makes a version whose content has these entries besides, and gives what its delivery says. */
async function refused(...entries: readonly RawEntry[]): Promise<string> {
	const tree = server.tree(contentWith(...entries));
	return refusedTop([{ mode: "40000", name: "content", id: tree }]);
}

async function refusedTop(top: readonly RawEntry[]): Promise<string> {
	const online = server.online;
	const before = around();
	const commit = server.pushRaw(top, git(server.repository, "rev-parse", "main"));
	const done = await server.deliver().then(
		(isDone) => isDone,
		(error: unknown) => error,
	);
	expect(done).not.toBe(true);
	expect(server.online).toBe(online);
	expect(around()).toEqual(before);
	expect(existsSync(trace())).toBe(false);
	const { state, report = [], commit: told } = server.delivery;
	expect([state, told]).toEqual(["failed", commit]);
	return report.join("\n");
}

const file = (name: string | Buffer, content: string | Buffer = "iets"): RawEntry => ({
	mode: "100644",
	name,
	id: server.blob(content),
});

const folder = (name: string, ...entries: readonly RawEntry[]): RawEntry => ({
	mode: "40000",
	name,
	id: server.tree(entries),
});

test("links and other repositories are refused by name", async () => {
	const link = (name: string, to: string): RawEntry => ({ ...file(name, to), mode: "120000" });
	expect(await refused(link("site.yaml", "/etc/passwd"))).toContain("content/site.yaml is een koppeling");
	expect(await refused(link("pages", "/etc"))).toContain("content/pages is een koppeling");
	expect(await refused(link("los.txt", "../../../was-run"))).toContain("content/los.txt is een koppeling");
	expect(await refused({ mode: "160000", name: "words", id: first })).toContain(
		"content/words is een andere repository",
	);
});

test("names that lead elsewhere are refused, whatever they are made of", async () => {
	const names = ["..", ".", ".git", ".GIT", "../../was-run", "regel\neinde", "a\\b", "\u0007piep", "a\u202eb"];
	for (const name of names) expect(await refused(file(name)), name).toMatch(/heeft een naam die hier niet kan/);
	expect(await refused(file(Buffer.from([0x61, 0xff])))).toContain("heeft een naam die hier niet kan");
	expect(await refused(folder("..", folder("..", file("was-run"))))).toContain("heeft een naam die hier niet kan");
	expect(await refused(folder(".git", file("config", "[core]\n\tfsmonitor = touch x\n")))).toContain(
		"content/.git/config",
	);
	expect(await refused(file("a".repeat(300)))).toContain("heeft een te lange naam");
	const deep = Array.from({ length: 300 }).reduce<RawEntry>((inner) => folder("diep", inner), file("x"));
	expect(await refused(deep)).toContain("heeft een te lange naam");
	expect(await refused(file("dubbel"), file("dubbel", "anders"))).toContain("staat er twee keer");
	expect(await refused(file("dubbel"), folder("dubbel", file("x")))).toContain("staat er twee keer");
});

test("what is too large is refused, and content that is none", async () => {
	expect(await refused(file("groot.txt", Buffer.alloc(50_000_001)))).toContain("content/groot.txt is groter dan 50 MB");
	for (const mode of ["100644", "120000"])
		expect(await refusedTop([{ ...file("content", "../.."), mode }])).toContain("geen map content");
	expect(await refusedTop([{ mode: "160000", name: "content", id: first }])).toContain("geen map content");
	expect(await refusedTop([file("lees-mij.txt")])).toContain("geen map content");
	expect(await refusedTop([folder("content")])).toContain("geen map content");
	expect(await refusedTop([folder("site", folder("content", file("site.yaml")))])).toContain("geen map content");
});

test("what does not parse is told in the words of the report", async () => {
	expect(await refused(file("site.yaml", "{{{{"))).toContain("content/site.yaml:1");
	expect(await refused(file("site.yaml", Buffer.from([0, 255, 254, 0])))).toContain("content/site.yaml");
	expect(await refused(file("site.yaml", `a: &a [${"*a,".repeat(50)}]`))).toContain("content/site.yaml");
	expect(await refused(file("facts", "een bestand"))).not.toBe("");
});

test("a page comes to stand in the site and nowhere else", async () => {
	const pages = git(server.repository, "ls-tree", `${first}:content/pages`)
		.split("\n")
		.map((line) => /^(\d+) \w+ (\w+)\t(.*)$/.exec(line)?.slice(1) ?? [])
		.map(([mode = "", id = "", name = ""]) => ({ mode: mode.replace(/^0/, ""), id, name }));
	const page = readFileSync(join(server.editor.root, "content/pages/contact.yaml"), "utf8");
	const formerly = (address: string) => page.replace("sections:", `formerly:\n  - ${address}\nsections:`);
	const withPage = (entry: RawEntry) =>
		refused(folder("pages", ...pages.filter(({ name }) => name !== entry.name), entry));
	for (const address of ["/../../was-run", "//elders.example/x", "/x; return 301 https://elders.example", "/a\\nb"])
		expect(await withPage(file("contact.yaml", formerly(JSON.stringify(address)))), address).toContain(
			"content/pages/contact.yaml",
		);
	for (const name of ["..yaml", "%2e%2e.yaml", "_nginx.yaml", "assets.yaml"]) {
		const online = server.online;
		server.pushRaw(
			[folder("content", ...contentWith(folder("pages", ...pages, file(name, page))))],
			git(server.repository, "rev-parse", "main"),
		);
		const before = around();
		await server.deliver().catch(() => false);
		expect(around(), name).toEqual(before);
		const servers = ["_nginx/site.conf", "_nginx/server.conf", "_headers", "_redirects"];
		for (const each of servers) expect(existsSync(join(server.home, "online", each)), name).toBe(true);
		expect(server.online === online || server.delivery.state === "online", name).toBe(true);
	}
});

test("objects that are damaged are told of", async () => {
	const online = server.online;
	const lost = server.blob("zoek");
	server.pushRaw([folder("content", ...contentWith({ mode: "100644", name: "zoek.txt", id: lost }))]);
	execFileSync("rm", ["-f", join(server.repository, "objects", lost.slice(0, 2), lost.slice(2))]);
	const done = await server.deliver().catch((error: unknown) => error);
	expect(done).not.toBe(true);
	expect(server.online).toBe(online);
	expect(server.delivery.state).toBe("failed");
});

test("who pushes what a server does not take is told so in the language of the site, before it is taken", async () => {
	const tree = server.tree(contentWith({ mode: "120000", name: "geheim", id: server.blob("/etc/passwd") }));
	const top = [{ mode: "40000", name: "content", id: tree }];
	const commit = server.pushRaw(top, git(server.repository, "rev-parse", "main"));
	// Tests know the words of all languages; a program fetches those that it speaks.
	expect(await server.start("--check", commit, "--language", "de").ended).toEqual({
		status: 1,
		said: "content/geheim ist eine Verknüpfung; in content gehören nur gewöhnliche Dateien. Was online ist, bleibt.\n",
	});
});
