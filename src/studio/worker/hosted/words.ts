import type { InReports } from "#core/fields/answers.ts";

/** What is said at the door. */
export const doorWords = {
	keepsNothing: {
		nl: "Deze browser kan niet bewaren wat u typt, en daarom opent Studio hier niet. Gebruik een nieuwe Chrome, Edge, Firefox of Safari, en geen privévenster.",
		en: "This browser cannot save what you type, so Studio does not open here. Use a recent version of Chrome, Edge, Firefox or Safari, and not a private window.",
	},
	offline: {
		nl: "Er is geen verbinding met de server, en de site staat nog niet op dit apparaat. Probeer het opnieuw als er verbinding is.",
		en: "There is no connection to the server, and the site is not on this device yet. Try again when there is a connection.",
	},
	notFound: {
		nl: "De site is op de server niet te vinden. Vraag wie de site bijhoudt of het adres klopt.",
		en: "The site cannot be found on the server. Ask whoever looks after the site whether the address is right.",
	},
	forbidden: {
		nl: "U mag deze site niet openen. Vraag wie de site bijhoudt om toestemming.",
		en: "You are not allowed to open this site. Ask whoever looks after the site for permission.",
	},
	signedOut: {
		nl: "U bent niet aangemeld. Probeer het opnieuw en vul uw naam en wachtwoord in.",
		en: "You are not signed in. Try again and enter your name and password.",
	},
	failed: {
		nl: "De server geeft een fout. Probeer het later opnieuw, of vraag wie de site bijhoudt om hulp.",
		en: "The server reports an error. Try again later, or ask whoever looks after the site for help.",
	},
	damaged: {
		nl: "Wat de server stuurde klopt niet, en is niet gebruikt. Vraag wie de site bijhoudt om hulp.",
		en: "What the server sent is damaged, and was not used. Ask whoever looks after the site for help.",
	},
	tooMuch: {
		nl: "Deze site is te groot voor deze browser.",
		en: "This site is too large for this browser.",
	},
	silentGithub: {
		nl: "GitHub geeft nu geen antwoord. Probeer het zo nog eens; uw sleutel is nog niet nagekeken.",
		en: "GitHub is not responding right now. Try again in a moment; your token has not been checked yet.",
	},
	noRoom: {
		nl: "Er is op dit apparaat geen ruimte meer om te bewaren wat u typt. Maak ruimte vrij, en probeer het opnieuw.",
		en: "There is no room left on this device to save what you type. Free up some space, and try again.",
	},
	heldElsewhere: {
		nl: "Een ander tabblad of venster met deze site laat haar nog niet los. Sluit dat, en probeer het opnieuw.",
		en: "Another tab or window is still holding on to this site. Close it, and try again.",
	},
	unknownToken: {
		nl: "GitHub kent deze sleutel niet, of niet meer. Kijk of u hem helemaal hebt overgenomen, of maak een nieuwe.",
		en: "GitHub does not know this token, or no longer does. Check that you copied all of it, or create a new one.",
	},
	blindToken: {
		nl: "Met deze sleutel is de site niet te zien. Kies bij het maken van de sleutel juist deze site.",
		en: "This token gives no access to the site. When you create a token, pick this site.",
	},
	readingToken: {
		nl: "Met deze sleutel mag u de site alleen lezen. Geef bij ‘Contents’ de keuze ‘Read and write’.",
		en: "With this token you can only read the site. Set “Contents” to “Read and write”.",
	},
} as const satisfies Readonly<Record<string, InReports>>;
