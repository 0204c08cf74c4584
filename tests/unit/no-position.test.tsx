import "#app/all-views.ts";
import { renderToString } from "react-dom/server";
import { afterAll, expect, test } from "vitest";
import { Site } from "#app/shell/Site.tsx";
import { makeContext } from "#pipeline/present/context.ts";
import { presentPage } from "#pipeline/present/page.ts";
import { presentShell } from "#pipeline/present/shell.ts";
import { assertSound } from "#pipeline/site/site.ts";
import { siteInMemory } from "../helpers/site-in-memory.ts";

const site = siteInMemory();

afterAll(() => site.dispose());

/** The page with all facts, on which a branch has a map, a card and all that is known of it. */
function html(): string {
	const content = assertSound(site.check().site);
	const page = content.pages.get("/aanbod");
	if (!page) throw new Error("There is a page with all facts.");
	const context = makeContext(content, "nl");
	return renderToString(<Site page={presentPage(page, context)} shell={presentShell(context, 2026)} />);
}

test("a branch of which nobody said where it is has no map and no way there; all else of it shows", () => {
	const map = "  - type: map\n    title: Op de kaart\n    branch: voorbeeldstad\n";
	const places = "  - type: places\n    title: Langskomen\n    branches: [voorbeeldstad]\n";
	site.replace("pages/aanbod.yaml", "  - type: branch\n", `${map}${places}  - type: branch\n`);
	const routes = (shown: string) => shown.match(/openstreetmap\.org[^"]*52\.9/g)?.length ?? 0;
	expect(routes(html())).toBeGreaterThan(3);
	site.replace("facts/branches.yaml", "  latitude: 52.9\n  longitude: 5.4\n", "");
	expect(site.check().problems.filter(({ level }) => level === "error")).toEqual([]);
	const shown = html();
	expect(routes(shown)).toBe(0);
	expect(shown).not.toMatch(/undefined|NaN/);
	expect(shown).not.toContain("data-replay");
	const [, kaart = ""] = shown.split("Op de kaart");
	expect(kaart).toContain("Voorbeeldstraat 1");
	// The other branch keeps its own.
	expect(shown).toContain("to=52.8");
});
