import type { InReports } from "#core/fields/answers.ts";
import type { ReportLanguage } from "#core/problems/entry.ts";
import type { NoWorkingCopy, WorkingCopy } from "../../git/working-copy.ts";

/** Why nothing is made ready, proposed or brought back, in words. */
export const publishingWords = {
	noGit: (folder: string): InReports => ({
		nl: `Uw wijzigingen staan in de map ${folder}. Om ze klaar te zetten is het programma Git nodig, en dat staat niet op deze computer.`,
		en: `Your changes are in the folder ${folder}. To make them ready the program Git is needed, which this computer does not have.`,
	}),
	noRepository: (folder: string): InReports => ({
		nl: `Uw wijzigingen staan in de map ${folder}. Deze site wordt niet met Git bijgehouden; geef die map aan wie de site online zet.`,
		en: `Your changes are in the folder ${folder}. This site is not kept in Git; give that folder to whoever puts the site online.`,
	}),
	noCommit: (folder: string): InReports => ({
		nl: `Uw wijzigingen staan in de map ${folder}. Git kent nog geen eerste versie van deze site; vraag wie haar bijhoudt die te maken.`,
		en: `Your changes are in the folder ${folder}. Git has no first version of this site yet; ask whoever keeps it to make one.`,
	}),
	underWay: {
		nl: "In Git is iets begonnen en niet afgemaakt, zoals het samenvoegen van twee versies. Dat moet eerst af.",
		en: "Something was begun in Git and not finished, such as a merge of two versions. Finish that first.",
	},
	detached: {
		nl: "In Git staat een oude versie open, en geen tak. Ga eerst terug naar een tak, met: git switch main",
		en: "An old version is open in Git, and no branch. Go back to a branch first, with: git switch main",
	},
	staged: (files: readonly string[]): InReports => ({
		nl: `Iemand heeft in Git zelf al iets van de inhoud klaargezet: ${files.join(", ")}. Dat moet eerst vastgelegd of teruggenomen worden.`,
		en: `Somebody has staged content in Git already: ${files.join(", ")}. Commit or unstage that first.`,
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
	noMessage: { nl: "Zeg in een paar woorden wat u hebt veranderd.", en: "Say in a few words what you changed." },
	busy: { nl: "Daar wordt al aan gewerkt. Een ogenblik.", en: "That is being done already. One moment." },
	noVersion: { nl: "Deze versie is er niet meer.", en: "This version is gone." },
	unknownOnline: {
		nl: "Wat online staat is hier niet bekend: deze site wordt niet met Git bijgehouden.",
		en: "What is online is not known here: this site is not kept in Git.",
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
	ready: (branch: string): InReports => ({
		nl: `Klaargezet op de tak ${branch}.`,
		en: `Made ready on the branch ${branch}.`,
	}),
	sent: (branch: string): InReports => ({
		nl: `Verstuurd: de tak ${branch} staat op de server.`,
		en: `Sent: the branch ${branch} is on the server.`,
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
