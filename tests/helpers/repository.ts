import { spawnSync } from "node:child_process";

/** Makes a folder a git repository, or adds to it, with everything in it as the next commit. Gives the name of the commit. */
export function commitAll(folder: string): string {
	const git = (...args: string[]) => {
		const { status, stdout, stderr } = spawnSync("git", ["-C", folder, ...args], { encoding: "utf8" });
		if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`);
		return stdout.trim();
	};
	git("init", "--quiet", "--initial-branch", "main");
	git("add", "--all");
	const person = [
		"-c",
		"user.name=Redactie",
		"-c",
		"user.email=redactie@voorbeeld.example",
		"-c",
		"commit.gpgsign=false",
	];
	git(...person, "commit", "--quiet", "--allow-empty", "--message", "Stand");
	return git("rev-parse", "HEAD");
}
