import { join } from "node:path";

/** What a server runs the builder with. */
export interface Installed {
	/** Folder of the program. */
	readonly project: string;
	/** Folder of the site as it is installed, with its own sections. */
	readonly code: string;
	/** The folder in which the site is made and lies online. */
	readonly home: string;
	readonly repository: string;
	readonly branch: string;
	/** By which nginx reads its configuration anew. */
	readonly reload?: string | undefined;
	/** The program that runs it. */
	readonly node?: string;
}

/** The hook `post-receive`: puts online what was pushed. Whoever pushes does not wait for it. */
export function postReceive(installed: Installed): string {
	const { home, branch } = installed;
	const names = ["delivery.next", "delivery.lock", "deliver.log"];
	const [next, lock, log] = names.map((name) => quoted(join(home, name)));
	return `#!/bin/sh
# Made by \`bladbouw host\`. Puts online what was pushed to ${branch}; what comes of it is in deliver.log.
while read -r _ _ ref; do
	[ "$ref" = ${quoted(`refs/heads/${branch}`)} ] && wanted=yes
done
[ -n "$wanted" ] || exit 0
unset $(git rev-parse --local-env-vars)

# Of many at once one works and one waits, which takes along what the others brought. The kernel ends a lock with its holder.
(
	trap '' HUP
	flock -n 9 || exit 0
	flock 8
	exec 9>&-
	DELIVERY_LOCK=8 ${deliverCommand(installed)} >${log} 2>&1
	# What is killed, as where memory is short, cannot say so itself.
	[ $? -lt 128 ] || ${tellKilled(home)}
) 9>>${next} 8>>${lock} </dev/null >/dev/null 2>&1 &
`;
}

/** Says of a delivery that still says that it is at work that it failed, for a shell. */
export function tellKilled(home: string): string {
	return `sed -i 's/"state":"building"/"state":"failed"/' ${quoted(join(home, "delivery.json"))}`;
}

/** What \`pre-receive\` asks of content before it takes it: whether a site can be made of it. */
export function checkContent(installed: Installed): string {
	return `#!/bin/sh
# Made by \`bladbouw host\`. Says of a commit whether a site can be made of its content, and if not, why.
exec ${deliverCommand(installed, "--check")} "$1"
`;
}

/** A command for whoever keeps the server: delivers as the hook does, with the options that are typed behind it. */
export function deliverScript(installed: Installed): string {
	return `#!/bin/sh
# Made by \`bladbouw host\`. Puts online what is in the repository; --back what was online before, --to <revision> any version.
exec ${deliverCommand(installed)} "$@"
`;
}

/** The command that puts online what is in the repository, for a shell. */
export function deliverCommand(installed: Installed, ...options: readonly string[]): string {
	const { project, code, home, repository, branch, reload, node = process.execPath } = installed;
	const words = [
		node,
		"--min-semi-space-size=16",
		join(project, "scripts/run.mjs"),
		"deliver",
		...["--root", code, "--home", home, "--repository", repository],
		...(branch === "main" ? [] : ["--branch", branch]),
		...(reload === undefined ? [] : ["--reload", reload]),
		...options,
	];
	return `env SITE_CACHE=${quoted(join(home, "cache"))} ${words.map(quoted).join(" ")}`;
}

/** A word as a shell reads it. */
export function quoted(word: string): string {
	return /^[\w./:@=,+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
