import { parsedUrl } from "#core/addresses.ts";

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

function hostOf(address: string): { name: string; repository: string } | undefined {
	// As `git@github.com:praktijk/site.git`; a letter alone is a drive of Windows.
	const short = /^(?:[^@/]+@)?([^:/@]{2,}):(?!\/\/)(.+)$/.exec(address);
	const whole = short ? `ssh://${short[1]}/${short[2]}` : address;
	const parsed = parsedUrl(whole);
	if (!parsed) return undefined;
	const { protocol, hostname, host, pathname } = parsed;
	if (!/^(?:https?|ssh|git):$/.test(protocol)) return undefined;
	const path = pathname.replace(/^\/+|\/+$|\.git\/*$/g, "");
	// Of another protocol the port says nothing about pages.
	const web = protocol.startsWith("http") ? `${protocol}//${host}` : `https://${hostname}`;
	return { name: hostname, repository: `${web}/${path}` };
}

/** A branch in a path: its slashes stay. */
function inPath(branch: string): string {
	return branch.split("/").map(encodeURIComponent).join("/");
}
