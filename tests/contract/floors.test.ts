import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix, sep } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../helpers/example-site.ts";

/**
 * The rooms of `src/pipeline`, from the ground up: a room may know those on lower floors, and none on its own or above.
 */
const floors: readonly (readonly string[])[] = [
	["text", "write"],
	["read"],
	["site"],
	["kinds", "validate", "translate", "spelling", "authoring"],
	["load", "present", "repair"],
	["check", "usage", "emit"],
	["review"],
	["report"],
];

const pipeline = join(projectFolder, "src/pipeline");

/** An import from one room into another. */
interface Arrow {
	readonly from: string;
	readonly to: string;
	/** `check/links.ts → text/markdown.ts` */
	readonly text: string;
}

function* arrows(): Generator<Arrow> {
	for (const name of readdirSync(pipeline, { recursive: true, encoding: "utf8" })) {
		const file = name.split(sep).join("/");
		if (!/\.tsx?$/.test(file)) continue;
		const text = readFileSync(join(pipeline, name), "utf8");
		for (const [, path = ""] of text.matchAll(/\bfrom "(?:#pipeline\/|(?=\.))([^"]+)"/g)) {
			const target = path.startsWith(".") ? posix.join(dirname(file), path) : path;
			const [from = "", to = ""] = [file, target].map((each) => each.split("/")[0]);
			if (from !== to) yield { from, to, text: `${file} → ${target}` };
		}
	}
}

const floorOf = (room: string) => floors.findIndex((rooms) => rooms.includes(room));

test("every room of the pipeline has its floor, and every file its room", () => {
	const found = readdirSync(pipeline).filter((name) => name !== "tsconfig.json" && name !== "README.md");
	expect(found.sort()).toEqual(floors.flat().sort());
});

test("arrows between the rooms of the pipeline lead downwards only", () => {
	const all = [...arrows()];
	expect(all.length).toBeGreaterThan(100);
	expect(all.filter(({ from, to }) => floorOf(to) >= floorOf(from)).map(({ text }) => text)).toEqual([]);
});
