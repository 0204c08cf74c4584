#!/usr/bin/env node
// Says in a sentence what is not there, before anything is imported that an older Node cannot read or that npm has yet
// to fetch. So this file imports nothing but a few old parts of Node itself.
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { sayEarly } from "./say-early.mjs";

const project = dirname(dirname(fileURLToPath(import.meta.url)));

const { engines, dependencies } = JSON.parse(readFileSync(join(project, "package.json"), "utf8"));

const missing = tooOld(engines.node.replace(/^\D+/, "")) || notInstalled(Object.keys(dependencies));
if (missing) {
	process.stderr.write(`${sayEarly(missing)}\n`);
	process.exitCode = 3;
} else void import("./compile.mjs");

/** @param {string} needed the oldest version that will do */
function tooOld(needed) {
	const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
	const [least = 0, leastMinor = 0] = needed.split(".").map(Number);
	if (major > least || (major === least && minor >= leastMinor)) return undefined;
	const here = process.versions.node;
	return {
		nl: "Op deze computer staat Node {here}, en er is minstens {needed} nodig: haal een nieuwere van https://nodejs.org en probeer het opnieuw.",
		en: "This computer has Node {here}, and at least {needed} is needed: get a newer one from https://nodejs.org and try again.",
		values: { here, needed },
	};
}

/** @param {readonly string[]} names of packages */
function notInstalled(names) {
	const require = createRequire(import.meta.url);
	const isHere = (/** @type {string} */ name) =>
		(require.resolve.paths(name) || []).some((folder) => existsSync(join(folder, name, "package.json")));
	if (names.every(isHere)) return undefined;
	return {
		nl: "Niet alles wat nodig is, is al opgehaald: typ `npm install` in {folder} en probeer het opnieuw.",
		en: "Not everything that is needed has been fetched yet: run `npm install` in {folder} and try again.",
		values: { folder: resolve(".") },
	};
}
