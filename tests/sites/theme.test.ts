import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { looks } from "#core/theme/looks.ts";
import { startDev } from "../helpers/dev-command.ts";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";

/** A look of its own: colours, letters, corners and marks, in pages, pictures and files for machines. */
let site: TemporarySite;

beforeEach(() => {
	site = temporarySite();
});

afterEach(() => site.dispose());

test("a colour that stands out too little is told with the nearest one that will do", () => {
	site.write("facts/theme.yaml", 'look: bos\ncolors:\n  text: "#8a8f8c"\n  button: "#e07a5f"\n');
	expect(site.report()).toMatchInlineSnapshot(`
		"content/facts/theme.yaml

		Kleur steekt te weinig af  content/facts/theme.yaml:3:9  faint-color
		  \`text\` is \`#8a8f8c\`. Naast \`highlight\` is het contrast 2,7 op 1, en nodig is 7 op 1.
		    2 | colors:
		  > 3 |   text: "#8a8f8c"
		      |         ^^^^^^^^^
		    4 |   button: "#e07a5f"
		  → De dichtstbijzijnde kleur die wel kan, is \`"#494c4a"\`.

		Kleur steekt te weinig af  content/facts/theme.yaml:4:11  faint-color
		  \`button\` is \`#e07a5f\`. Naast \`backgroundCool\` is het contrast 2,5 op 1, en nodig is 7 op 1.
		    3 |   text: "#8a8f8c"
		  > 4 |   button: "#e07a5f"
		      |           ^^^^^^^^^
		    5 |
		  → De dichtstbijzijnde kleur die wel kan, is \`"#743f31"\`.

		2 fouten
		"
	`);
});

test("a mark is a drawing", () => {
	site.write("facts/theme.yaml", "logo:\n  file: foto.png\nicon:\n  file: scenes/voorbeeld.svg\n");
	expect(site.report()).toMatchInlineSnapshot(`
		"content/facts/theme.yaml

		Beeldmerk is geen tekening  content/facts/theme.yaml:2:9  no-drawing-for-mark
		  Achter \`logo\` staat \`foto.png\`, en dat is geen tekening.
		    1 | logo:
		  > 2 |   file: foto.png
		      |         ^^^^^^^^
		    3 | icon:
		  → Kies een tekening waarvan de naam op \`.svg\` eindigt: die blijft in elke grootte scherp.

		1 fout
		"
	`);
});

test("a look is that of the pages, the tab, the home screen and what is shared", async () => {
	const lines = [
		...["look: tarwe", "colors:", '  accent: "#a3561c"', "corners: 0"],
		...["headings: small", "headingFont: system-serif"],
	];
	site.write("facts/theme.yaml", `${lines.join("\n")}\n`);
	execFileSync(process.execPath, [join(projectFolder, "scripts/run.mjs"), "build", "--root", site.root]);
	const dist = (name: string) => readFileSync(join(site.root, "dist", name), "utf8");
	const files = readdirSync(join(site.root, "dist"), { recursive: true, encoding: "utf8" });

	const home = dist("index.html");
	expect(home).toContain("background:#fdf8ef");
	expect(home).toContain("#a3561c");
	expect(home).toContain("min(2.64rem");
	expect(home).toContain("Charter");
	expect(home).toContain('<meta name="theme-color" content="#fdf8ef">');
	expect(home).not.toMatch(/#0e4a4f|#b9583a|Literata/);
	// Without a drawing of its own a business has its name, and in the tab the first letter of that.
	expect(home).not.toContain("#logo");
	expect(dist("favicon.svg")).toMatch(/<rect width="64" height="64" rx="14" fill="#6b3410"\/>.*<path /);
	expect(JSON.parse(dist("site.webmanifest"))).toMatchObject({ theme_color: "#fdf8ef" });
	expect(files.filter((name) => /literata|wave/.test(name))).toEqual([]);

	const [shared = ""] = /[^"]*\/images\/share\/[^"]*/.exec(home) ?? [];
	const picture = sharp(join(site.root, "dist", new URL(shared).pathname)).extract({
		left: 4,
		top: 4,
		width: 1,
		height: 1,
	});
	const [red = 0, green = 0, blue = 0] = await picture.removeAlpha().raw().toBuffer();
	expect(
		[red, green, blue].map((channel, at) => Math.abs(channel - ([0xfd, 0xf8, 0xef][at] ?? 0))).every((off) => off < 6),
	).toBe(true);
});

test("while somebody writes, another look is there as soon as it is saved", async () => {
	site.write("facts/theme.yaml", "look: tarwe\nornament: wave\n");
	const { child, origin } = await startDev(site.root);
	try {
		const styles = async () =>
			(await fetch(`${origin}/src/app/styles.css`, { headers: { Accept: "text/css" } })).text();
		expect(await styles()).toContain(looks.tarwe.palette.background);
		expect(await styles()).toContain("mask: url(");
		site.write("facts/theme.yaml", "look: bos\n");
		await expect.poll(styles, { timeout: 20_000 }).toContain(looks.bos.palette.background);
	} finally {
		child.kill();
	}
});
