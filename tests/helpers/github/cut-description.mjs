/**
 * Cuts what the tests need out of GitHub's description of its interface, and writes it beside this file:
 *
 *     npm pack @octokit/openapi && tar -xzf octokit-openapi-*.tgz package/generated/api.github.com.json
 *     node tests/helpers/github/cut-description.mjs package/generated/api.github.com.json
 */
import { readFileSync, writeFileSync } from "node:fs";

/** Those that the server of the tests has: `rest-answers.ts`. */
const operations = [
	"actions/list-jobs-for-workflow-run",
	"actions/list-workflow-runs-for-repo",
	"git/create-blob",
	"git/create-commit",
	"git/create-tree",
	"git/get-blob",
	"git/get-commit",
	"git/get-tree",
	"git/list-matching-refs",
	"pulls/create",
	"pulls/list",
	"repos/get",
];

const [file = ""] = process.argv.slice(2);
const { openapi, info, ...all } = JSON.parse(readFileSync(file, "utf8"));

/** @typedef {Record<string, Record<string, { operationId?: string }>>} Parts two levels of the description */

/**
 * The parts that are kept, in their order.
 * @param {Parts} parts
 * @param {(outer: string, inner: string) => boolean} isKept
 * @returns {Parts}
 */
function cut(parts, isKept) {
	const kept = Object.entries(parts).map(([outer, inside]) => {
		const left = Object.entries(inside).filter(([inner]) => isKept(outer, inner));
		return /** @type {const} */ ([outer, Object.fromEntries(left)]);
	});
	return Object.fromEntries(kept.filter(([, left]) => Object.keys(left).length > 0));
}

const paths = cut(all.paths, (path, method) => operations.includes(all.paths[path][method].operationId ?? ""));
const found = Object.values(paths).flatMap((methods) => Object.values(methods).map((each) => each.operationId));
const missing = operations.filter((each) => !found.includes(each));
if (missing.length > 0) throw new Error(`The description has no ${missing.join(", ")}.`);

/** @type {Set<string>} */
const named = new Set();

/** @param {unknown} part */
function nameAll(part) {
	for (const [, kind = "", name = ""] of JSON.stringify(part).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)) {
		if (named.has(`${kind}/${name}`)) continue;
		named.add(`${kind}/${name}`);
		nameAll(all.components[kind][name]);
	}
}
nameAll(paths);

const components = cut(all.components, (kind, name) => named.has(`${kind}/${name}`));
const text = JSON.stringify({ openapi, info, paths, components }, null, "\t");
writeFileSync(new URL("api.github.com.json", import.meta.url), `${text}\n`);
