/**
 * Cuts what the tests need out of GitHub's description of its interface, and writes it beside this file:
 *
 *     npm pack @octokit/openapi && tar -xzf octokit-openapi-*.tgz package/generated/api.github.com.json
 *     node tests/helpers/github/cut-description.mjs package/generated/api.github.com.json
 */
import { readFileSync, writeFileSync } from "node:fs";

const operations = [
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
const { openapi, info, paths, components } = JSON.parse(readFileSync(file, "utf8"));

/** The members of an object that are kept, in their order; without those of which nothing is left. */
const kept = (object, keep) =>
	Object.fromEntries(
		Object.entries(object).flatMap(([key, value]) => {
			const left = keep(value, key);
			return left === undefined ? [] : [[key, left]];
		}),
	);

const cutPaths = kept(paths, (methods) => {
	const some = kept(methods, (method) => (operations.includes(method.operationId) ? method : undefined));
	return Object.keys(some).length > 0 ? some : undefined;
});
const found = Object.values(cutPaths).flatMap((methods) => Object.values(methods).map((each) => each.operationId));
const missing = operations.filter((each) => !found.includes(each));
if (missing.length > 0) throw new Error(`The description has no ${missing.join(", ")}.`);

const named = new Set();
function name(part) {
	for (const [, reference] of JSON.stringify(part).matchAll(/"\$ref":"#\/components\/([^"]+)"/g)) {
		if (named.has(reference)) continue;
		named.add(reference);
		const [kind, key] = reference.split("/");
		name(components[kind][key]);
	}
}
name(cutPaths);
const cutComponents = kept(components, (parts, kind) => {
	const some = kept(parts, (part, key) => (named.has(`${kind}/${key}`) ? part : undefined));
	return Object.keys(some).length > 0 ? some : undefined;
});
const cut = { openapi, info, paths: cutPaths, components: cutComponents };
writeFileSync(new URL("api.github.com.json", import.meta.url), `${JSON.stringify(cut, null, "\t")}\n`);
