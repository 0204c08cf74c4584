import { spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { InReports } from "#core/fields/answers.ts";
import type { Home } from "./home.ts";
import { changeState, readState } from "./state.ts";
import { words } from "./words.ts";

/** Milliseconds: nginx reads it anew in less than one second. */
const limit = 30_000;

/**
 * Has nginx read its configuration anew when that of the site that is online is another than it read last. Gives what whoever
 * keeps the server has to know, if anything. `command` is one of the shell.
 */
export function reloadWhenNew(home: Home, command: string | undefined): InReports | undefined {
	const file = join(home.online, "_nginx/site.conf");
	const now = existsSync(file) ? hash("sha256", readFileSync(file), "hex") : "";
	const { nginx } = readState(home.folder);
	if (nginx === now) return undefined;
	if (command === undefined || command === "") {
		// Before the first one there was nothing to read.
		changeState(home.folder, { nginx: now });
		return nginx === undefined ? undefined : words.reloadByHand(file);
	}
	const { status, stderr, error } = spawnSync(command, {
		shell: true,
		timeout: limit,
		encoding: "utf8",
		stdio: ["ignore", "ignore", "pipe"],
	});
	if (status !== 0)
		return words.reloadFailed(command, error?.message ?? (stderr ?? "").trim().split("\n").at(-1) ?? "");
	changeState(home.folder, { nginx: now });
	return undefined;
}
