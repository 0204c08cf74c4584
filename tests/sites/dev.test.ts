import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openContent } from "#engine/content/content.ts";
import type { DevServer } from "#engine/dev/dev-server.ts";
import { NotSound } from "#pipeline/site/site.ts";
import type { ContentState } from "#studio/brain/content/content-state.ts";
import { LiveContent } from "#studio/brain/content/live-content.ts";
import { generateSite } from "../commands/bench/generate.ts";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { openDev } from "../helpers/open-studio.ts";

let site: TemporarySite;

beforeEach(() => {
	site = temporarySite();
});

afterEach(() => site.dispose());

describe("while somebody writes", () => {
	let workshop: DevServer | undefined;
	afterEach(() => workshop?.close());

	function open() {
		const opened = openDev(site.root, "nl");
		workshop = opened;
		const body = async (path: string) => {
			const answer = await opened.answer(path);
			return answer && "body" in answer ? answer.body : undefined;
		};
		return {
			/** The text of a page, as an open tab fetches it; undefined when there is nothing to show. */
			shown: async (path: string) =>
				(await opened.answer(`${path}.page.json`))?.status === 200 && body(`${path}.page.json`),
			status: async (path: string) => (await opened.answer(path))?.status,
			/** What is known at once when these files were saved. */
			save: (...files: string[]) => opened.refresh(new Set(files.map((file) => `content/${file}`))),
			/** What comes of the check of everything. */
			checked: async (): Promise<ContentState> => {
				opened.check();
				for (;;) {
					const state = JSON.parse((await body("/@site/problems.json")) ?? "") as ContentState;
					if (!state.checking) return state;
					await new Promise((resolve) => setTimeout(resolve, 20));
				}
			},
		};
	}

	test("a saved page shows without the others being read again, and the check of everything follows", async () => {
		generateSite(site.root, { example: join(projectFolder, "src/example-site"), pages: 300 });
		const { shown, save, checked } = open();
		const [other, saved] = ["pages/catalogus/reeks-2/artikel-51.yaml", "pages/catalogus/reeks-1/artikel-1.yaml"];
		expect(await shown("/catalogus/reeks-2/artikel-51")).toContain("nummer 51");
		// Nobody says so: who reads this file now finds nothing that can be shown.
		site.write(other, "geen: pagina");
		site.replace(saved, "Deze zin verandert.", "Deze zin is nieuw. Zie [daar](/contact#formulier).");

		const state = save(saved);
		expect(state).toMatchObject({ checking: true, problems: [] });
		expect(await shown("/catalogus/reeks-1/artikel-1")).toContain("Deze zin is nieuw.");
		expect(await shown("/catalogus/reeks-2/artikel-51")).toContain("nummer 51");

		const all = await checked();
		expect(all).toMatchObject({ revision: state.revision, checking: false });
		expect(new Set(all.problems.map(({ file }) => file))).toEqual(new Set([`content/${other}`]));
	});

	test("a mistake is known at once in the file that was saved, and in others when everything was checked", async () => {
		const { shown, save, checked } = open();
		expect((await checked()).problems).toEqual([]);
		// The form that others lead to, and a link that leads nowhere.
		site.replace("pages/contact.yaml", "id: formulier", "id: bericht");
		const own = save("pages/contact.yaml");
		expect(own.problems.map(({ code, file }) => `${code} ${file}`)).toEqual([
			"broken-anchor content/pages/contact.yaml",
		]);
		expect(await shown("/contact")).toContain('"anchor":"formulier"');

		const all = await checked();
		const files = all.problems.map(({ code, file }) => `${code} ${file}`);
		expect(files).toContain("broken-anchor content/pages/contact.yaml");
		expect(files).toContain("broken-anchor content/facts/products.yaml");

		site.replace("pages/contact.yaml", "id: bericht", "id: formulier");
		save("pages/contact.yaml");
		expect((await checked()).problems).toEqual([]);
	});

	test("a fact that is gone leaves the pages that name it as they were, and others follow", async () => {
		const { shown, save, checked } = open();
		await checked();
		site.replace("facts/products.yaml", "muziek-regular:", "muziek:");
		site.replace("facts/business.yaml", "Praktijk Voorbeeld", "Praktijk Elders");
		save("facts/products.yaml", "facts/business.yaml");
		expect(await shown("/blogs/rugtassen-op-maat")).toContain("€\u00a0100");
		expect(await shown("/contact")).toContain("Praktijk Elders");
		const { problems } = await checked();
		expect(problems.map(({ code, file }) => `${code} ${file}`)).toContain(
			"unknown-fact content/pages/blogs/rugtassen-op-maat.yaml",
		);
		expect(await shown("/blogs/rugtassen-op-maat")).toContain("€\u00a0100");
	});

	test("what fails in the program is no fault of the content, and is not told as one", () => {
		const content = new LiveContent(openContent(site.root, { lazy: true }));
		const fails = () => {
			throw new TypeError("An icon is missing.");
		};
		expect(() => content.show("/contact", fails)).toThrow("An icon is missing.");
		const unsound = () => {
			throw new NotSound("Nothing to see.");
		};
		expect(content.show("/contact", unsound)).toBeUndefined();
	});

	test("of a page that never was sound there is nothing to show but what is wrong with it", async () => {
		site.replace("pages/contact.yaml", "type: form", "type: from");
		const { status, save } = open();
		expect([await status("/contact"), await status("/aanbod"), await status("/nergens")]).toEqual([500, 200, 404]);
		site.replace("pages/contact.yaml", "type: from", "type: form");
		save("pages/contact.yaml");
		expect(await status("/contact")).toBe(200);
	});
});
