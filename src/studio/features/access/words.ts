import type { Words } from "#studio/desk/say.ts";

/** What is said before the site is open, and of who is signed in. */
export const words = {
	loading: { nl: "De site wordt opgehaald…", en: "Loading the site…" },
	starting: { nl: "Studio start…", en: "Studio is starting…" },
	loaded: { nl: "{size} kB opgehaald", en: "{size} kB loaded" },
	occupied: {
		nl: "Deze site is al open in een ander tabblad of venster van deze browser. Op twee plaatsen tegelijk kan niet: dan raakt er tekst zoek.",
		en: "This site is already open in another tab or window of this browser. You cannot work in two places at once: text would get lost.",
	},
	takeOver: { nl: "Hier verder werken", en: "Continue here" },
	taken: {
		nl: "U werkt nu verder in een ander tabblad of venster. Wat u hier hebt getypt, is bewaard en staat daar.",
		en: "You are now working in another tab or window. What you typed here has been saved, and is there.",
	},
	takeBack: { nl: "Toch hier verder werken", en: "Continue here after all" },
	tokenAbout: {
		nl: "Deze site staat op GitHub. Plak hier de sleutel die u daar hebt gekregen of gemaakt. Studio gebruikt hem alleen om deze site op te halen en uw wijzigingen te versturen.",
		en: "This site is on GitHub. Paste the token that you were given or created there. Studio uses it only to load this site and to send your changes.",
	},
	tokenSteps: {
		nl: "Nog geen sleutel? Kies op GitHub ‘Only select repositories’ met alleen deze site, en zet ‘Contents’ op ‘Read and write’.",
		en: "No token yet? On GitHub, choose “Only select repositories”, pick only this site, and set “Contents” to “Read and write”.",
	},
	tokenPage: { nl: "Een sleutel maken op GitHub", en: "Create a token on GitHub" },
	token: { nl: "Sleutel", en: "Token" },
	keep: { nl: "Bewaren in deze browser", en: "Keep in this browser" },
	keepAbout: {
		nl: "De sleutel wordt versleuteld bewaard. Doe dit niet op een computer van iemand anders.",
		en: "The token is stored encrypted. Do not do this on someone else’s computer.",
	},
	signIn: { nl: "Aanmelden", en: "Sign in" },
	later: { nl: "Later aanmelden", en: "Sign in later" },
	signingIn: { nl: "Even kijken…", en: "One moment…" },
	personTitle: { nl: "Wie bent u?", en: "Who are you?" },
	personAbout: {
		nl: "Deze naam staat bij wat u online zet, zodat anderen weten van wie het is. Dit vraagt Studio één keer.",
		en: "This name appears with what you publish, so that others know who it is from. Studio asks this only once.",
	},
	name: { nl: "Naam", en: "Name" },
	email: { nl: "E-mailadres (mag leeg blijven)", en: "Email address (optional)" },
	signInAgain: { nl: "Opnieuw aanmelden", en: "Sign in again" },
	renewed: {
		nl: "Studio is vernieuwd. Open het opnieuw om verder te gaan; wat u hebt getypt, blijft bewaard.",
		en: "Studio has been updated. Open it again to continue; what you typed is kept.",
	},
	openAgain: { nl: "Studio opnieuw openen", en: "Open Studio again" },
	access: { nl: "Aanmelding", en: "Sign-in" },
	youAre: {
		nl: "U werkt hier als {name}. Die naam staat bij wat u online zet.",
		en: "You are working here as {name}. That name appears with what you publish.",
	},
	mayClear: {
		nl: "Deze browser mag opruimen wat Studio op dit apparaat bewaart, bijvoorbeeld als er weinig ruimte is. Wat u verandert gaat daarom na enkele seconden ook naar de server.",
		en: "This browser may clear what Studio keeps on this device, for example when space runs low. That is why your changes also go to the server after a few seconds.",
	},
	keepAll: { nl: "Vragen om niets op te ruimen", en: "Ask the browser to clear nothing" },
	mayStillClear: {
		nl: "De browser belooft het niet. Met een bladwijzer voor Studio doet hij dat later misschien wel.",
		en: "The browser does not promise that. If you bookmark Studio, it may do so later.",
	},
	leaveAbout: {
		nl: "Gaat iemand anders op dit apparaat verder? Wat u nog niet online hebt gezet, bewaart de server. U krijgt het terug zodra u hier, of op een ander apparaat, dezelfde naam opgeeft.",
		en: "Is somebody else going to use this device? The server keeps what you have not published yet. You get it back when you enter the same name here or on another device.",
	},
	passwordAbout: {
		nl: "Hebt u een wachtwoord ingevuld? De browser onthoudt het tot u hem helemaal sluit.",
		en: "Did you enter a password? The browser remembers it until you close it completely.",
	},
	tokenForgotten: {
		nl: "Uw sleutel van GitHub wordt dan uit deze browser verwijderd.",
		en: "Your GitHub token is then removed from this browser.",
	},
	leave: { nl: "Iemand anders", en: "Somebody else" },
	signOut: { nl: "Sleutel verwijderen", en: "Remove the token" },
	onlyHere: {
		nl: "De server heeft nog niet alles wat u hebt veranderd, en het blijft op dit apparaat staan. Probeer het opnieuw als er verbinding is, of zet eerst online wat klaar is.",
		en: "The server does not have all your changes yet, and they stay on this device. Try again when there is a connection, or first publish what is ready.",
	},
	leftHere: {
		nl: "De sleutel is verwijderd. De server heeft nog niet alles wat u hebt veranderd: dat blijft op dit apparaat staan, ook voor wie hier na u werkt. Meld u opnieuw aan als er verbinding is, dan gaat het er alsnog heen.",
		en: "The token has been removed. The server does not have all your changes yet: they stay on this device, also for whoever works here after you. Sign in again when there is a connection, and they will be sent.",
	},
	notSavedYet: {
		nl: "Er staat hier nog tekst die niet bewaard is. Maak die eerst af, of gooi hem weg.",
		en: "Some text here has not been saved yet. Finish it first, or discard it.",
	},
} satisfies Words;
