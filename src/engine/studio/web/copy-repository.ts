import { UsageError } from "#engine/base/usage-error.ts";
import { askGit, git } from "../../git/git.ts";

/** What a repository needs so that Studio on the web can edit it, and what keeps others from harming it. */
export const repositorySettings = {
	"http.receivepack": "true",
	"uploadpack.allowFilter": "true",
	"uploadpack.allowAnySHA1InWant": "true",
	"receive.denyNonFastForwards": "true",
	"receive.fsckObjects": "true",
} as const;

/**
 * Makes a bare copy of the repository of a folder, whose branch is what the folder was last committed as. Nothing leads
 * from it to the repository or to a server. Throws a `UsageError` where there is none whose root is this folder.
 */
export function copyRepository(root: string, to: string, branch: string): void {
	const asked = git(root, ["rev-parse", "--show-prefix", "--verify", "HEAD"]);
	if (asked.error)
		throw new UsageError({
			nl: "Om Studio uit te proberen is Git nodig, en dat staat niet op deze computer.",
			en: "Trying out Studio takes Git, which is not on this computer.",
		});
	const [prefix, head = ""] = asked.stdout.toString().split("\n");
	if (asked.status !== 0)
		throw new UsageError({
			nl: "Studio op het web verandert een repository van Git, en {root} is er geen waarin al iets is vastgelegd.",
			en: "Studio on the web edits a Git repository, and {root} is not one with any commits.",
			values: { root },
		});
	if (prefix !== "")
		throw new UsageError({
			nl: "Studio op het web zoekt content/ bovenaan in de repository, en {root} staat dieper: {prefix}",
			en: "Studio on the web looks for content/ at the top of the repository, and {root} is further down: {prefix}",
			values: { root, prefix },
		});
	const cloned = git(root, ["clone", "--quiet", "--bare", "--template=", ".", to]);
	if (cloned.status !== 0) throw new Error(`git clone: ${cloned.stderr}`);
	const commands = [
		...Object.entries(repositorySettings).map((setting) => ["config", ...setting]),
		["remote", "remove", "origin"],
		["update-ref", `refs/heads/${branch}`, head],
		["symbolic-ref", "HEAD", `refs/heads/${branch}`],
	];
	for (const command of commands)
		if (askGit(to, command) === undefined) throw new Error(`git ${command.join(" ")} failed.`);
}
