import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { linkedInstall, packedFiles, typeFaults } from "../helpers/installed.ts";
import { findNpm } from "../helpers/npm.ts";

// What npm itself installs, `platforms/package.test.ts` asks with a registry.
test.skipIf(!findNpm())("a folder with nothing but the package becomes a site in two commands", async () => {
	expect(
		(await packedFiles()).filter((file) => /^(?:content|dist|tests|schemas|src\/site)\/|\.test\./.test(file)),
	).toEqual([]);
	const { folder, run, dispose } = await linkedInstall();
	try {
		const said = await run(
			..."new site . --kind bakkerij --languages nl --country NL --look tarwe --name".split(" "),
			"De Kluut",
		);
		const { scripts, dependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
		// What it says to type can be typed there.
		const typed = [...said.matchAll(/`npm run (\w+)/g)].map(([, name]) => name);
		expect(typed.map((name) => scripts[name as string])).toEqual(typed.map((name) => `bladbouw ${name}`));
		expect(dependencies).toEqual({ bladbouw: "file:bladbouw-1.0.0.tgz" });
		await run("build");
		expect(readFileSync(join(folder, "dist/index.html"), "utf8")).toContain("De Kluut");
		// Nothing is kept inside the package, which npm may replace.
		expect(readdirSync(join(folder, "node_modules/.cache/site"))).toContain("code");
		expect(existsSync(join(folder, "node_modules/bladbouw/node_modules"))).toBe(false);
		const begun = await run("new", "section", "price-table");
		expect(begun).toContain("`npm run schemas`");
		expect(await typeFaults(join(folder, "sections"))).toBe("");
		await expect(run("test")).rejects.toThrow('De opdracht "test" bestaat niet.');
	} finally {
		dispose();
	}
});
