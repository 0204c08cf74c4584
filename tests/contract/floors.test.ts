import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix, sep } from "node:path";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";
import { projectFolder } from "../helpers/example-site.ts";

interface Layer {
	/** The layers that its rooms may import besides their own. */
	readonly knows: readonly string[];
	/** Its rooms, from the ground up: a room may import those on lower floors, and none on its own or above. */
	readonly floors: readonly (readonly string[])[];
}

/** Every room of `src`; `*` is a room for each folder. */
const layers: Readonly<Record<string, Layer>> = {
	core: { knows: [], floors: [["core"]] },
	locales: { knows: ["core", "pipeline"], floors: [["locales/*"]] },
	ui: { knows: ["core"], floors: [["ui"]] },
	sections: { knows: ["core", "ui"], floors: [["sections/*", "site/sections/*"]] },
	app: {
		knows: ["core", "ui"],
		floors: [
			["app/dev", "app/document.ts", "app/patience.ts", "app/sections.ts"],
			["app/all-views.ts", "app/loader", "app/shell", "app/site-sections.d.ts"],
			["app/browser", "app/entry-server.tsx"],
			["app/entry-client.tsx"],
			["app/entry-dev.ts"],
		],
	},
	pipeline: {
		knows: ["core"],
		floors: [
			["pipeline/any-runtime.d.ts", "pipeline/text"],
			["pipeline/read"],
			["pipeline/site"],
			["pipeline/kinds", "pipeline/validate", "pipeline/translate", "pipeline/spelling", "pipeline/authoring"],
			["pipeline/load", "pipeline/present", "pipeline/repair"],
			["pipeline/check", "pipeline/usage", "pipeline/emit"],
			["pipeline/review"],
			["pipeline/checked"],
			["pipeline/report"],
		],
	},
	studio: {
		knows: ["core", "locales", "pipeline", "app"],
		floors: [
			["studio/brain"],
			["studio/stores"],
			["studio/page", "studio/typing"],
			["studio/desk"],
			["studio/parts"],
			["studio/fields"],
			["studio/features/*"],
			["studio/worker"],
			["studio/shell"],
		],
	},
	engine: {
		knows: ["core", "ui", "locales", "pipeline", "app", "studio"],
		floors: [
			["engine/base"],
			["engine/files", "engine/sections"],
			["engine/content", "engine/memory"],
			["engine/client", "engine/git", "engine/links", "engine/output", "engine/pictures"],
			["engine/pages", "engine/serve", "engine/terminal"],
			["engine/dev", "engine/publish", "engine/workers"],
			["engine/build.ts", "engine/studio"],
			["engine/deliver"],
			["engine/host"],
		],
	},
};

interface Room {
	readonly name: string;
	readonly layer: string;
	readonly floor: number;
}

const listed = Object.entries(layers).flatMap(([layer, { floors }]) =>
	floors.flatMap((rooms, floor) => rooms.map((room) => ({ room, layer, floor }))),
);

/** The room of a file, if it is on the list. */
function roomOf(file: string): Room | undefined {
	for (const { room, layer, floor } of listed) {
		const below = room.replace(/\*$/, "");
		if (room === below ? file !== room && !file.startsWith(`${room}/`) : !file.startsWith(below)) continue;
		const name = room === below ? room : below + file.slice(below.length).split("/")[0];
		return { name, layer, floor };
	}
	return undefined;
}

const source = join(projectFolder, "src");

const isCode = (name: string) => /\.(?:tsx?|mjs)$/.test(name);

const files = readdirSync(source, { recursive: true, encoding: "utf8" })
	.map((name) => name.split(sep).join("/"))
	.filter(isCode);

/** What a file imports of `src`, values and types, also where `import()` names it or `import.meta.glob()` finds it. */
function importsOf(file: string): string[] {
	const { program, errors } = parseSync(file, readFileSync(join(source, file), "utf8"));
	if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
	const found: string[] = [];
	const inSource = (path: string) => (path.startsWith("#") ? path.slice(1) : posix.join(posix.dirname(file), path));
	const add = (from: unknown) => {
		const name = textOf(from);
		if (name === undefined || !/^[.#]/.test(name)) return;
		const [path = ""] = name.split("?");
		if (isCode(path)) found.push(inSource(path));
	};
	const addFound = (glob: unknown) => {
		const written = textOf(glob);
		if (written === undefined) throw new Error(`${file} finds files by what is not written there.`);
		if (isData(written)) return;
		const pattern = patternOf(inSource(written));
		const matching = files.filter((each) => pattern.test(each));
		if (matching.length === 0) throw new Error(`${file} finds nothing by ${written}.`);
		found.push(...matching);
	};
	new Visitor({
		ImportDeclaration: (node) => add(node.source),
		ExportNamedDeclaration: (node) => add(node.source),
		ExportAllDeclaration: (node) => add(node.source),
		ImportExpression: (node) => add(node.source),
		TSImportType: (node) => add(node.source),
		CallExpression: ({ callee, arguments: [patterns] }) => {
			if (callee.type !== "MemberExpression" || callee.object.type !== "MetaProperty") return;
			if (callee.property.type !== "Identifier" || callee.property.name !== "glob") return;
			for (const each of patterns?.type === "ArrayExpression" ? patterns.elements : [patterns]) addFound(each);
		},
	}).visit(program);
	return found;
}

/** Whether a glob finds no code, by the endings that it names. */
function isData(glob: string): boolean {
	const [, endings] = /\.(\w+|\{[\w,]+\})$/.exec(glob) ?? [];
	return endings !== undefined && !/\b(?:tsx?|mjs)\b/.test(endings);
}

/** What a glob finds, of which only single stars are used. */
function patternOf(glob: string): RegExp {
	if (/\*\*|[{[!?]/.test(glob)) throw new Error(`This test does not know what ${glob} finds.`);
	const parts = glob.split("*").map((part) => part.replace(/[.+()$^|\\]/g, "\\$&"));
	return new RegExp(`^${parts.join("[^/]*")}$`);
}

/** What a text in the code says; undefined for anything else. */
function textOf(node: unknown): string | undefined {
	const value = typeof node === "object" && node !== null && "value" in node ? node.value : undefined;
	return typeof value === "string" ? value : undefined;
}

const imports = new Map(files.map((file) => [file, importsOf(file)]));

/** The files of a circle of imports, if a file is in one that was not asked about before. */
function circleFrom(file: string, way: readonly string[], done: Set<string>): readonly string[] | undefined {
	if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
	if (done.has(file)) return undefined;
	for (const target of imports.get(file) ?? []) {
		const circle = circleFrom(target, [...way, file], done);
		if (circle) return circle;
	}
	done.add(file);
	return undefined;
}

function isAllowed(from: Room, to: Room): boolean {
	if (from.name === to.name) return true;
	return from.layer === to.layer ? to.floor < from.floor : (layers[from.layer]?.knows.includes(to.layer) ?? false);
}

test("every file of the source is in a room that has its floor, and every such room is there", () => {
	expect(files.filter((file) => roomOf(file) === undefined)).toEqual([]);
	const rooms = listed.map(({ room }) => room.replace(/\/\*$/, ""));
	expect(rooms.filter((room) => !existsSync(join(source, room)))).toEqual([]);
});

test("what a file imports is in its own room, on a lower floor, or in a layer that its own may know", () => {
	let count = 0;
	const found: string[] = [];
	for (const [file, targets] of imports) {
		const from = roomOf(file);
		for (const target of targets) {
			const to = roomOf(target);
			count++;
			if (from && (!to || !isAllowed(from, to))) found.push(`${file} → ${target}`);
		}
	}
	expect(count).toBeGreaterThan(4000);
	expect(found).toEqual([]);
});

test("no file imports itself, over however many others", () => {
	const done = new Set<string>();
	expect(files.map((file) => circleFrom(file, [], done)).filter((circle) => circle)).toEqual([]);
});
