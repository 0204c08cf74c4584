import type { InReports } from "#core/fields/answers.ts";
import { UsageError } from "../content/usage-error.ts";
import type { GitDone } from "./git.ts";

/** What git says when it does not do something, and what that means for somebody who does not know git. */
const known: readonly (readonly [words: RegExp, meaning: InReports])[] = [
	[
		/tell me who you are|empty ident|unable to auto-detect email/i,
		{
			nl: 'Git weet nog niet wie u bent. Zeg het één keer in een terminal: git config --global user.name "Uw naam", en hetzelfde met user.email.',
			en: 'Git does not know who you are. Tell it once in a terminal: git config --global user.name "Your name", and the same with user.email.',
		},
	],
	[
		/\.lock'?: File exists|another git process/i,
		{
			nl: "Git is met iets anders bezig. Probeer het over een minuut nog eens.",
			en: "Git is busy with something else. Try again in a minute.",
		},
	],
	[/failed to sign|gpg/i, { nl: "Git kon uw ondertekening niet zetten.", en: "Git could not sign for you." }],
	[
		/\[rejected\]|non-fast-forward|fetch first/i,
		{
			nl: "Op de server staat van deze tak een nieuwere versie, van iemand anders. Haal die eerst op.",
			en: "The server has a newer version of this branch, by somebody else. Get that first.",
		},
	],
	[
		/remote rejected|hook declined|protected branch/i,
		{ nl: "De server neemt dit niet aan.", en: "The server does not accept this." },
	],
	[
		/could not read (?:Username|Password)|Authentication failed|Permission denied|Host key verification|returned error: 40[13]|terminal prompts disabled/i,
		{
			nl: "De server kent u nog niet of laat u niet toe. Meld u één keer aan: typ git push in een terminal en geef antwoord.",
			en: "The server does not know you or does not let you in. Log in once: type git push in a terminal and answer it.",
		},
	],
	[
		/Could not resolve host|unable to access|Connection (?:refused|timed out|closed)|Network is unreachable|Could not read from remote|does not appear to be a git repository|Repository not found/i,
		{
			nl: "De server is niet bereikbaar, of kent deze site niet. Is er internet? Uw wijziging staat veilig op deze computer.",
			en: "The server cannot be reached, or does not know this site. Is there a connection? Your change is safe on this computer.",
		},
	],
];

const late: InReports = {
	nl: "Git gaf geen antwoord en is gestopt. Probeer het nog eens, of doe het in een terminal.",
	en: "Git did not answer and was stopped. Try again, or do it in a terminal.",
};

const unknown: InReports = { nl: "Git deed dit niet.", en: "Git did not do this." };

/** What git did not do, in plain words; for who knows git, with its own last words. */
export function gitTrouble({ words, isLate }: GitDone): UsageError {
	const meaning = isLate ? late : (known.find(([said]) => said.test(words))?.[1] ?? unknown);
	const [said = ""] = words.split("\n").filter((line) => /^(?:fatal|error|remote| !)/.test(line));
	const own = withoutSecrets(said).trim();
	const tail = own === "" ? "" : ` (git: ${own})`;
	return new UsageError({ nl: meaning.nl + tail, en: meaning.en + tail });
}

/** Git names the address as it was written, with what may stand in it before the host. */
function withoutSecrets(words: string): string {
	return words.replace(/(\w+:\/\/)[^/\s@]+@/g, "$1");
}
