import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../helpers/example-site.ts";

const folder = join(projectFolder, "src/app/studio");

const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\bwords\.ts$/.test(name));

test("no part of Studio says something by a name that another part uses: one would say what the other means", async () => {
	const parts = names.filter((name) => name !== "words.ts");
	const tables: Readonly<Record<string, object>>[] = await Promise.all(parts.map((name) => import(join(folder, name))));
	const said = tables.flatMap((table) => Object.values(table).flatMap((words) => Object.keys(words)));
	expect(said.length).toBeGreaterThan(200);
	expect(said.filter((name, index) => said.indexOf(name) !== index)).toEqual([]);
});
