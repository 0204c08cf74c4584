import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "marked";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { parse as parseYaml } from "yaml";
import * as z from "zod";
import type { Html } from "#core/resolved.ts";
import { Prose } from "#ui/Prose.tsx";

const section = z.looseObject({ type: z.string(), title: z.string().optional(), text: z.string().optional() });

const page = z.object({
	title: z.string(),
	description: z.string(),
	menu: z.unknown().optional(),
	formerly: z.array(z.string()).optional(),
	article: z.unknown().optional(),
	sections: z.array(section),
});

/**
 * What anybody would write in an afternoon: for each page of a content folder read, yaml.parse, zod, marked,
 * renderToString, write, one after the other in one thread. It checks nothing between files and fills in no facts.
 * Gives the milliseconds it took.
 */
export function runReference(root: string, out: string): number {
	const start = performance.now();
	const pages = join(root, "content/pages");
	for (const name of readdirSync(pages, { recursive: true, encoding: "utf8" })) {
		if (!name.endsWith(".yaml")) continue;
		const { title, sections } = page.parse(parseYaml(readFileSync(join(pages, name), "utf8")));
		const html = renderToString(<Page title={title}>{sections.map(renderSection)}</Page>);
		const file = join(out, name.replace(/\.yaml$/, ".html"));
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, `<!doctype html>${html}`);
	}
	return performance.now() - start;
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

function renderSection(data: z.output<typeof section>, index: number): ReactNode {
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
