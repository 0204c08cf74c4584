import type { InReports } from "#core/fields/answers.ts";
import { type EditorLanguage, inLanguage, type Said } from "#core/in-language.ts";
import type { LocalState, NoWorkingCopy } from "./repository.ts";

const leftOnline = {
	one: {
		nl: "Op de site staat nog 1 voorbeeld dat online al zo staat. Dat houdt u niet tegen.",
		en: "The site still has 1 sample that is already online. It does not stop you.",
	},
	several: {
		nl: "Op de site staan nog {count} voorbeelden die online al zo staan. Die houden u niet tegen.",
		en: "The site still has {count} samples that are already online. They do not stop you.",
	},
} as const;

const leftKept = {
	one: {
		nl: "Op de site staat nog 1 voorbeeld dat in de laatste versie al zo staat. Dat houdt u niet tegen.",
		en: "The site still has 1 sample that was already in the last version. It does not stop you.",
	},
	several: {
		nl: "Op de site staan nog {count} voorbeelden die in de laatste versie al zo staan. Die houden u niet tegen.",
		en: "The site still has {count} samples that were already in the last version. They do not stop you.",
	},
} as const;

function counted({ one, several }: typeof leftOnline | typeof leftKept, count: number): InReports {
	return count === 1 ? one : { ...several, values: { count } };
}

/** What a server says of its reasons, where it says something. */
function because(said: string): Said | string {
	return said && { nl: ": {said}", en: ": {said}", values: { said } };
}

/** What came of sending, proposing and bringing back, in words. */
export const publishingWords = {
	noGit: (folder: string): InReports => ({
		nl: "Uw wijzigingen staan in de map {folder}. Om ze online te zetten is het programma Git nodig, en dat staat niet op deze computer. Vraag wie de site bijhoudt om hulp.",
		en: "Your changes are in the folder {folder}. Publishing them takes the program Git, which is not on this computer. Ask whoever looks after the site for help.",
		values: { folder },
	}),
	noRepository: (folder: string): InReports => ({
		nl: "Uw wijzigingen staan in de map {folder}. Van deze site worden geen versies bijgehouden; geef die map aan wie de site online zet.",
		en: "Your changes are in the folder {folder}. No versions of this site are kept; give that folder to whoever publishes the site.",
		values: { folder },
	}),
	noCommit: (folder: string): InReports => ({
		nl: "Uw wijzigingen staan in de map {folder}. Van deze site is nog geen eerste versie bewaard; vraag wie haar bijhoudt die te maken.",
		en: "Your changes are in the folder {folder}. This site has no first version yet; ask whoever looks after it to create one.",
		values: { folder },
	}),
	underWay: {
		nl: "Met de versies van deze site is op deze computer iets begonnen en niet afgemaakt, zoals het samenvoegen van twee. Vraag wie de site bijhoudt dat af te maken.",
		en: "Something with the versions of this site was started on this computer and not finished, such as merging two of them. Ask whoever looks after the site to finish it.",
	},
	detached: {
		nl: "Op deze computer staat een oude versie van de site open. Vraag wie de site bijhoudt de nieuwste te openen.",
		en: "An old version of the site is open on this computer. Ask whoever looks after the site to open the newest one.",
	},
	staged: (files: readonly string[]): InReports => ({
		nl: "Iemand is buiten Studio om begonnen iets van de inhoud te versturen: {files}. Vraag wie de site bijhoudt dat af te maken.",
		en: "Someone has started to send some of the content outside Studio: {files}. Ask whoever looks after the site to finish that.",
		values: { files: files.join(", ") },
	}),
	problems: {
		nl: "Er klopt nog iets niet. Verbeter dat eerst.",
		en: "Something still needs fixing. Do that first.",
	},
	unknown: (places: string): InReports => ({
		nl: "Online staat iets wat deze Studio niet kent: {places}. Laat het zo staan; het houdt u niet tegen. Wat daar verandert, kan Studio niet laten zien.",
		en: "Something is online that this Studio does not know: {places}. Leave it as it is; it does not stop you. Studio cannot show what changes there.",
		values: { places },
	}),
	nothing: { nl: "Er is niets dat nog online moet.", en: "There is nothing left to publish." },
	changedSince: {
		nl: "Er is intussen nog iets veranderd. Kijk het nog eens na.",
		en: "Something else has changed in the meantime. Check it again.",
	},
	clash: {
		nl: "Iemand anders heeft intussen hetzelfde veranderd, en dat staat al op de server. Kijk hieronder wat.",
		en: "Someone else has changed the same thing in the meantime, and that is already on the server. See below what it is.",
	},
	noMessage: { nl: "Zeg in een paar woorden wat u hebt veranderd.", en: "Say in a few words what you changed." },
	busy: { nl: "Daar wordt al aan gewerkt. Een ogenblik.", en: "That is already being done. One moment." },
	noVersion: { nl: "Deze versie is er niet meer.", en: "This version no longer exists." },
	unknownOnline: {
		nl: "Wat online staat is hier niet bekend: van deze site worden geen versies bijgehouden.",
		en: "What is online is not known here: no versions of this site are kept.",
	},
	noPage: { nl: "Deze pagina is er dan niet.", en: "This page does not exist then." },
	unsound: {
		nl: "Hier klopt iets niet, en daarom is de pagina zo niet te tonen.",
		en: "Something is wrong here, so the page cannot be shown like this.",
	},
	notBuilt: (last: string): InReports => ({
		nl: "Het voorbeeld is niet gelukt. {last}",
		en: "The preview failed. {last}",
		values: { last },
	}),
	/** How many samples stop nobody, by where they stood before. */
	left: {
		online: (count: number) => counted(leftOnline, count),
		kept: (count: number) => counted(leftKept, count),
	},
	online: {
		nl: "Verstuurd: uw wijzigingen gaan nu online.",
		en: "Sent: your changes are now going online.",
	},
	kept: {
		nl: "Bewaard als versie. Bij Terughalen vindt u haar terug.",
		en: "Saved as a version. You will find it under “Restore”.",
	},
	proposed: {
		nl: "Voorgesteld: wie de site bijhoudt kan het nakijken en online zetten. Hieronder ziet u wat ervan komt.",
		en: "Proposed: whoever looks after the site can review and publish it. Below you can see what becomes of it.",
	},
	notTaken: (said: string): InReports => ({
		nl: "De server laat u dit niet zomaar online zetten{said}. U kunt het voorstellen; wie de site bijhoudt zet het dan online.",
		en: "The server does not let you publish this yourself{said}. You can propose it; whoever looks after the site then publishes it.",
		values: { said: because(said) },
	}),
	wrongContent: (said: string): InReports => ({
		nl: "De server neemt dit nog niet aan, want er klopt iets niet{said}. Verbeter dat en probeer het opnieuw.",
		en: "The server does not accept this yet, because something in it is wrong{said}. Fix that and try again.",
		values: { said: because(said) },
	}),
	serverFails: (said: string): InReports => ({
		nl: "De server kan dit nu niet aannemen{said}. Uw wijzigingen zijn bewaard. Probeer het later opnieuw, en vraag wie de site bijhoudt om hulp als het zo blijft.",
		en: "The server cannot accept this right now{said}. Your changes are saved. Try again later, and ask whoever looks after the site for help if it does not get better.",
		values: { said: because(said) },
	}),
	notProposed: (said: string): InReports => ({
		nl: "De server neemt dit voorstel niet aan{said}. Vraag wie de site bijhoudt om hulp.",
		en: "The server does not accept this proposal{said}. Ask whoever looks after the site for help.",
		values: { said: because(said) },
	}),
	otherWork: (files: readonly string[]): InReports => ({
		nl: "Op deze computer staat ook werk aan het programma van de site dat nog niet op de server staat: {files}. Wie dat maakt, moet het eerst versturen.",
		en: "This computer also has work on the program of the site that is not on the server yet: {files}. Whoever is working on that has to send it first.",
		values: { files: files.join(", ") },
	}),
	noBeginning: {
		nl: "De site op deze computer en die op de server hebben niets gemeen. Vraag wie de site bijhoudt om hulp.",
		en: "The site on this computer and the one on the server have nothing in common. Ask whoever looks after the site for help.",
	},
	crowded: {
		nl: "Er wordt op dit moment veel online gezet. Probeer het zo nog eens.",
		en: "A lot is being published right now. Try again in a moment.",
	},
	silent: {
		nl: "De server geeft geen antwoord, dus er is niets online gezet. Is er internet? Uw wijzigingen staan veilig op deze computer.",
		en: "The server is not responding, so nothing was published. Are you connected? Your changes are safe on this computer.",
	},
	notSeen: {
		noServer: {
			nl: "Of dit online staat, is hier niet bekend: deze site heeft nog geen plaats op een server.",
			en: "Whether this is online is not known here: this site has no place on a server yet.",
		},
		silent: {
			nl: "Of dit al online staat, kan Studio niet zien: de site geeft geen antwoord.",
			en: "Studio cannot see whether this is already online: the site is not responding.",
		},
		noVersion: {
			nl: "Of dit al online staat, kan Studio niet zien: de site zegt niet waarvan zij gemaakt is.",
			en: "Studio cannot see whether this is already online: the site does not say what it was built from.",
		},
		otherVersion: {
			nl: "Of dit al online staat, kan Studio niet zien: de site is gemaakt van een versie die hier niet bekend is.",
			en: "Studio cannot see whether this is already online: the site was built from a version that is not known here.",
		},
	},
} as const;

/** What the hook of an own server says last (`scripts/examples/pre-receive`), or Git of a disk without room or rights. */
const toAll = [
	[/\s*The content does not validate\.$/, publishingWords.wrongContent],
	[/\s*This server cannot look at it now\.$|(?=remote unpack failed)/, publishingWords.serverFails],
] as const;

/** Why a server takes something from nobody, in its words in one line; undefined where others might put it online. */
export function refusedToAll(said: string): InReports | undefined {
	const found = toAll.find(([end]) => end.test(said));
	return found?.[1](inShort(withoutPlaces(said.replace(found[0], ""))));
}

/** Nobody who reads it in Studio sees files and lines. */
function withoutPlaces(said: string): string {
	return said.replace(/\bcontent\/\S+?:\d+:\d+ /g, "");
}

/** Of the words of a server nobody reads more characters. */
const most = 300;

/** The words of a server as they stand within a sentence, without the stop at their end. */
export function inShort(said: string): string {
	return said.length > most ? `${said.slice(0, most)}…` : said.replace(/\.$/, "");
}

/** Why nothing is sent in the present state of Git; empty when something can be. */
export function refusedBy(state: LocalState, language: EditorLanguage): string[] {
	const { underWay, detached, staged } = publishingWords;
	if (state.isUnderWay) return [inLanguage(underWay, language)];
	return [
		...(state.branch === undefined ? [inLanguage(detached, language)] : []),
		...(state.staged.length > 0 ? [inLanguage(staged(state.staged), language)] : []),
	];
}

/** Where the changes are when Git can say nothing of them. */
export function withoutGit(why: NoWorkingCopy, folder: string, language: EditorLanguage): string {
	return inLanguage(publishingWords[why](folder), language);
}
