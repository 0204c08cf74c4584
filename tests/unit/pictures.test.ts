import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { styleColors } from "#core/theme/colors.ts";
import { looks } from "#core/theme/looks.ts";
import { projectFolder } from "../helpers/example-site.ts";

const images = join(projectFolder, "content/images");
// The marks of the site are no pictures on a page.
const drawings = readdirSync(images, { recursive: true, encoding: "utf8" }).filter(
	(name) => name.endsWith(".svg") && !name.startsWith("merk/"),
);

test("no drawing has the colour of a band, on which it would have no edge", () => {
	const theme = readFileSync(join(projectFolder, "src/ui/theme.css"), "utf8");
	const colors = styleColors(looks.waddenlucht.palette);
	const bands = [...theme.matchAll(/\.band-\w+ \{\s*background: var\(--color-([\w-]+)\)/g)].map(
		([, name = ""]) => colors[name],
	);
	expect(bands.length).toBe(4);
	const grounds = drawings.map((name) => {
		const [, ground] = /fill="(#\w{6})"/.exec(readFileSync(join(images, name), "utf8")) ?? [];
		return { name, ground: ground?.toLowerCase() };
	});
	expect(grounds.filter(({ ground }) => ground === undefined || bands.includes(ground))).toEqual([]);
});

test("every product has a drawing of its own", () => {
	const facts = readFileSync(join(projectFolder, "content/facts/products.yaml"), "utf8");
	const products = Object.values(parse(facts) as Record<string, { image?: { file: string } }>);
	const files = products.map(({ image }) => image?.file);
	expect(new Set(files).size).toBe(products.length);
	expect(files.filter((file) => file === undefined || !drawings.includes(file))).toEqual([]);
});
