import type { InReports } from "#core/fields/answers.ts";
import type { Content } from "../merge/versions.ts";

/** What is wrong, for people. */
export const troubleWords = {
	offline: {
		nl: "Er is geen verbinding. Wat u typt wordt op dit apparaat bewaard en gaat later mee.",
		en: "There is no connection. What you type is saved on this device and sent later.",
	},
	"signed out": {
		nl: "U bent niet meer aangemeld. Wat u typt wordt op dit apparaat bewaard; meld u opnieuw aan om het online te zetten.",
		en: "You are no longer signed in. What you type is saved on this device; sign in again to publish it.",
	},
	forbidden: {
		nl: "U hebt bij deze site niet alle rechten die nodig zijn. Wat u typt wordt op dit apparaat bewaard. Vraag wie de site bijhoudt om toestemming.",
		en: "You do not have all the permissions that this site needs. What you type is saved on this device. Ask whoever looks after the site for permission.",
	},
	"not found": {
		nl: "De site is op de server niet te vinden. Wat u typt wordt op dit apparaat bewaard. Vraag wie de site bijhoudt waar zij nu staat.",
		en: "The site cannot be found on the server. What you type is saved on this device. Ask whoever looks after the site where it is now.",
	},
	failed: {
		nl: "De server geeft een fout. Wat u typt wordt op dit apparaat bewaard en gaat later mee.",
		en: "The server reports an error. What you type is saved on this device and sent later.",
	},
	"too large": {
		nl: "Er is iets te groot voor de server, waarschijnlijk een foto of een ander bestand. Alles wordt op dit apparaat bewaard; gebruik een kleiner bestand.",
		en: "Something is too large for the server, probably a photo or another file. Everything is saved on this device; use a smaller file.",
	},
	damaged: {
		nl: "Wat de server stuurde klopt niet, en is niet gebruikt. Wat u typt wordt op dit apparaat bewaard.",
		en: "What the server sent is damaged, and was not used. What you type is saved on this device.",
	},
	"too much": {
		nl: "De site is te groot voor deze browser. Wat u typt wordt op dit apparaat bewaard.",
		en: "The site is too large for this browser. What you type is saved on this device.",
	},
	"no room": {
		nl: "Er is op dit apparaat geen ruimte meer om te bewaren wat u verandert. Maak ruimte vrij, of zet eerst online wat klaar is.",
		en: "There is no room left on this device to save your changes. Free up some space, or first publish what is ready.",
	},
	"not kept": {
		nl: "Deze browser bewaart niet wat u verandert. Sluit andere vensters van Studio en open de pagina opnieuw.",
		en: "This browser is not saving your changes. Close other Studio windows and reopen the page.",
	},
	"no drafts": {
		nl: "De server neemt geen tussenstand aan. Wat u typt wordt alleen op dit apparaat bewaard tot u het online zet.",
		en: "The server does not accept unfinished work. What you type is saved only on this device until you publish it.",
	},
	rewritten: {
		nl: "Iemand heeft eerdere versies van de site op de server vervangen. Uw wijzigingen zijn er nog; kijk na of alles klopt.",
		en: "Someone has replaced earlier versions of the site on the server. Your changes are still there; check that everything is right.",
	},
} as const satisfies Readonly<Record<string, InReports>>;

/** What can be wrong while somebody edits. */
export type TroubleKind = keyof typeof troubleWords;

/** Why something was not put online, or cannot be done here. */
export const hostedWords = {
	/** What was `sent` may be more than the server takes. */
	notSent: (kind: TroubleKind, sent: Changes = new Map()): InReports =>
		tooLargeWords(kind, sent) ?? notSent[kind] ?? troubleWords[kind],
	notAsked: (kind: TroubleKind): InReports => (kind === "offline" ? notAsked : troubleWords[kind]),
	unsure: {
		nl: "De verbinding viel weg terwijl uw wijzigingen verstuurd werden. Studio kijkt of ze zijn aangekomen zodra er weer verbinding is; er gaat niets verloren en niets twee keer.",
		en: "The connection was lost while your changes were being sent. Studio will check whether they arrived once you are connected again; nothing gets lost and nothing is sent twice.",
	},
	/** The same, when the server could be asked again and has not put it online so far. */
	notYet: {
		nl: "De verbinding viel weg terwijl uw wijzigingen verstuurd werden. Tot nu toe is er niets online gezet. Komt het alsnog aan, dan ziet Studio dat; probeer het anders opnieuw. Er gaat niets verloren en niets twee keer.",
		en: "The connection was lost while your changes were being sent. So far nothing was published. If they still arrive, Studio will notice; otherwise try again. Nothing gets lost and nothing is sent twice.",
	},
	stopped: {
		nl: "Het versturen is gestopt. Er is niets online gezet, en uw wijzigingen zijn bewaard.",
		en: "Sending was stopped. Nothing was published, and your changes are saved.",
	},
	/** The same, of what the server may have by now. */
	stoppedLate: {
		nl: "U hebt het versturen gestopt. Er is nog niets online gezet, en uw wijzigingen zijn bewaard. Had de server alles al, dan gaat het alsnog online; Studio ziet dat.",
		en: "You stopped sending. Nothing has been published yet, and your changes are saved. If the server already had everything, it will still be published; Studio will notice.",
	},
	preview: {
		nl: "Een voorbeeld voor anderen kan hier niet worden gemaakt. Bekijk de pagina’s in Studio.",
		en: "A preview for others cannot be created here. View the pages in Studio.",
	},
} as const;

/** What files were to hold. */
export type Changes = ReadonlyMap<string, Content>;

/** Bytes of what may be too large for a server that does not say why it fails. */
const large = 1_000_000;

/** Of pictures and other files that came, the largest is what somebody can do something about. */
function tooLargeWords(kind: TroubleKind, sent: Changes): InReports | undefined {
	const files = [...sent].filter(([name]) => !name.endsWith(".yaml"));
	const [[file, content] = ["", null]] = files.sort(([, a], [, b]) => sizeOf(b) - sizeOf(a));
	const values = { file: file.split("/").at(-1) ?? file, size: Math.ceil(sizeOf(content) / 1_000_000) };
	if (kind === "too large" && content) return { ...tooLarge, values };
	// Git ends without a word at what is more than it takes, and what stands before it says that it failed.
	return kind === "failed" && sizeOf(content) > large ? { ...perhapsTooLarge, values } : undefined;
}

const sizeOf = (content: Content) => content?.length ?? 0;

const tooLarge: InReports = {
	nl: "Dit is meer dan de server aanneemt, dus er is niets online gezet. Het grootst is {file} ({size} MB). Kies daarvoor iets kleiners, of haal het van de pagina en zet de rest online. Al uw wijzigingen zijn bewaard.",
	en: "This is more than the server accepts, so nothing was published. The largest is {file} ({size} MB). Choose something smaller instead, or take it off the page and publish the rest. All your changes are saved.",
};

const perhapsTooLarge: InReports = {
	nl: "De server geeft een fout, dus er is niets online gezet. Uw wijzigingen zijn bewaard; probeer het later opnieuw. Blijft het zo, dan is {file} ({size} MB) misschien te groot voor de server: kies daarvoor iets kleiners, of haal het van de pagina en zet de rest online.",
	en: "The server reports an error, so nothing was published. Your changes are saved; try again later. If it stays like this, {file} ({size} MB) may be too large for the server: choose something smaller instead, or take it off the page and publish the rest.",
};

const notSent: Readonly<Partial<Record<TroubleKind, InReports>>> = {
	offline: {
		nl: "Er is geen verbinding, dus er is niets online gezet. Uw wijzigingen zijn bewaard; probeer het opnieuw als er verbinding is.",
		en: "There is no connection, so nothing was published. Your changes are saved; try again when you are connected.",
	},
	"signed out": {
		nl: "U bent niet meer aangemeld, dus er is niets online gezet. Uw wijzigingen zijn bewaard; meld u aan en probeer het opnieuw.",
		en: "You are no longer signed in, so nothing was published. Your changes are saved; sign in and try again.",
	},
	forbidden: {
		nl: "U mag bij deze site niets online zetten. Uw wijzigingen zijn bewaard; vraag wie de site bijhoudt om toestemming.",
		en: "You are not allowed to publish on this site. Your changes are saved; ask whoever looks after the site for permission.",
	},
	failed: {
		nl: "De server geeft een fout, dus er is niets online gezet. Uw wijzigingen zijn bewaard; probeer het later opnieuw.",
		en: "The server reports an error, so nothing was published. Your changes are saved; try again later.",
	},
};

const notAsked: InReports = {
	nl: "Er is geen verbinding, en zonder verbinding is dit niet op te vragen.",
	en: "There is no connection, and without one this cannot be looked up.",
};
