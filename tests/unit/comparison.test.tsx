import { renderToString } from "react-dom/server";
import { afterAll, expect, test } from "vitest";
import { allExamples } from "#pipeline/authoring/examples.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { presentSection } from "#pipeline/present/page.ts";
import { presentShell } from "#pipeline/present/shell.ts";
import { requireSound } from "#pipeline/site/site.ts";
import { validateSection } from "#pipeline/validate/page.ts";
import ProductsView from "#sections/products/View.lazy.tsx";
import { SurroundingsProvider } from "#ui/context.tsx";
import { temporarySite } from "../helpers/example-site.ts";

const site = temporarySite();

afterAll(() => site.dispose());

const context = makeContext(requireSound(site.check().site), "nl");

/** The table in an example of the section; undefined when there is none. */
function tableOf(name: string): string | undefined {
	const example = allExamples().find((each) => each.type === "products" && each.name === name);
	const { section } = example ? validateSection(example.source, [example.index, "section"]) : {};
	if (!section) throw new Error(`No right example is called ${name}.`);
	const data = presentSection(section, context).data as Parameters<typeof ProductsView>[0]["data"];
	const html = renderToString(
		<SurroundingsProvider shell={presentShell(context, 2026)} icons="/icons.svg" trail={[]}>
			<ProductsView data={data} id="proef" settings={{}} />
		</SurroundingsProvider>,
	);
	return /<table.*<\/table>/.exec(html.replace(/<!-- -->/g, ""))?.[0];
}

const headers = (table = "", scope: string) =>
	[...table.matchAll(new RegExp(`<th scope="${scope}"[^>]*>([^<]*)`, "g"))].map(([, text]) => text);

test("two products are compared in a table with headers for rows and columns", () => {
	const table = tableOf("Twee producten, met een tabel om ze te vergelijken");
	expect(headers(table, "col")).toEqual(["Muziekdop op maat", "Reisdop op maat"]);
	expect(headers(table, "row")).toEqual(["Prijs", "Waarvoor", "Demping", "Kenmerken"]);
	// What is known of one product only is asked for in the column of the other.
	expect(table).toContain("15 of 25 dB (gemiddelde demping, afhankelijk van pasvorm)");
	expect(table).toContain("Vraag het ons");
});

test("one product, or three, are not", () => {
	expect(tableOf("Eén product")).toBeUndefined();
	expect(tableOf("Met alle velden")).toBeUndefined();
});
