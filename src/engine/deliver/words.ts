import type { InReports } from "#core/fields/answers.ts";

const notAllowed = { nl: "het mag niet, of het is er niet", en: "not allowed, or not there" };

/** What `deliver` says of what it finds. */
export const words = {
	otherUser: (folder: string, uid: number): InReports => ({
		nl: "{folder} is van een andere gebruiker (nummer {uid}). Voer de opdracht uit als die: `sudo -u '#{uid}' …`. Er is niets veranderd.",
		en: "{folder} belongs to another user (number {uid}). Run the command as that user: `sudo -u '#{uid}' …`. Nothing was changed.",
		values: { folder, uid },
	}),
	noFlock: {
		nl: "Op deze server ontbreekt `flock`, dat twee opdrachten na elkaar laat werken. Installeer util-linux.",
		en: "This server lacks `flock`, which lets two commands work one after the other. Install util-linux.",
	},
	waiting: {
		nl: "Er wordt al een versie online gezet; daarna gaat deze opdracht verder.",
		en: "A version is already being put online; this command continues after that.",
	},
	noGit: {
		nl: "Op deze server staat geen Git.",
		en: "There is no Git on this server.",
	},
	noRepository: (folder: string, reason: string): InReports => {
		const why = {
			nl: "{folder} is geen repository van Git die deze gebruiker kan lezen.",
			en: "{folder} is not a Git repository that this user can read.",
			values: { folder },
		};
		return reason === "" ? why : { nl: "{why} {reason}", en: "{why} {reason}", values: { why, reason } };
	},
	noBranch: (folder: string, branch: string): InReports => ({
		nl: "In {folder} is nog geen {branch}: er is nog niets naartoe gestuurd. Wat online staat, blijft.",
		en: "There is no {branch} in {folder} yet: nothing was pushed to it. What is online stays.",
		values: { folder, branch },
	}),
	noCommit: (commit: string): InReports => ({
		nl: "De versie {commit} is er niet. Wat online staat, blijft.",
		en: "There is no version {commit}. What is online stays.",
		values: { commit },
	}),
	noContent: (commit: string): InReports => ({
		nl: "In de versie {commit} staat bovenaan geen map content. Wat online staat, blijft.",
		en: "There is no content folder at the top of version {commit}. What is online stays.",
		values: { commit },
	}),
	refused: (name: string, why: InReports): InReports => ({
		nl: "{name} {why} Wat online staat, blijft.",
		en: "{name} {why} What is online stays.",
		values: { name, why },
	}),
	isLink: {
		nl: "is een koppeling; in content horen alleen gewone bestanden.",
		en: "is a link; content may hold only plain files.",
	},
	isRepository: {
		nl: "is een andere repository; in content horen alleen gewone bestanden.",
		en: "is another repository; content may hold only plain files.",
	},
	badName: {
		nl: "heeft een naam die hier niet kan. Geef het bestand een gewone naam.",
		en: "has a name that cannot be used here. Give the file a plain name.",
	},
	longName: {
		nl: "heeft een te lange naam. Geef het bestand een kortere.",
		en: "has a name that is too long. Give the file a shorter one.",
	},
	twice: {
		nl: "staat er twee keer.",
		en: "is there twice.",
	},
	tooLarge: (megabytes: number): InReports => ({
		nl: "is groter dan {megabytes} MB. Maak het bestand kleiner.",
		en: "is larger than {megabytes} MB. Make the file smaller.",
		values: { megabytes },
	}),
	lostObject: (name: string): InReports => ({
		nl: "Van {name} ontbreekt de inhoud in de repository: die is beschadigd. Wat online staat, blijft.",
		en: "The contents of {name} are missing from the repository: it is damaged. What is online stays.",
		values: { name },
	}),
	notALink: (path: string): InReports => ({
		nl: "{path} is geen koppeling naar een versie, maar iets anders. Zet het ergens anders neer en probeer het opnieuw.",
		en: "{path} is not a link to a release but something else. Move it elsewhere and try again.",
		values: { path },
	}),
	unreadableLink: (path: string, code: string): InReports => ({
		nl: "De koppeling {path} kan niet worden gelezen ({code}). Verwijder haar en probeer het opnieuw.",
		en: "The link {path} cannot be read ({code}). Remove it and try again.",
		values: { path, code },
	}),
	nothingEarlier: {
		nl: "Er is geen eerdere versie om terug te zetten. Wat online staat, blijft.",
		en: "There is no earlier version to restore. What is online stays.",
	},
	releaseChanged: (folder: string, file: string): InReports => ({
		nl: "In {folder} heeft iemand iets veranderd ({file}). Deze versie wordt daarom opnieuw gemaakt.",
		en: "Someone changed something in {folder} ({file}), so this version is being built again.",
		values: { folder, file },
	}),
	online: (commit: string): InReports => ({
		nl: "Online: {version}.",
		en: "Online: {version}.",
		values: { version: commit.slice(0, 12) },
	}),
	sameOnline: (commit: string): InReports => ({
		nl: "Er is niets nieuws: {version} staat al online.",
		en: "Nothing new: {version} is already online.",
		values: { version: commit.slice(0, 12) },
	}),
	held: (commit: string): InReports => ({
		nl: "Teruggezet was {version}; die blijft online tot er iets nieuws naar de server gaat.",
		en: "{version} was restored; it stays online until something new is pushed.",
		values: { version: commit.slice(0, 12) },
	}),
	reloadFailed: (command: string, reason: string): InReports => ({
		nl: "De versie staat online, maar nginx kon niet opnieuw beginnen met `{command}`: {reason}. Browsers weigeren misschien de stijl van de pagina's tot iemand nginx opnieuw laat lezen.",
		en: "The version is online, but nginx could not be reloaded with `{command}`: {reason}. Browsers may refuse the styles of the pages until somebody reloads nginx.",
		values: { command, reason: reason || notAllowed },
	}),
	reloadByHand: (file: string): InReports => ({
		nl: "De instellingen voor nginx zijn veranderd ({file}): laat nginx ze opnieuw lezen.",
		en: "The configuration for nginx has changed ({file}): reload nginx.",
		values: { file },
	}),
	tomorrow: (when: string): InReports => ({
		nl: "Deze versie is volgens haar datum pas van {when}. Kijk of de klok van deze server klopt, en die van wie haar maakte: wat op een dag verschijnt of verdwijnt, volgt die klok.",
		en: "According to its date this version is from {when}. Check the clock of this server, and that of whoever made it: what appears or disappears on a day follows that clock.",
		values: { when },
	}),
	programFailed: {
		nl: "Het programma dat de site maakt, heeft een fout. Vraag wie de server bijhoudt wat deliver.log zegt.",
		en: "The program that builds the site has an error. Ask whoever manages the server what deliver.log says.",
	},
	more: (count: number): InReports => ({
		nl: "… en nog {count} regels.",
		en: "… and {count} more lines.",
		values: { count },
	}),
} as const;
