import type { InReports } from "#core/fields/answers.ts";
import { type EditorLanguage, inLanguage, type Said } from "#core/in-language.ts";
import type { LocalState, NoWorkingCopy } from "./repository.ts";

const oneLeft: InReports = {
	nl: "Op de site staat nog 1 voorbeeld dat online al zo staat. Dat houdt u niet tegen.",
	en: "The site still has 1 sample that is online already. It does not stop you.",
};

const severalLeft: InReports = {
	nl: "Op de site staan nog {count} voorbeelden die online al zo staan. Die houden u niet tegen.",
	en: "The site still has {count} samples that are online already. They do not stop you.",
};

/** What a server says of its reasons, where it says something. */
function because(said: string): Said | string {
	return said && { nl: ": {said}", en: ": {said}", values: { said } };
}

/** What came of sending, proposing and bringing back, in words. */
export const publishingWords = {
	noGit: (folder: string): InReports => ({
		nl: "Uw wijzigingen staan in de map {folder}. Om ze online te zetten is het programma Git nodig, en dat staat niet op deze computer. Vraag wie de site bijhoudt om hulp.",
		en: "Your changes are in the folder {folder}. To put them online the program Git is needed, which this computer does not have. Ask whoever keeps the site for help.",
		values: { folder },
	}),
	noRepository: (folder: string): InReports => ({
		nl: "Uw wijzigingen staan in de map {folder}. Van deze site worden geen versies bijgehouden; geef die map aan wie de site online zet.",
		en: "Your changes are in the folder {folder}. No versions of this site are kept; give that folder to whoever puts the site online.",
		values: { folder },
	}),
	noCommit: (folder: string): InReports => ({
		nl: "Uw wijzigingen staan in de map {folder}. Van deze site is nog geen eerste versie bewaard; vraag wie haar bijhoudt die te maken.",
		en: "Your changes are in the folder {folder}. No first version of this site is kept yet; ask whoever keeps it to make one.",
		values: { folder },
	}),
	underWay: {
		nl: "Met de versies van deze site is op deze computer iets begonnen en niet afgemaakt, zoals het samenvoegen van twee. Vraag wie de site bijhoudt dat af te maken.",
		en: "Something was begun with the versions of this site on this computer and not finished, such as joining two of them. Ask whoever keeps the site to finish it.",
	},
	detached: {
		nl: "Op deze computer staat een oude versie van de site open. Vraag wie de site bijhoudt de nieuwste te openen.",
		en: "An old version of the site is open on this computer. Ask whoever keeps the site to open the newest.",
	},
	staged: (files: readonly string[]): InReports => ({
		nl: "Iemand is buiten Studio om begonnen iets van de inhoud te versturen: {files}. Vraag wie de site bijhoudt dat af te maken.",
		en: "Somebody has begun to send some of the content, without Studio: {files}. Ask whoever keeps the site to finish that.",
		values: { files: files.join(", ") },
	}),
	problems: {
		nl: "Er klopt nog iets niet. Verbeter dat eerst.",
		en: "Something is not right yet. Correct that first.",
	},
	unknown: (places: string): InReports => ({
		nl: "Online staat iets wat deze Studio niet kent: {places}. Laat het zo staan; het houdt u niet tegen. Wat daar verandert, kan Studio niet laten zien.",
		en: "There is something online that this Studio does not know: {places}. Leave it as it is; it does not stop you. What changes there, Studio cannot show.",
		values: { places },
	}),
	nothing: { nl: "Er is niets dat nog online moet.", en: "There is nothing left to put online." },
	changedSince: {
		nl: "Er is intussen nog iets veranderd. Kijk het nog eens na.",
		en: "Something else has changed meanwhile. Look at it again.",
	},
	clash: {
		nl: "Iemand anders heeft intussen hetzelfde veranderd, en dat staat al op de server. Kijk hieronder wat.",
		en: "Somebody else changed the same meanwhile, and that is on the server already. Look below what it is.",
	},
	noMessage: { nl: "Zeg in een paar woorden wat u hebt veranderd.", en: "Say in a few words what you changed." },
	busy: { nl: "Daar wordt al aan gewerkt. Een ogenblik.", en: "That is being done already. One moment." },
	noVersion: { nl: "Deze versie is er niet meer.", en: "This version is gone." },
	unknownOnline: {
		nl: "Wat online staat is hier niet bekend: van deze site worden geen versies bijgehouden.",
		en: "What is online is not known here: no versions of this site are kept.",
	},
	noPage: { nl: "Deze pagina is er dan niet.", en: "This page is not there then." },
	unsound: {
		nl: "Hier klopt iets niet, en daarom is de pagina zo niet te tonen.",
		en: "Something is not right here, so the page cannot be shown.",
	},
	notBuilt: (last: string): InReports => ({
		nl: "Het voorbeeld is niet gelukt. {last}",
		en: "The preview did not work out. {last}",
		values: { last },
	}),
	left: (count: number): InReports => (count === 1 ? oneLeft : { ...severalLeft, values: { count } }),
	online: {
		nl: "Verstuurd: uw wijzigingen gaan nu online.",
		en: "Sent: your changes go online now.",
	},
	kept: {
		nl: "Bewaard als versie. Bij Terughalen vindt u haar terug.",
		en: "Kept as a version. You find it again at Bring back.",
	},
	proposed: {
		nl: "Voorgesteld: wie de site bijhoudt kan het nakijken en online zetten. Hieronder ziet u wat ervan komt.",
		en: "Proposed: whoever keeps the site can review it and put it online. Below you see what becomes of it.",
	},
	notTaken: (said: string): InReports => ({
		nl: "De server zet dit van u niet zomaar online{said}. U kunt het voorstellen; wie de site bijhoudt zet het dan online.",
		en: "The server does not put this online from you just like that{said}. You can propose it; whoever keeps the site puts it online then.",
		values: { said: because(said) },
	}),
	wrongContent: (said: string): InReports => ({
		nl: "De server neemt dit nog niet aan, want er klopt iets niet{said}. Verbeter dat en probeer het opnieuw.",
		en: "The server does not take this yet, as something in it is not right{said}. Correct that and try it again.",
		values: { said: because(said) },
	}),
	serverFails: (said: string): InReports => ({
		nl: "De server kan dit nu niet aannemen{said}. Uw wijzigingen zijn bewaard. Probeer het later opnieuw, en vraag wie de site bijhoudt om hulp als het zo blijft.",
		en: "The server cannot take this now{said}. Your changes are kept. Try it again later, and ask whoever keeps the site for help if it stays so.",
		values: { said: because(said) },
	}),
	notProposed: (said: string): InReports => ({
		nl: "De server neemt dit voorstel niet aan{said}. Vraag wie de site bijhoudt om hulp.",
		en: "The server does not take this proposal{said}. Ask whoever keeps the site for help.",
		values: { said: because(said) },
	}),
	otherWork: (files: readonly string[]): InReports => ({
		nl: "Op deze computer staat ook werk aan het programma van de site dat nog niet op de server staat: {files}. Wie dat maakt, moet het eerst versturen.",
		en: "This computer also has work on the program of the site that is not on the server yet: {files}. Whoever makes that has to send it first.",
		values: { files: files.join(", ") },
	}),
	noBeginning: {
		nl: "De site op deze computer en die op de server hebben niets gemeen. Vraag wie de site bijhoudt om hulp.",
		en: "The site on this computer and the one on the server have nothing in common. Ask whoever keeps the site for help.",
	},
	crowded: {
		nl: "Er wordt op dit moment veel online gezet. Probeer het zo nog eens.",
		en: "Much is being put online at this moment. Try it again soon.",
	},
	silent: {
		nl: "De server geeft geen antwoord, dus er is niets online gezet. Is er internet? Uw wijzigingen staan veilig op deze computer.",
		en: "The server does not answer, so nothing was put online. Is there a connection? Your changes are safe on this computer.",
	},
	notSeen: {
		noServer: {
			nl: "Of dit online staat, is hier niet bekend: deze site heeft nog geen plaats op een server.",
			en: "Whether this is online is not known here: this site has no place on a server yet.",
		},
		silent: {
			nl: "Of dit al online staat, kan Studio niet zien: de site geeft geen antwoord.",
			en: "Studio cannot see whether this is online already: the site gives no answer.",
		},
		noVersion: {
			nl: "Of dit al online staat, kan Studio niet zien: de site zegt niet waarvan zij gemaakt is.",
			en: "Studio cannot see whether this is online already: the site does not say what it was made from.",
		},
		otherVersion: {
			nl: "Of dit al online staat, kan Studio niet zien: de site is gemaakt van een versie die hier niet bekend is.",
			en: "Studio cannot see whether this is online already: the site was made from a version that is not known here.",
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
	return found?.[1](inShort(said.replace(found[0], "")));
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
