import { execFile } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, LineCounter, parseDocument, type Scalar, visit } from "yaml";
import { projectFolder } from "../browser/project.ts";

/** What would set `__ran` if anything of it ran, or mislead a reader. */
const attacks = [
	"<img src=x onerror=__ran=1>",
	"</script><script>__ran=1</script>",
	"<svg onload=__ran=1>",
	'"><iframe srcdoc="<script>parent.__ran=1</script>">',
	"[x](javascript:__ran=1)",
	"![x](data:text/html,<script>__ran=1</script>)",
	"javascript:__ran=1",
	"data:text/html,<script>__ran=1</script>",
	"<a href=javascript:__ran=1>x</a>",
	"<style>@import'//elders.example'</style>",
	"\u202Eexe.gnp\u202C",
	"' onmouseover='__ran=1",
	"&lt;script&gt;__ran=1&lt;/script&gt;",
] as const;

/** Values that are written, and the lines of the file on which each stands. */
interface Written {
	readonly document: Document;
	readonly values: readonly { readonly scalar: Scalar; readonly before: unknown }[];
}

/** Puts an attack into every text of every file below a folder; gives the files. */
export function attackEveryText(content: string): Map<string, Written> {
	const files = new Map<string, Written>();
	let count = 0;
	for (const name of readdirSync(content, { recursive: true, encoding: "utf8" })) {
		if (!name.endsWith(".yaml")) continue;
		const document = parseDocument(readFileSync(join(content, name), "utf8"));
		const values: { scalar: Scalar; before: unknown }[] = [];
		visit(document, {
			Scalar(key, scalar) {
				if (key === "key" || typeof scalar.value !== "string") return;
				values.push({ scalar, before: scalar.value });
				scalar.value = `${scalar.value.trim()} ${attacks[count++ % attacks.length]}`;
				scalar.type = "QUOTE_DOUBLE";
			},
		});
		files.set(name, { document, values });
		write(content, name, document);
	}
	return files;
}

/** Takes those attacks back that the check refuses, until it refuses none; gives how many are left. */
export async function keepWhatIsSound(root: string, files: ReadonlyMap<string, Written>): Promise<number> {
	const content = join(root, "content");
	for (;;) {
		const wrong = await errorsIn(root);
		if (wrong.length === 0) break;
		let taken = 0;
		for (const file of new Set(wrong.map((each) => each.file))) {
			const name = file.replace(/^content\//, "");
			const lines = new Set(wrong.filter((each) => each.file === file).map(({ line }) => line));
			const written = files.get(name);
			if (written) taken += takeBack(join(content, name), written, lines);
		}
		if (taken === 0) throw new Error(`Nothing can be taken back: ${JSON.stringify(wrong)}`);
		for (const [name, { document }] of files) write(content, name, document);
	}
	return [...files.values()].flatMap(({ values }) => values.filter(isAttacked)).length;
}

function isAttacked({ scalar, before }: Written["values"][number]): boolean {
	return scalar.value !== before;
}

/** What stands on these lines says what it said, or else the file as a whole does. Gives how much is another than before. */
function takeBack(path: string, { values }: Written, wrong: ReadonlySet<number>): number {
	const lines = new LineCounter();
	const places: number[] = [];
	visit(parseDocument(readFileSync(path, "utf8"), { lineCounter: lines }), {
		Scalar(key, scalar) {
			if (key === "key" || typeof scalar.value !== "string" || !scalar.range) return;
			places.push(lines.linePos(scalar.range[0]).line);
		},
	});
	const attacked = values.filter(isAttacked);
	const onLine = values.filter((each, at) => isAttacked(each) && wrong.has(places[at] ?? 0));
	const taken = onLine.length > 0 ? onLine : attacked;
	for (const { scalar, before } of taken) scalar.value = before;
	return taken.length;
}

function write(content: string, name: string, document: Document): void {
	writeFileSync(join(content, name), document.toString({ lineWidth: 0 }));
}

/** Mistakes that the command finds. */
async function errorsIn(root: string): Promise<{ file: string; line: number }[]> {
	const args = [join(projectFolder, "scripts/run.mjs"), "validate", "--root", root, "--format", "json", "--all"];
	const said = await new Promise<string>((resolve) => {
		execFile(process.execPath, args, { maxBuffer: 2 ** 28 }, (_, stdout) => resolve(stdout));
	});
	const { problems } = JSON.parse(said) as { problems: { file: string; line: number; level: string }[] };
	return problems.filter(({ level }) => level === "error");
}
