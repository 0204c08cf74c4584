import type { InReports } from "#core/fields/answers.ts";
import { UsageError } from "#engine/base/usage-error.ts";
import type { GitDone } from "./git.ts";

/** What git says when it does not do something, and what that means for somebody who does not know git. */
const known: readonly (readonly [words: RegExp, meaning: InReports])[] = [
	[
		/tell me who you are|empty ident|unable to auto-detect email/i,
		{
			nl: "Studio weet nog niet wie u bent. Vraag wie de site bijhoudt uw naam en uw e-mailadres één keer aan Git te geven.",
			en: "Studio does not know who you are yet. Ask whoever looks after the site to give Git your name and email address once.",
		},
	],
	[
		/\.lock'?: File exists|another git process/i,
		{
			nl: "Deze computer is nog met iets anders bezig. Probeer het over een minuut nog eens.",
			en: "This computer is still busy with something else. Try again in a minute.",
		},
	],
	[
		/failed to sign|gpg/i,
		{
			nl: "Uw ondertekening kon niet gezet worden. Vraag wie de site bijhoudt om hulp.",
			en: "Your signature could not be added. Ask whoever looks after the site for help.",
		},
	],
	[
		/could not read (?:Username|Password)|Authentication failed|Permission denied|Host key verification|returned error: 40[13]|terminal prompts disabled/i,
		{
			nl: "De server kent u nog niet of laat u niet toe. Vraag wie de site bijhoudt u één keer aan te melden.",
			en: "The server does not know you yet or does not let you in. Ask whoever looks after the site to sign you in once.",
		},
	],
	[
		/Could not resolve host|unable to access|Connection (?:refused|timed out|closed)|Network is unreachable|Could not read from remote|does not appear to be a git repository|Repository not found/i,
		{
			nl: "De server is niet bereikbaar, of kent deze site niet. Is er internet? Uw wijziging staat veilig op deze computer.",
			en: "The server cannot be reached, or does not know this site. Are you connected? Your change is safe on this computer.",
		},
	],
];

/** Another program works on the same repository. */
export const busy: GitDone = { isDone: false, words: "another git process", isLate: false };

const late: InReports = {
	nl: "Het duurde te lang en is gestopt. Probeer het nog eens; uw wijziging staat veilig op deze computer.",
	en: "It took too long and was stopped. Try again; your change is safe on this computer.",
};

const unknown: InReports = { nl: "Dit is niet gelukt.", en: "This failed." };

/** All that is said of what git did not do. */
export const troubles: readonly InReports[] = [...known.map(([, meaning]) => meaning), late, unknown];

/** What git did not do, in plain words; for who knows git, with its own last words. */
export function gitTrouble({ words, isLate }: GitDone): UsageError {
	const meaning = isLate ? late : (known.find(([said]) => said.test(words))?.[1] ?? unknown);
	const [said = ""] = words.split("\n").filter((line) => /^(?:fatal|error|remote| !)/.test(line));
	const own = withoutSecrets(said).trim();
	if (own === "") return new UsageError(meaning);
	return new UsageError({ nl: "{meaning} (git: {own})", en: "{meaning} (git: {own})", values: { meaning, own } });
}

/** Git names the address as it was written, with what may stand in it before the host. */
function withoutSecrets(words: string): string {
	return words.replace(/(\w+:\/\/)[^/\s@]+@/g, "$1");
}
