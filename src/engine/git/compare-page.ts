import { parsedUrl } from "#core/addresses.ts";
import { hostOf } from "./host-of.ts";

interface Proposed {
	readonly branch: string;
	/** The branch that is online. */
	readonly into: string;
}

type Page = (repository: string, proposed: Proposed) => string;

const compared: Page = (repository, { branch, into }) => `${repository}/compare/${inPath(into)}...${inPath(branch)}`;

/** Where a host shows what a branch changes and lets somebody propose it, by what its name says of its program. */
const pages: readonly (readonly [host: RegExp, page: Page])[] = [
	[/(?:^|\.)github\./, (repository, proposed) => `${compared(repository, proposed)}?expand=1`],
	[
		/(?:^|\.)gitlab\./,
		(repository, { branch, into }) =>
			`${repository}/-/merge_requests/new?${new URLSearchParams({ "merge_request[source_branch]": branch, "merge_request[target_branch]": into })}`,
	],
	[
		/(?:^|\.)bitbucket\.org$/,
		(repository, { branch, into }) =>
			`${repository}/pull-requests/new?${new URLSearchParams({ source: branch, dest: into })}`,
	],
	[/(?:^|\.)(?:gitea|forgejo|codeberg)\./, compared],
];

/**
 * The page of a host on which a branch can be proposed, from the address of its repository, or from what it said itself
 * when it got the branch. Undefined when neither tells. Nothing of a name or a password in the address is in it.
 */
export function comparePage(address: string, proposed: Proposed, said = ""): string | undefined {
	const found = hostOf(address);
	if (!found) return undefined;
	const page = pages.find(([host]) => host.test(found.name))?.[1];
	if (page) return page(found.repository, proposed);
	const told = /^remote:.*?(https?:\/\/\S+)/m.exec(said)?.[1];
	return told !== undefined && parsedUrl(told)?.hostname === found.name ? told : undefined;
}

/** A branch in a path: its slashes stay. */
function inPath(branch: string): string {
	return branch.split("/").map(encodeURIComponent).join("/");
}
