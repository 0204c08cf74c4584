import { execFile } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, LineCounter, parseDocument, type Scalar, visit } from "yaml";
import { remembered } from "#core/remembered.ts";
import { projectFolder } from "../browser/project.ts";

/** What would set `ranHere` if anything of it ran, or mislead a reader. */
const attacks = [
	"<img src=x onerror=ranHere=1>",
	"</script><script>ranHere=1</script>",
	"<svg onload=ranHere=1>",
	'"><iframe srcdoc="<script>parent.ranHere=1</script>">',
	"[x](javascript:ranHere=1)",
	"![x](data:text/html,<script>ranHere=1</script>)",
	"javascript:ranHere=1",
	"data:text/html,<script>ranHere=1</script>",
	"<a href=javascript:ranHere=1>x</a>",
	"<style>@import'//elders.example'</style>",
	"\u202Eexe.gnp\u202C",
	"' onmouseover='ranHere=1",
	"&lt;script&gt;ranHere=1&lt;/script&gt;",
] as const;

/** What is tried where the check refuses that: in prose a visitor reads a tag as words, in a line stands none. */
const allowed = ["&lt;img src=x onerror=ranHere=1&gt;", "' onmouseover='ranHere=1"] as const;

/** A text as it was; what is tried in it is the same wherever it stands, so that a translation still belongs to it. */
interface Attacked {
	readonly before: string;
	readonly tries: readonly string[];
	refused: number;
}

interface HostileFile {
	readonly document: Document;
	readonly texts: readonly { readonly scalar: Scalar; readonly attacked: Attacked }[];
}

/** Content with an attack in every text. */
export class HostileContent {
	readonly files = new Map<string, HostileFile>();
	readonly #content: string;
	readonly #attacked = new Map<string, Attacked>();

	/** Attacks every text of every file below a folder. */
	constructor(content: string) {
		this.#content = content;
		for (const name of readdirSync(content, { recursive: true, encoding: "utf8" })) {
			if (!name.endsWith(".yaml")) continue;
			const document = parseDocument(readFileSync(join(content, name), "utf8"));
			const texts: HostileFile["texts"][number][] = [];
			visit(document, {
				Scalar: (key, scalar) => {
					if (key === "key" || typeof scalar.value !== "string") return;
					texts.push({ scalar, attacked: this.#attackedText(scalar.value) });
					scalar.type = "QUOTE_DOUBLE";
				},
			});
			this.files.set(name, { document, texts });
		}
		this.#write();
	}

	/** Tries something else where the check refuses an attack, until it refuses none; gives how many texts have one. */
	async keepWhatIsSound(root: string): Promise<{ inSource: number; inTranslations: number }> {
		for (;;) {
			const wrong = await errorsIn(root);
			if (wrong.length === 0) break;
			const refused = new Set<Attacked>();
			for (const file of new Set(wrong.map((each) => each.file))) {
				const lines = new Set(wrong.filter((each) => each.file === file).map(({ line }) => line));
				for (const each of this.#attackedOn(file.replace(/^content\//, ""), lines)) refused.add(each);
			}
			if (refused.size === 0) throw new Error(`Nothing can be taken back: ${JSON.stringify(wrong)}`);
			for (const each of refused) each.refused++;
			this.#write();
		}
		const files = [...this.files].map(([name, { texts }]) => ({
			isTranslation: name.startsWith("translations/"),
			count: texts.filter(({ attacked }) => isAttacked(attacked)).length,
		}));
		const countOf = (isWanted: boolean) =>
			files.reduce((sum, { isTranslation, count }) => sum + (isTranslation === isWanted ? count : 0), 0);
		return { inSource: countOf(false), inTranslations: countOf(true) };
	}

	#attackedText(text: string): Attacked {
		const before = text.trim();
		const first = attacks[this.#attacked.size % attacks.length] as string;
		return remembered(this.#attacked, before, () => ({ before, tries: [first, ...allowed], refused: 0 }));
	}

	/** The attacks on these lines of a file, or else all that it has. */
	#attackedOn(name: string, wrong: ReadonlySet<number>): Attacked[] {
		const { texts } = this.files.get(name) ?? { texts: [] };
		const lines = new LineCounter();
		const places: number[] = [];
		visit(parseDocument(readFileSync(join(this.#content, name), "utf8"), { lineCounter: lines }), {
			Scalar(key, scalar) {
				if (key === "key" || typeof scalar.value !== "string" || !scalar.range) return;
				places.push(lines.linePos(scalar.range[0]).line);
			},
		});
		const all = texts.map(({ attacked }, at) => ({ attacked, isOnLine: wrong.has(places[at] ?? 0) }));
		const left = all.filter(({ attacked }) => isAttacked(attacked));
		const onLine = left.filter(({ isOnLine }) => isOnLine);
		return (onLine.length > 0 ? onLine : left).map(({ attacked }) => attacked);
	}

	#write(): void {
		for (const [name, { document, texts }] of this.files) {
			for (const { scalar, attacked } of texts) {
				const attack = attacked.tries[attacked.refused];
				scalar.value = attack === undefined ? attacked.before : `${attacked.before} ${attack}`;
			}
			writeFileSync(join(this.#content, name), document.toString({ lineWidth: 0 }));
		}
	}
}

function isAttacked({ tries, refused }: Attacked): boolean {
	return refused < tries.length;
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
