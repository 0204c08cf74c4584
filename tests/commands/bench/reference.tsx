import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isMainThread, Worker, workerData } from "node:worker_threads";
import { load } from "js-yaml";
import { parse } from "marked";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { Html } from "#core/resolved.ts";
import { measureInto } from "#engine/terminal/measure.ts";
import { Prose } from "#ui/Prose.tsx";

type Section = { readonly type: string; readonly title?: string; readonly text?: string };

type WrittenPage = { readonly title: string; readonly sections: readonly Section[] };

/** Which pages a thread makes, and where to. */
interface Share {
	/** The folder with pages. */
	readonly pages: string;
	readonly out: string;
	readonly names: readonly string[];
}

// What anybody would write in an afternoon, as a program of its own: `reference.js <site> <output> <threads>`.
if (isMainThread) {
	measureInto(process.env.SITE_MEASURE ?? "");
	const [root = "", out = "", threads = "1"] = process.argv.slice(2);
	const pages = join(root, "content/pages");
	const names = readdirSync(pages, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".yaml"));
	const size = Math.ceil(names.length / Number(threads));
	const share = (index: number): Share => ({ pages, out, names: names.slice(index * size, (index + 1) * size) });
	for (let index = 1; index < Number(threads); index++) {
		new Worker(new URL(import.meta.url), { workerData: share(index) });
	}
	makePages(share(0));
} else makePages(workerData as Share);

/** Reads, renders and writes one page after the other. Checks nothing and fills in no facts. */
function makePages({ pages, out, names }: Share): void {
	for (const name of names) {
		const page = load(readFileSync(join(pages, name), "utf8")) as WrittenPage;
		const html = renderToString(<Page title={page.title}>{page.sections.map(renderSection)}</Page>);
		const file = join(out, name.replace(/\.yaml$/, ""));
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(`${file}.html`, `<!doctype html>${html}`);
		writeFileSync(`${file}.page.json`, JSON.stringify(page));
	}
}

function Page({ title, children }: { title: string; children: ReactNode }) {
	return (
		<html lang="nl">
			<head>
				<title>{title}</title>
			</head>
			<body>
				<header>
					<nav>
						<ul>
							{Array.from({ length: 16 }, (_, index) => (
								<li key={index.toString()}>
									<a href={`/pagina-${index}`}>Pagina {index}</a>
								</li>
							))}
						</ul>
					</nav>
				</header>
				<main>
					<h1>{title}</h1>
					{children}
				</main>
			</body>
		</html>
	);
}

function renderSection(data: Section, index: number): ReactNode {
	const { type, title, text, ...rest } = data;
	return (
		<section key={index.toString()} className={`band ${type}`}>
			{title && <h2>{title}</h2>}
			{text !== undefined && <Prose html={parse(text) as Html} />}
			<ul>{listed(rest)}</ul>
		</section>
	);
}

/** Every text in a section, as an item of a list. */
function listed(value: unknown): ReactNode {
	if (Array.isArray(value)) return value.map((each, index) => <li key={index.toString()}>{listed(each)}</li>);
	if (typeof value === "object" && value !== null) {
		return Object.entries(value).map(([name, each]) => <p key={name}>{listed(each)}</p>);
	}
	return String(value);
}
