import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { openContent } from "#engine/content/content.ts";
import { checkContent } from "#pipeline/checked/check-content.ts";
import { mistakeKey } from "#studio/brain/content/checks.ts";
import { ContentChecker } from "#studio/brain/content/content-checker.ts";
import { errorsAmong } from "#studio/brain/content/errors.ts";
import { placedProblems, whatIsWrong } from "#studio/brain/problems/told-problems.ts";
import { type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { openStudio } from "../helpers/open-studio.ts";

let site: TemporarySite;

beforeEach(() => {
	site = temporarySite();
});

afterEach(() => site.dispose());

test("what is wrong with the content says what was meant, as one change of the value", async () => {
	site.replace("pages/contact.yaml", 'link: "#formulier"', "link: /conatct");
	const { server } = openStudio(site.root);
	onTestFinished(() => server.close());
	server.check();
	await expect.poll(() => server.state.checking, { timeout: 30_000 }).toBe(false);
	const { errors } = whatIsWrong(server);
	expect(errors).toEqual([
		expect.objectContaining({
			file: "content/pages/contact.yaml",
			path: ["sections", 0, "buttons", 0, "link"],
			offer: { was: "/conatct", value: "/contact", words: "/contact" },
		}),
	]);
	for (const { message, hint } of errors) expect(`${message} ${hint}`).not.toMatch(/\.ya?ml|YAML|`|content\//);
});

test("what stands there once more, word for word, is taken away by a button; two that are not alike are not", async () => {
	const file = "content/pages/index.yaml";
	const text = () => readFileSync(join(site.root, file), "utf8");
	const right = text();
	writeFileSync(join(site.root, file), `${right}${right.slice(right.lastIndexOf("  - type: "))}`);
	site.replace(
		"facts/business.yaml",
		"phone:",
		"phones:\n  - { label: Winkel, phone: 058 000 00 01 }\n  - { label: Winkel, phone: 058 000 00 02 }\nphone:",
	);
	const { server, studio } = openStudio(site.root);
	onTestFinished(() => server.close());
	server.check();
	await expect.poll(() => server.state.checking, { timeout: 30_000 }).toBe(false);
	const { errors } = whatIsWrong(server);
	expect(errors.map((each) => [each.file, each.removal?.do])).toEqual([
		["content/facts/business.yaml", undefined],
		[file, "remove"],
	]);
	const changes = errors.flatMap(({ removal }) => removal ?? []);
	expect(await studio.edit(server, { revision: server.revision, changes, name: "Twee keer" })).toMatchObject({
		written: [file],
	});
	expect(text()).toBe(right);
});

test("a mistake in the structure of a file that has one right answer is repaired, and comes back with undo", async () => {
	const file = "content/pages/contact.yaml";
	const text = () => readFileSync(join(site.root, file), "utf8");
	const right = text();
	site.replace("pages/contact.yaml", "title: Contact", "titel: Contact");
	const wrong = text();
	const checker = new ContentChecker({ open: () => openContent(site.root), language: "nl", repairs: true });
	const { report, repairable } = checker.check(new Set());
	const mistake = report.problems.find(({ code }) => code === "unknown-field");
	if (!mistake) throw new Error("Nothing is wrong.");
	expect([...(repairable ?? [])]).toEqual([mistakeKey(mistake)]);
	const { server, studio } = openStudio(site.root);
	onTestFinished(() => server.close());
	const { line, column, code, title: name } = mistake;
	expect(await studio.repair(server, { file, line, column, code, name })).toMatchObject({ written: [file] });
	expect(text()).toBe(right);
	expect(await studio.repair(server, { file, line, column, code, name })).toMatchObject({
		refused: expect.any(String),
	});
	expect(await studio.again(server, "undo")).toMatchObject({ written: [file] });
	expect(text()).toBe(wrong);
	expect(await studio.again(server, "redo")).toMatchObject({ written: [file] });
	expect(text()).toBe(right);
});

test("what stops a site from going online and has one right answer is mended where that is told", async () => {
	const file = "content/pages/contact.yaml";
	const right = readFileSync(join(site.root, file), "utf8");
	site.replace("pages/contact.yaml", "type: form", "type: from");
	const checker = new ContentChecker({ open: () => openContent(site.root), language: "nl", repairs: true });
	const { repairable } = checker.check(new Set());
	const { server, studio } = openStudio(site.root);
	onTestFinished(() => server.close());
	// Here nobody asks the check for it, as a worker does.
	vi.spyOn(server, "isRepairable").mockImplementation((mistake) => repairable?.has(mistakeKey(mistake)) ?? false);
	const { problems, site: checked } = checkContent(openContent(site.root));
	const [problem, ...more] = placedProblems(errorsAmong(problems), checked.texts, server);
	expect(more).toEqual([]);
	expect(problem).toMatchObject({ hint: "Bedoelde u ‘form’?", repair: { code: "unknown-section" } });
	const { line = 0, column = 0, repair: { code } = { code: "" } } = problem ?? {};
	expect(await studio.repair(server, { file, line, column, code, name: "Soort" })).toMatchObject({ written: [file] });
	expect(readFileSync(join(site.root, file), "utf8")).toBe(right);
});
