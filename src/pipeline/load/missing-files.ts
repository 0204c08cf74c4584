import { type AnyProblem, problem } from "#core/problems/problem.ts";
import type { ContentFile } from "../read/files.ts";

/** What is wrong with a folder that lacks a file without which there is no site. */
export function missingFiles(files: readonly ContentFile[]): AnyProblem[] {
	const needed: readonly (readonly [string, (file: ContentFile) => boolean])[] = [
		["site.yaml", ({ role }) => role === "site"],
		["pages/index.yaml", (file) => file.role === "page" && file.path === "/"],
		["facts/business.yaml", (file) => file.role === "facts" && file.name === "business"],
	];
	return needed
		.filter(([, is]) => !files.some(is))
		.map(([name]) => `content/${name}`)
		.map((name) => problem("missing-file", { file: name, line: 1, column: 1 }, { name }));
}
