import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Html } from "#core/resolved.ts";

// The policy is made when the module is first imported.
beforeEach(() => {
	vi.resetModules();
});

afterEach(() => {
	vi.unstubAllGlobals();
	vi.resetModules();
});

/** A browser that wraps what a policy lets through. */
const trustedTypes = {
	createPolicy: (name: string, { createHTML }: { createHTML: (html: string) => string }) => ({
		createHTML: (html: string) => ({ [name]: createHTML(html) }),
	}),
};

test("the policy of the site lets HTML through that stood in its data, and no other", async () => {
	vi.stubGlobal("trustedTypes", trustedTypes);
	const { readData, trusted } = await import("#ui/trusted-html.ts");
	const data = readData('{"sections":[{"text":"<p>Goed horen</p>","count":2}]}');
	expect(data).toEqual({ sections: [{ text: "<p>Goed horen</p>", count: 2 }] });
	expect(trusted("<p>Goed horen</p>" as Html)).toEqual({ site: "<p>Goed horen</p>" });
	expect(() => trusted("<p>Goed horen</p><script>" as Html)).toThrow("Not from this site: <p>Goed horen</p><script>");
});

test.each([
	["a browser without Trusted Types", {}],
	["a worker, which has no page,", { trustedTypes, WorkerGlobalScope: {} }],
])("%s takes HTML as it is", async (_, globals) => {
	for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
	const { trusted } = await import("#ui/trusted-html.ts");
	expect(trusted("<p>Goed horen</p>" as Html)).toBe("<p>Goed horen</p>");
});
