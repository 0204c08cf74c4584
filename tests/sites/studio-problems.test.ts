import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { whatIsWrong } from "#studio/brain/problems/told-problems.ts";
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
