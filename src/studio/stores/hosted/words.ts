import type { InReports } from "#core/fields/answers.ts";

/** What is wrong, for people. */
export const troubleWords = {
	offline: {
		nl: "Er is geen verbinding. Wat u typt wordt op dit apparaat bewaard en gaat later mee.",
		en: "There is no connection. What you type is kept on this device and goes along later.",
	},
	"signed out": {
		nl: "U bent niet meer aangemeld. Wat u typt wordt op dit apparaat bewaard; meld u opnieuw aan om het online te zetten.",
		en: "You are not signed in any more. What you type is kept on this device; sign in again to put it online.",
	},
	forbidden: {
		nl: "U mag bij deze site niet alles wat nodig is. Wat u typt wordt op dit apparaat bewaard. Vraag wie de site bijhoudt om toestemming.",
		en: "You may not do all that is needed with this site. What you type is kept on this device. Ask whoever keeps the site for permission.",
	},
	"not found": {
		nl: "De site is op de server niet te vinden. Wat u typt wordt op dit apparaat bewaard. Vraag wie de site bijhoudt waar zij nu staat.",
		en: "The site is not to be found on the server. What you type is kept on this device. Ask whoever keeps the site where it is now.",
	},
	failed: {
		nl: "De server geeft een fout. Wat u typt wordt op dit apparaat bewaard en gaat later mee.",
		en: "The server fails. What you type is kept on this device and goes along later.",
	},
	"too large": {
		nl: "Er is iets te groot voor de server, waarschijnlijk een foto of een ander bestand. Alles wordt op dit apparaat bewaard; gebruik een kleiner bestand.",
		en: "Something is too large for the server, probably a photo or another file. All of it is kept on this device; use a smaller file.",
	},
	damaged: {
		nl: "Wat de server stuurde klopt niet, en is niet gebruikt. Wat u typt wordt op dit apparaat bewaard.",
		en: "What the server sent is not right, and was not used. What you type is kept on this device.",
	},
	"too much": {
		nl: "De site is te groot voor deze browser. Wat u typt wordt op dit apparaat bewaard.",
		en: "The site is too large for this browser. What you type is kept on this device.",
	},
	"no room": {
		nl: "Er is op dit apparaat geen ruimte meer om te bewaren wat u verandert. Maak ruimte vrij, of zet eerst online wat klaar is.",
		en: "There is no room left on this device to keep what you change. Free some space, or put online first what is ready.",
	},
	"not kept": {
		nl: "Deze browser bewaart niet wat u verandert. Sluit andere vensters van Studio en open de pagina opnieuw.",
		en: "This browser does not keep what you change. Close other windows of Studio and open the page again.",
	},
	"no drafts": {
		nl: "De server neemt geen tussenstand aan. Wat u typt wordt alleen op dit apparaat bewaard tot u het online zet.",
		en: "The server takes nothing that is not finished. What you type is kept on this device alone until you put it online.",
	},
	rewritten: {
		nl: "Iemand heeft eerdere versies van de site op de server vervangen. Uw wijzigingen zijn er nog; kijk na of alles klopt.",
		en: "Somebody has replaced earlier versions of the site on the server. Your changes are still there; see whether all is right.",
	},
} as const satisfies Readonly<Record<string, InReports>>;

/** What can be wrong while somebody edits. */
export type TroubleKind = keyof typeof troubleWords;

/** Why something was not put online, or cannot be done here. */
export const hostedWords = {
	notSent: (kind: TroubleKind): InReports => notSent[kind] ?? troubleWords[kind],
	notAsked: (kind: TroubleKind): InReports => (kind === "offline" ? notAsked : troubleWords[kind]),
	unsure: {
		nl: "De verbinding viel weg terwijl uw wijzigingen verstuurd werden. Studio kijkt of ze zijn aangekomen zodra er weer verbinding is; er gaat niets verloren en niets twee keer.",
		en: "The connection was lost while your changes were being sent. Studio looks whether they have arrived once there is a connection again; nothing is lost and nothing goes twice.",
	},
	stopped: {
		nl: "U hebt het versturen gestopt. Er is niets online gezet, en uw wijzigingen zijn bewaard.",
		en: "You stopped the sending. Nothing was put online, and your changes are kept.",
	},
	preview: {
		nl: "Een voorbeeld voor anderen kan hier niet worden gemaakt. Bekijk de pagina’s in Studio.",
		en: "A preview for others cannot be made here. Look at the pages in Studio.",
	},
} as const;

const notSent: Readonly<Partial<Record<TroubleKind, InReports>>> = {
	offline: {
		nl: "Er is geen verbinding, dus er is niets online gezet. Uw wijzigingen zijn bewaard; probeer het opnieuw als er verbinding is.",
		en: "There is no connection, so nothing was put online. Your changes are kept; try it again when there is a connection.",
	},
	"signed out": {
		nl: "U bent niet meer aangemeld, dus er is niets online gezet. Uw wijzigingen zijn bewaard; meld u aan en probeer het opnieuw.",
		en: "You are not signed in any more, so nothing was put online. Your changes are kept; sign in and try it again.",
	},
	forbidden: {
		nl: "U mag bij deze site niets online zetten. Uw wijzigingen zijn bewaard; vraag wie de site bijhoudt om toestemming.",
		en: "You may not put anything online at this site. Your changes are kept; ask whoever keeps the site for permission.",
	},
	failed: {
		nl: "De server geeft een fout, dus er is niets online gezet. Uw wijzigingen zijn bewaard; probeer het later opnieuw.",
		en: "The server fails, so nothing was put online. Your changes are kept; try it again later.",
	},
};

const notAsked: InReports = {
	nl: "Er is geen verbinding, en zonder verbinding is dit niet op te vragen.",
	en: "There is no connection, and without one this cannot be asked for.",
};
