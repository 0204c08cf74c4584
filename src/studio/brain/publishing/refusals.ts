import type { InReports } from "#core/fields/answers.ts";
import type { ReportLanguage } from "#core/problems/entry.ts";
import type { NoWorkingCopy, WorkingCopy } from "./repository.ts";

/** Why nothing is made ready, proposed or brought back, in words. */
export const publishingWords = {
	noGit: (folder: string): InReports => ({
		nl: `Uw wijzigingen staan in de map ${folder}. Om ze klaar te zetten is het programma Git nodig, en dat staat niet op deze computer. Vraag wie de site bijhoudt om hulp.`,
		en: `Your changes are in the folder ${folder}. To make them ready the program Git is needed, which this computer does not have. Ask whoever keeps the site for help.`,
	}),
	noRepository: (folder: string): InReports => ({
		nl: `Uw wijzigingen staan in de map ${folder}. Van deze site worden geen versies bijgehouden; geef die map aan wie de site online zet.`,
		en: `Your changes are in the folder ${folder}. No versions of this site are kept; give that folder to whoever puts the site online.`,
	}),
	noCommit: (folder: string): InReports => ({
		nl: `Uw wijzigingen staan in de map ${folder}. Van deze site is nog geen eerste versie bewaard; vraag wie haar bijhoudt die te maken.`,
		en: `Your changes are in the folder ${folder}. No first version of this site is kept yet; ask whoever keeps it to make one.`,
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
		nl: `Iemand heeft buiten Studio om zelf al iets van de inhoud klaargezet: ${files.join(", ")}. Vraag wie de site bijhoudt dat af te maken.`,
		en: `Somebody has made content ready already, without Studio: ${files.join(", ")}. Ask whoever keeps the site to finish that.`,
	}),
	problems: {
		nl: "Er klopt nog iets niet. Verbeter dat eerst.",
		en: "Something is not right yet. Correct that first.",
	},
	nothing: { nl: "Er is niets om klaar te zetten.", en: "There is nothing to make ready." },
	nothingToPropose: { nl: "Er is niets om voor te stellen.", en: "There is nothing to propose." },
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
		nl: `Het voorbeeld is niet gelukt. ${last}`,
		en: `The preview did not work out. ${last}`,
	}),
	left: (count: number): InReports => ({
		nl: `Op de site ${count === 1 ? "staat nog 1 voorbeeld" : `staan nog ${count} voorbeelden`} die online al zo staan. Die houden u niet tegen.`,
		en: `The site still has ${count === 1 ? "1 sample" : `${count} samples`} that are online already. They do not stop you.`,
	}),
	online: {
		nl: "Verstuurd: uw wijzigingen gaan nu online.",
		en: "Sent: your changes go online now.",
	},
	ready: (branch: string): InReports => ({
		nl: `Klaargezet onder de naam ${branch}.`,
		en: `Made ready by the name ${branch}.`,
	}),
	sent: (branch: string): InReports => ({
		nl: `Verstuurd: uw wijzigingen staan op de server, onder de naam ${branch}.`,
		en: `Sent: your changes are on the server, by the name ${branch}.`,
	}),
};

/** Why nothing is made ready in the present state of Git; empty when something can be. */
export function refusedBy(copy: WorkingCopy, report: ReportLanguage): string[] {
	const { underWay, detached, staged } = publishingWords;
	if (copy.isUnderWay) return [underWay[report]];
	return [
		...(copy.branch === undefined ? [detached[report]] : []),
		...(copy.staged.length > 0 ? [staged(copy.staged)[report]] : []),
	];
}

/** Where the changes are when Git can say nothing of them. */
export function withoutGit(why: NoWorkingCopy, folder: string, report: ReportLanguage): string {
	return publishingWords[why](folder)[report];
}
