import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { UsageError } from "#engine/base/usage-error.ts";
import { replaceFile } from "#engine/files/replace-file.ts";

/** Letters and digits that nobody takes for others. */
const characters = "abcdefghjkmnpqrstuvwxyz23456789";

/**
 * Adds people to a file of names and passwords, as nginx reads it; whoever is in it stays as they are. Gives the passwords of
 * those who are new, which nobody can read from the file.
 */
export function addPeople(file: string, names: readonly string[]): ReadonlyMap<string, string> {
	const present = existsSync(file) ? readFileSync(file, "utf8") : "";
	const known = new Set(present.split("\n").map((line) => line.split(":")[0]));
	const added = new Map(names.filter((name) => !known.has(name)).map((name) => [name, newPassword()] as const));
	if (added.size === 0) return added;
	const lines = [...added].map(([name, password]) => `${name}:${hashed(password)}\n`);
	const before = present === "" || present.endsWith("\n") ? present : `${present}\n`;
	// nginx reads it as another user than whoever makes it.
	replaceFile(file, before + lines.join(""), { lasting: true, mode: 0o640 });
	return added;
}

/** Throws a `UsageError` for what cannot be a name in such a file. */
export function refuseName(name: string): void {
	if (/^[\p{L}\d][\p{L}\d._@-]{0,63}$/u.test(name)) return;
	throw new UsageError({
		nl: '"{name}" kan geen naam zijn om mee in te loggen: gebruik letters, cijfers en streepjes.',
		en: '"{name}" cannot be a name to sign in with: use letters, digits and hyphens.',
		values: { name },
	});
}

/** Four groups of four: 79 bits. */
function newPassword(): string {
	const group = () => Array.from({ length: 4 }, () => characters[randomInt(characters.length)]).join("");
	return [group(), group(), group(), group()].join("-");
}

/** By the program that is there: the password is never a word of a command, which others could read. */
function hashed(password: string): string {
	const programs: readonly (readonly [string, readonly string[]])[] = [
		["htpasswd", ["-nBi", "x"]],
		["openssl", ["passwd", "-6", "-stdin"]],
	];
	for (const [program, args] of programs) {
		const { status, stdout } = spawnSync(program, args, { input: `${password}\n`, encoding: "utf8" });
		if (status === 0) return stdout.trim().replace(/^x:/, "");
	}
	throw new UsageError({
		nl: "Om wachtwoorden te maken is htpasswd (apache2-utils) of openssl nodig; geen van beide staat op deze server.",
		en: "Creating passwords takes htpasswd (apache2-utils) or openssl; this server has neither.",
	});
}
