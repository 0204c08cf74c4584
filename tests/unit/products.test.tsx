import { renderToString } from "react-dom/server";
import { afterAll, expect, test } from "vitest";
import { allExamples } from "#pipeline/authoring/examples.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { presentSection } from "#pipeline/present/page.ts";
import { presentShell } from "#pipeline/present/shell.ts";
import { assertSound } from "#pipeline/site/site.ts";
import { validateSection } from "#pipeline/validate/page.ts";
import ProductsView from "#sections/products/View.lazy.tsx";
import { SurroundingsProvider } from "#ui/context.tsx";
import { siteInMemory } from "../helpers/site-in-memory.ts";

type Data = Parameters<typeof ProductsView>[0]["data"];

const site = siteInMemory();

afterAll(() => site.dispose());

const context = makeContext(assertSound(site.check().site), "nl");

/** The text of an example of the section, once it was changed. */
function textOf(name: string, change: (data: Data) => Data = (data) => data): string {
	const example = allExamples().find((each) => each.type === "products" && each.name === name);
	const { section } = example ? validateSection(example.source, [example.index, "section"]) : {};
	if (!section) throw new Error(`No right example is called ${name}.`);
	const data = change(presentSection(section, context).data as Data);
	const html = renderToString(
		<SurroundingsProvider shell={presentShell(context, 2026)} trail={[]}>
			<ProductsView data={data} id="proef" settings={{}} />
		</SurroundingsProvider>,
	);
	return html.replace(/<[^>]*>/g, " ");
}

const times = (text: string, part: string) => text.split(part).length - 1;

test("products that differ show everything in their cards, with what the site says more of them", () => {
	const text = textOf("Twee producten naast elkaar");
	expect(text).not.toContain("Wat voor elke soort geldt");
	expect(text).toContain("Past in elke jaszak");
	expect(textOf("Met alle velden")).toContain("Gemaakt van");
});

test("products that differ in their price alone show the rest once", () => {
	const dearer = (data: Data): Data => ({
		...data,
		items: data.items
			.slice(0, 1)
			.flatMap((item) => [item, { ...item, name: "Premium", price: { amount: "175.00", text: "€ 175" } }]),
	});
	const text = textOf("Twee producten naast elkaar", dearer);
	expect(times(text, "€")).toBe(2);
	expect(times(text, "Beschermt uw muziek")).toBe(1);
	expect(text.indexOf("Beschermt uw muziek")).toBeGreaterThan(text.indexOf("Wat voor elke soort geldt"));
});

test("one product has a card that shows all", () => {
	expect(textOf("Eén product")).not.toContain("Wat voor elke soort geldt");
	expect(textOf("Eén product")).toContain("Zacht genoeg om op te liggen");
});
