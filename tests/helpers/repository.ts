import { spawnSync } from "node:child_process";

/** Runs git in a folder, and gives what it says. Throws when git refuses. */
export function git(folder: string, ...args: string[]): string {
	const { status, stdout, stderr } = spawnSync("git", ["-C", folder, ...args], {
		encoding: "utf8",
		maxBuffer: 2 ** 28,
	});
	if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`);
	return stdout.trimEnd();
}

/** Makes a folder a git repository, or adds to it, with everything in it as the next commit. Gives the name of the commit. */
export function commitAll(folder: string): string {
	git(folder, "init", "--quiet", "--initial-branch", "main");
	git(folder, "add", "--all");
	const person = [
		"-c",
		"user.name=Redactie",
		"-c",
		"user.email=redactie@voorbeeld.example",
		"-c",
		"commit.gpgsign=false",
	];
	git(folder, ...person, "commit", "--quiet", "--allow-empty", "--message", "Stand");
	return git(folder, "rev-parse", "HEAD");
}
