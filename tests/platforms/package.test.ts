import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../browser/project.ts";
import { emptyFolder, typeFaults } from "../helpers/installed.ts";
import { npm } from "../helpers/npm.ts";

test("npm installs the package from its file in an empty folder, and it builds a site there", async () => {
	const { folder, run, dispose } = emptyFolder();
	try {
		await npm(projectFolder, ["pack", "--pack-destination", folder]);
		await npm(folder, ["install", "./bladbouw-1.0.0.tgz", "--no-audit", "--no-fund"]);
		await run("new", "site", ".", "--languages", "nl");
		// As a server does, from what is locked.
		await npm(folder, ["ci", "--no-audit", "--no-fund"]);
		await npm(folder, ["run", "build"]);
		expect(existsSync(join(folder, "dist/index.html"))).toBe(true);
		await run("new", "section", "price-table");
		expect(await typeFaults(join(folder, "sections"))).toBe("");
	} finally {
		dispose();
	}
});
