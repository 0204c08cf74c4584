import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newSiteFiles } from "#engine/content/start-site.ts";
import { githubRepository } from "#engine/host/github/repository.ts";
import { readPlace } from "#engine/publish/place.ts";
import { main } from "../../scripts/cli.ts";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { foreignWordsIn } from "../helpers/foreign-words.ts";
import { git } from "../helpers/repository.ts";
import { workflowFaults } from "../helpers/workflow-faults.ts";

let site: TemporarySite;
let root: string;

beforeEach(() => {
	site = temporarySite();
	site.write("site.yaml", site.text("site.yaml").replace(/^address: .*$/m, "address: https://www.bakkerij.nl"));
	root = site.root;
});

afterEach(() => site.dispose());

async function host(...args: string[]): Promise<{ code: number; output: string }> {
	let output = "";
	const hear = (text: unknown) => {
		output += String(text);
		return true;
	};
	const ears = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, "write").mockImplementation(hear));
	try {
		return { code: await main(["host", "--root", root, ...args], projectFolder), output };
	} finally {
		for (const ear of ears) ear.mockRestore();
	}
}

const files = [
	...[".gitattributes", ".github/dependabot.yml", ".github/workflows/check.yml", ".github/workflows/site.yml"],
];

test("a site gets what a new site has, and the switches that only its owner has are named", async () => {
	git(root, "init", "--quiet");
	git(root, "remote", "add", "origin", "git@github.com:bakker/site.git");
	const { code, output } = await host("--github");
	expect([code, output.split("\n").slice(0, 4)]).toEqual([0, files.map((file) => `Gemaakt: ${file}`)]);
	const begun = newSiteFiles(projectFolder, {
		...{ name: "De Kluut", kind: "Bakery", country: "NL", languages: ["nl"], look: "tarwe" },
		package: undefined,
	});
	for (const file of files) expect(readFileSync(join(root, file), "utf8"), file).toBe(begun.get(file));
	for (const file of files.filter((name) => name.includes("/workflows/")))
		expect(await workflowFaults(file, begun.get(file) ?? ""), file).toEqual([]);
	expect(output).toContain("Kies op https://github.com/bakker/site/settings/pages bij Source: GitHub Actions.");
	expect(output).toContain("bij Custom domain in: www.bakkerij.nl");
	expect(output).not.toContain("achter address het adres");
	expect(output).toContain("Moet iemand meekijken voordat er iets online gaat?");

	writeFileSync(join(root, ".gitattributes"), "* text=auto\n");
	const check = join(root, ".github/workflows/check.yml");
	writeFileSync(check, readFileSync(check, "utf8").replaceAll("\n", "\r\n"));
	const again = await host("--github", "--language", "en");
	expect(again.output).toMatch(
		/^Already there: \.github\/dependabot\.yml\nAlready there: \.github\/workflows\/check\.yml\n/,
	);
	expect(again.output).toContain("Stays as it is: .gitattributes, because it says something else.");
	expect(foreignWordsIn(again.output, "en")).toEqual([]);
	expect(readFileSync(join(root, ".gitattributes"), "utf8")).toBe("* text=auto\n");
});

test.each([
	["https://www.voorbeeld.example", "Bakker/site", "https://bakker.github.io/site"],
	["https://bakker.github.io", "Bakker/site", "https://bakker.github.io/site"],
	["https://bakker.github.io/site", "Bakker/site", undefined],
	["https://bakker.github.io/site", "bakker/bakker.github.io", "https://bakker.github.io"],
	["https://bakker.github.io", "bakker/Bakker.github.io", undefined],
	["https://www.voorbeeld.example", undefined, "https://….github.io/…"],
])(
	"at %s with the repository %s, who has no name of their own is told to write %s",
	async (address, repository, told) => {
		site.write("site.yaml", site.text("site.yaml").replace(/^address: .*$/m, `address: ${address}`));
		if (repository) {
			git(root, "init", "--quiet");
			git(root, "remote", "add", "origin", `https://github.com/${repository}.git`);
		}
		const { output } = await host("--github");
		const [, pages] = /Zonder eigen naam is dat (\S+);/.exec(output) ?? [];
		expect(pages).toBe(told);
		expect(output).not.toContain("Custom domain in:");
		expect(output).toContain("alleen als de repository openbaar is");
	},
);

test("where nobody can be asked nothing is made without a word on where", async () => {
	const { code, output } = await host();
	expect([code, output]).toEqual([
		2,
		expect.stringMatching(/^Zeg met `.* host .*--home <map>`.*--github` voor GitHub\.\n$/),
	]);
});

test.each([
	["https://github.com/bakker/site.git", "bakker/site"],
	["https://anna:geheim@github.com/bakker/de.site", "bakker/de.site"],
	["ssh://git@github.com/bakker/site/", "bakker/site"],
	["https://gitlab.com/bakker/site.git", undefined],
	["https://github.com.kwaad.nl/bakker/site", undefined],
])("a repository at %s is %s on GitHub", (address, found) => {
	git(root, "init", "--quiet");
	git(root, "remote", "add", "origin", address);
	expect(githubRepository(root)).toBe(found);
});

test("every place that the page on publishing names is one", () => {
	const page = readFileSync(join(projectFolder, "scripts/PUBLISHING.md"), "utf8");
	const named = [...page.matchAll(/(?:--to |"publish": "|such as `)((?:\w+@|ssh:|rclone:)[^\s"`]+)/g)].map(
		([, to = ""]) => to,
	);
	expect(named.length).toBeGreaterThan(4);
	for (const each of named) expect(() => readPlace(each, () => false), each).not.toThrow();
});
