import type { SpawnSyncReturns } from "node:child_process";
import type { InReports } from "#core/fields/answers.ts";
import type { Values } from "#core/in-language.ts";
import { UsageError } from "#engine/base/usage-error.ts";
import { askGit, git } from "./git.ts";

/** A revision as somebody names it, and what it is held against. */
export interface RevisionAsked {
	readonly root: string;
	readonly revision: string;
	/**
	 * The newer version; without a revision it is the files as they are now. What became of the older one after both
	 * parted is no change of the newer one, so the commit in which they did is taken, and not the older revision itself.
	 */
	readonly newer?: { readonly revision: string | undefined };
}

interface FoundCommit {
	readonly commit: string;
	readonly branched: boolean;
	/** The folder of the site from the top of the repository, with a slash at the end. */
	readonly prefix: string;
}

/** Finds the commit to compare with. Throws a UsageError when there is none. */
export function findCommit({ root, revision, newer }: RevisionAsked): FoundCommit {
	const asked = git(root, ["rev-parse", "--show-prefix"]);
	if (asked.error) throw refusal(refusals.noGit);
	if (asked.status !== 0) throw refusal(refusals.noRepository, { root }, reasonOf(asked));
	const found = { prefix: asked.stdout.toString().trim(), commit: commitOf(root, revision) };
	if (newer === undefined) return { ...found, branched: false };
	const other = commitOf(root, newer.revision ?? "HEAD");
	const base = askGit(root, ["merge-base", found.commit, other])?.trim();
	if (base === undefined && isShallow(root)) throw refusal(refusals.cutOff, { revision });
	// Who goes back to an older version sees everything change that came after it; so do two that never were one.
	const apart = base === undefined || (newer.revision !== undefined && base === other);
	const commit = apart ? found.commit : base;
	return { ...found, commit, branched: commit !== found.commit };
}

function commitOf(root: string, revision: string): string {
	const name = askGit(root, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`])?.trim();
	if (name) return name;
	const range = /^(.+?)\.{2,3}(.+)$/.exec(revision);
	if (range) throw refusal(refusals.twoRevisions, { revision, older: range[1], newer: range[2] });
	throw refusal(isShallow(root) ? refusals.cutOff : refusals.unknownRevision, { revision });
}

/** Whether the repository lacks its older commits. */
function isShallow(root: string): boolean {
	return askGit(root, ["rev-parse", "--is-shallow-repository"])?.trim() === "true";
}

/** What git itself says, unless it says no more than we do. */
export function reasonOf({ stderr }: SpawnSyncReturns<Buffer>): string {
	const [line = ""] = stderr.toString().split("\n");
	return /not a git repository/.test(line) ? "" : line;
}

/** Why a revision cannot be had. */
export const refusals = {
	noGit: {
		nl: "Voor een vergelijking met een eerdere versie is het programma git nodig. Installeer het en probeer het opnieuw.",
		en: "Comparing with an earlier version takes the program git. Install it and try again.",
	},
	noRepository: {
		nl: "{root} staat niet in een git-repository, dus er is geen eerdere versie om mee te vergelijken.",
		en: "{root} is not in a git repository, so there is no earlier version to compare with.",
	},
	unknownRevision: {
		nl: 'Er is geen versie "{revision}". Geef de naam van een tak, een label of een commit, zoals main of HEAD~1.',
		en: 'There is no version "{revision}". Give the name of a branch, a tag or a commit, such as main or HEAD~1.',
	},
	twoRevisions: {
		nl: '"{revision}" zijn twee versies. Schrijf ze los van elkaar: {older} {newer}',
		en: '"{revision}" is two versions. Write them as two words: {older} {newer}',
	},
	cutOff: {
		nl: 'Deze kopie van de repository heeft niet alle oudere versies, en met "{revision}" is niet te vergelijken. Haal ze op met: git fetch --unshallow',
		en: 'This copy of the repository does not have all older versions, so it cannot be compared with "{revision}". Get them with: git fetch --unshallow',
	},
	noContent: {
		nl: 'In versie "{revision}" is er geen map content.',
		en: 'Version "{revision}" has no content folder.',
	},
} as const satisfies Record<string, InReports>;

/** Says why a revision cannot be had, and what git says of it, if it says more. */
export function refusal(why: InReports, values: Values = {}, reason = ""): UsageError {
	if (reason === "") return new UsageError({ ...why, values });
	return new UsageError({ nl: "{why} {reason}", en: "{why} {reason}", values: { why: { ...why, values }, reason } });
}
