import fc from "fast-check";

/** One mistake in one file, as data; `at` is a part of the file in ten-thousandths. */
export interface Mutation {
	/** From the folder `content`: `pages/contact.yaml`. */
	readonly file: string;
	readonly kind: MutationKind;
	readonly at: number;
	/** How many lines or bytes. */
	readonly size: number;
	/** Which of the values, signs or names that the kind of mutation knows. */
	readonly pick: number;
}

/** What becomes of the file: another name, other bytes, or nothing at all. */
export interface Mutated {
	readonly name: string;
	readonly bytes: Buffer | undefined;
	/** What was done, in words. */
	readonly story: string;
}

type MutationKind = keyof typeof mutations;

interface Given extends Omit<Mutation, "kind"> {
	readonly bytes: Buffer;
	readonly lines: readonly string[];
	/** The line that `at` points to, from 0. */
	readonly line: number;
	/** The byte that `at` points to, from 0. */
	readonly byte: number;
}

const values =
	`ja|12|-1|1e999|019|[]|{}|[a, b]|- a|null|~|""|''|{business.phone}|{x}|"{x}"|"{business}"|2026-02-30|2099-01-01|https://x|/nergens|/contact#nergens|#nergens|*x|&x y|!t y|! y|'s avonds|a: b|a # b|a #b|__proto__|true|%x|@x|javascript:alert(1)|<b>x</b>|![a](b)|"[a](/nergens)"|17:00-09:00|../site.yaml|scenes/nergens.svg`
		.split("|")
		.concat(["", " ", "| tekst", "> tekst", "|", "\u200b", "x".repeat(400), '"a\\nb"', "een\ttwee"]);

const signs = [
	...`#%&*!|>@\`"'{}[],:-?~<\\`,
	...[
		" #",
		" # ",
		" #x ",
		": ",
		"- ",
		"\n",
		"\n---\n",
		"\n...\n",
		"\t",
		"\0",
		"\r",
		"\u2028",
		"\u00a0",
		"\u202e",
		"\ufeff",
	],
	...["<b>", "{x}", "](", "<<: ", " !x ", " &x ", " *x ", "\n? ", "\n%YAML 1.1\n", "\ud83d\ude00", "**", "## "],
];

/** Addresses that no browser can open, that mean another place than they seem to, or that a setting could smuggle something in with. */
const addresses = [
	...["https://a.nl:99999", "https://foo.123", "https://xn--a.nl", "https://[.nl", "https://a$b.nl", "https://a b"],
	...["https://a.b;sandbox", "https://*.nl/x", "https://a'.nl/", 'https://a".nl', "https://a,b.nl", "https://{x}.nl"],
	...[
		"https:///evil.test",
		"https://a.nl@evil.test",
		"https://a..nl",
		"https://é.nl",
		"https://A.NL:443/",
		"//evil.test",
	],
	...[
		"http://localhost:1",
		"https://1.2",
		"https://a.nl\\@b.nl",
		"mailto:",
		"mailto:a@b.nl\n",
		"tel:javascript:alert(1)",
	],
	...[
		"tel:112",
		'mailto:a@b.nl?subject=<>&"x',
		"https://a.nl/?<>&'#\"",
		"/contact?<>",
		"#",
		"/%2e%2e/x",
		"/\\evil.test",
	],
];

/** Names that every object has, and a few that YAML or a web server reads in a way of its own. */
const names = [...Object.getOwnPropertyNames(Object.prototype), "length", "0", "then", "default", "toJSON", "on"];

/** What nobody sees, and what XML or HTML may not hold. */
const hidden = [
	"\b",
	"\v",
	"\x1b[2J",
	"\x7f",
	"\x85",
	"\ufffe",
	"\uffff",
	"\ufdd0",
	"\u{1ffff}",
	"\u2029",
	"]]>",
	"&#0;",
];

const former = [
	"/oud",
	"/index",
	"/404",
	"/en",
	"/en/over-ons",
	"/contact",
	"/assets/x",
	"/blogs/pagina/2",
	"/a b",
	"/é",
	"//x",
];

const keyLine = /^(\s*(?:- +)*)([\w-]+):(\s.*|)$/;

const mutations = {
	"delete lines": ({ lines, line, size }: Given) => join(lines.toSpliced(line, size + 1)),
	"delete file": () => undefined,
	"rename file": ({ bytes }: Given) => bytes,
	"retype value": (given: Given) => {
		const line = lineWith(given, /:\s+\S|^\s*-\s+\S/);
		const next = given.lines[line]?.replace(
			/^(\s*(?:- +)*(?:[\w-]+: +)?)(.*)$/,
			(_, head) => `${head}${pickOf(values, given)}`,
		);
		return join(given.lines.with(line, next ?? ""));
	},
	"duplicate block": ({ lines, line, size }: Given) =>
		join(lines.toSpliced(line, 0, ...lines.slice(line, line + size + 1))),
	truncate: ({ bytes, byte }: Given) => bytes.subarray(0, byte),
	"indent more": ({ lines, line, size, pick }: Given) =>
		indented(lines, { line, size }, [" ", "  ", "   ", "\t"][pick % 4] ?? ""),
	"indent less": ({ lines, line, size, pick }: Given) =>
		join(
			lines.map((each, index) =>
				inside(index, line, size) ? each.replace(new RegExp(`^ {1,${(pick % 4) + 1}}`), "") : each,
			),
		),
	"swap bytes": ({ bytes, byte, size }: Given) => {
		const swapped = Buffer.from(bytes);
		const other = (byte + size + 1) % bytes.length;
		[swapped[byte], swapped[other]] = [bytes[other] ?? 0, bytes[byte] ?? 0];
		return swapped;
	},
	"swap lines": ({ lines, line, size }: Given) => {
		const other = (line + size + 1) % lines.length;
		return join(lines.with(line, lines[other] ?? "").with(other, lines[line] ?? ""));
	},
	"stray sign": (given: Given) => {
		const text = given.bytes.toString("utf8");
		const offset = Math.floor((given.at * text.length) / 10_000);
		return Buffer.from(text.slice(0, offset) + pickOf(signs, given) + text.slice(offset));
	},
	"change key": (given: Given) => {
		const line = lineWith(given, keyLine);
		return join(
			given.lines.with(
				line,
				(given.lines[line] ?? "").replace(keyLine, (_, head: string, key: string, rest: string) => {
					const names = [
						`${key}s`,
						key.slice(0, -1),
						key.toUpperCase(),
						"__proto__",
						"constructor",
						`"${key}"`,
						"1",
						"title",
						"nl",
						`? ${key}`,
						"",
					];
					return `${head}${pickOf(names, given)}:${rest}`;
				}),
			),
		);
	},
	/** What an editor does all day, and mostly leaves a sound site: another number, or another word. */
	"edit value": (given: Given) => {
		const line = lineWith(given, /^\s*(?:- +)*(?!type|icon|file|link|from)[\w-]+: +\S/);
		const text = given.lines[line] ?? "";
		const digit = /\d(?=\D*$)/.exec(text);
		const edited = digit
			? text.slice(0, digit.index) + ((Number(digit[0]) + 1 + (given.pick % 8)) % 10) + text.slice(digit.index + 1)
			: text.replace(/(["']?)$/, " nu$1");
		return join(given.lines.with(line, edited));
	},
	"odd address": (given: Given) => {
		const line = lineWith(given, /\b(?:url|link|address|service|original|privacy|from): +\S|\]\(/);
		const address = pickOf(addresses, given);
		const text = given.lines[line] ?? "";
		const changed = text.includes("](")
			? text.replace(/\]\([^)]*\)/, () => `](${address})`)
			: text.replace(/: .*$/, () => `: ${given.size % 2 ? address : JSON.stringify(address)}`);
		return join(given.lines.with(line, changed));
	},
	"odd name": (given: Given) => {
		const line = lineWith(given, keyLine);
		const indent = /^\s*(?:- +)?/.exec(given.lines[line] ?? "")?.[0].replace("-", " ") ?? "";
		return join(given.lines.toSpliced(line + 1, 0, `${indent}${pickOf(names, given)}: x`));
	},
	"hidden sign": (given: Given) => {
		const line = lineWith(given, /[\w-]+: +[\p{L}"']/u);
		const sign = pickOf(hidden, given);
		const escaped = JSON.stringify(sign).replace(/[^ -~]/gu, (each) => `\\U${code(each)}`);
		const changed = (given.lines[line] ?? "").replace(/: +["']?(.*?)["']?$/, (_, text: string) =>
			given.size % 2
				? `: ${text.slice(0, 3)}${sign}${text.slice(3)}`
				: `: ${escaped.slice(0, -1)}${text.replace(/["\\]/g, "")}"`,
		);
		return join(given.lines.with(line, changed));
	},
	"former address": (given: Given) => {
		const line = lineWith(given, /^[a-z]\w*:/);
		return join(given.lines.toSpliced(line, 0, "formerly:", `  - ${pickOf(former, given)}`));
	},
	"line ends of Windows": ({ lines }: Given) => Buffer.from(lines.join("\r\n")),
	"byte-order mark": ({ bytes }: Given) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]),
	"no UTF-8": ({ bytes, byte, pick }: Given) =>
		Buffer.concat([
			bytes.subarray(0, byte),
			Buffer.from([[0xff, 0xc3, 0x80, 0xed][pick % 4] ?? 0xff]),
			bytes.subarray(byte),
		]),
};

const mistakes = (Object.keys(mutations) as MutationKind[]).filter((kind) => kind !== "edit value");

/** Any single mutation of one of these files, given from the folder `content`; or only those of these kinds. */
export function anyMutation(
	files: readonly string[],
	kinds: readonly MutationKind[] = mistakes,
): fc.Arbitrary<Mutation> {
	// Four of five files are translations; every kind of file gets its share.
	const groups = ["pages/", "facts/", "words/", "site.yaml", "translations/"]
		.map((start) => files.filter((file) => file.startsWith(start)))
		.filter((group) => group.length > 0);
	return fc.record({
		file: fc.oneof(...groups.map((group) => fc.constantFrom(...group))),
		kind: fc.constantFrom(...kinds),
		at: fc.nat(9_999),
		size: fc.nat(15),
		pick: fc.nat(9_999),
	});
}

/** Makes a mutation in the bytes of its file. */
export function mutate(mutation: Mutation, bytes: Buffer): Mutated {
	const lines = bytes.toString("utf8").split("\n");
	const line = Math.floor((mutation.at * lines.length) / 10_000);
	const byte = Math.floor((mutation.at * bytes.length) / 10_000);
	const given = { ...mutation, bytes, lines, line, byte };
	const changed = mutations[mutation.kind](given);
	const name = mutation.kind === "rename file" ? renamed(given) : mutation.file;
	return {
		name,
		bytes: changed,
		story: storyOf(mutation, { name, before: lines, after: changed?.toString("utf8").split("\n") }),
	};
}

function renamed({ file, ...given }: Given): string {
	const stem = file.replace(/\.yaml$/, "");
	return pickOf(
		[
			`${stem}s.yaml`,
			`${stem}.yml`,
			stem,
			`${stem.toUpperCase()}.yaml`,
			`${stem} kopie.yaml`,
			`${stem}.yaml.txt`,
			`verplaatst/${stem}.yaml`,
			`${stem}é.yaml`,
			`concept-${stem}.yaml`,
			`${stem}/index.yaml`,
			`pages/constructor.yaml`,
			`pages/__proto__.yaml`,
			`pages/tostring/valueof.yaml`,
			`facts/toString.yaml`,
			`translations/constructor/${stem}.yaml`,
			`translations/en/toString.yaml`,
		],
		given,
	);
}

function code(sign: string): string {
	return (sign.codePointAt(0) ?? 0).toString(16).padStart(8, "0");
}

interface Story {
	readonly name: string;
	readonly before: readonly string[];
	readonly after: readonly string[] | undefined;
}

function storyOf({ file, kind }: Mutation, { name, before, after }: Story): string {
	if (after === undefined || name !== file) return `${file}: ${kind}${name === file ? "" : `, to ${name}`}`;
	const first = before.findIndex((line, index) => line !== after[index]);
	const at = first === -1 ? Math.min(before.length, after.length) : first;
	const shown = (lines: readonly string[]) =>
		JSON.stringify(
			lines
				.slice(at, at + 3)
				.join("\n")
				.slice(0, 300),
		);
	return `${file}, line ${at + 1}: ${kind}\n  was: ${shown(before)}\n  is:  ${shown(after)}`;
}

function indented(lines: readonly string[], at: { line: number; size: number }, by: string): Buffer {
	return join(lines.map((each, index) => (inside(index, at.line, at.size) ? by + each : each)));
}

function inside(index: number, line: number, size: number): boolean {
	return index >= line && index <= line + size;
}

/** The first line from `at` on that looks so, going round. */
function lineWith({ lines, line }: Given, pattern: RegExp): number {
	for (let step = 0; step < lines.length; step++) {
		const index = (line + step) % lines.length;
		const text = lines[index] ?? "";
		if (pattern.test(text) && !text.trimStart().startsWith("#")) return index;
	}
	return line;
}

function pickOf(options: readonly string[], { pick }: { readonly pick: number }): string {
	return options[pick % options.length] ?? "";
}

function join(lines: readonly string[]): Buffer {
	return Buffer.from(lines.join("\n"));
}
