import type { Words } from "#studio/desk/say.ts";

/** What is said before the site is open, and of who is signed in. */
export const words = {
	loading: { nl: "De site wordt opgehaald…", en: "The site is on its way…" },
	starting: { nl: "Studio start…", en: "Studio is starting…" },
	loaded: { nl: "{size} kB opgehaald", en: "{size} kB have come" },
	occupied: {
		nl: "Deze site is al open in een ander tabblad of venster van deze browser. Op twee plaatsen tegelijk kan niet: dan raakt er tekst zoek.",
		en: "This site is open already in another tab or window of this browser. Two places at once are not possible: text would get lost.",
	},
	takeOver: { nl: "Hier verder werken", en: "Go on here" },
	taken: {
		nl: "U werkt nu verder in een ander tabblad of venster. Wat u hier hebt getypt, is bewaard en staat daar.",
		en: "You go on in another tab or window now. What you typed here is kept, and is there.",
	},
	takeBack: { nl: "Toch hier verder werken", en: "Go on here after all" },
	tokenAbout: {
		nl: "Deze site staat op GitHub. Plak hier de sleutel die u daar hebt gekregen of gemaakt. Studio gebruikt hem alleen om deze site op te halen en uw wijzigingen te versturen.",
		en: "This site is on GitHub. Paste the token here that you were given or made there. Studio uses it only to get this site and to send your changes.",
	},
	tokenSteps: {
		nl: "Nog geen sleutel? Kies op GitHub ‘Only select repositories’ met alleen deze site, en zet ‘Contents’ op ‘Read and write’.",
		en: "No token yet? On GitHub choose ‘Only select repositories’ with this site alone, and set ‘Contents’ to ‘Read and write’.",
	},
	tokenPage: { nl: "Een sleutel maken op GitHub", en: "Make a token on GitHub" },
	token: { nl: "Sleutel", en: "Token" },
	keep: { nl: "Bewaren in deze browser", en: "Keep in this browser" },
	keepAbout: {
		nl: "De sleutel wordt versleuteld bewaard. Doe dit niet op een computer van iemand anders.",
		en: "The token is kept encrypted. Do not do this on somebody else’s computer.",
	},
	signIn: { nl: "Aanmelden", en: "Sign in" },
	later: { nl: "Later aanmelden", en: "Sign in later" },
	signingIn: { nl: "Even kijken…", en: "One moment…" },
	personTitle: { nl: "Wie bent u?", en: "Who are you?" },
	personAbout: {
		nl: "Deze naam staat bij wat u online zet, zodat anderen weten van wie het is. Dit vraagt Studio één keer.",
		en: "This name stands beside what you put online, so that others know whose it is. Studio asks this once.",
	},
	name: { nl: "Naam", en: "Name" },
	email: { nl: "E-mailadres (mag leeg blijven)", en: "E-mail address (may stay empty)" },
	signInAgain: { nl: "Opnieuw aanmelden", en: "Sign in again" },
	renewed: {
		nl: "Studio is vernieuwd. Open het opnieuw om verder te gaan; wat u hebt getypt, blijft bewaard.",
		en: "Studio was renewed. Open it again to go on; what you typed is kept.",
	},
	openAgain: { nl: "Studio opnieuw openen", en: "Open Studio again" },
	access: { nl: "Aanmelding", en: "Signing in" },
	youAre: {
		nl: "U werkt hier als {name}. Die naam staat bij wat u online zet.",
		en: "You work here as {name}. That name stands beside what you put online.",
	},
	mayClear: {
		nl: "Deze browser mag opruimen wat Studio op dit apparaat bewaart, bijvoorbeeld als er weinig ruimte is. Wat u verandert gaat daarom na enkele seconden ook naar de server.",
		en: "This browser may clear what Studio keeps on this device, for example where there is little room. That is why what you change goes to the server too, after some seconds.",
	},
	keepAll: { nl: "Vragen om niets op te ruimen", en: "Ask to clear nothing" },
	mayStillClear: {
		nl: "De browser belooft het niet. Met een bladwijzer voor Studio doet hij dat later misschien wel.",
		en: "The browser does not promise it. With a bookmark of Studio it may do so later.",
	},
	leaveAbout: {
		nl: "Gaat iemand anders op dit apparaat verder? Wat u nog niet online hebt gezet, bewaart de server. U krijgt het terug zodra u hier, of op een ander apparaat, dezelfde naam opgeeft.",
		en: "Does somebody else go on at this device? The server keeps what you have not put online yet. You get it back when you give the same name here, or on another device.",
	},
	passwordAbout: {
		nl: "Hebt u een wachtwoord ingevuld? De browser onthoudt het tot u hem helemaal sluit.",
		en: "Did you fill in a password? The browser remembers it until you close it altogether.",
	},
	tokenForgotten: {
		nl: "Uw sleutel van GitHub wordt dan in deze browser vergeten.",
		en: "Your token of GitHub is then forgotten in this browser.",
	},
	leave: { nl: "Iemand anders", en: "Somebody else" },
	signOut: { nl: "Sleutel vergeten", en: "Forget the token" },
	onlyHere: {
		nl: "De server heeft nog niet alles wat u hebt veranderd, en het blijft op dit apparaat staan. Probeer het opnieuw als er verbinding is, of zet eerst online wat klaar is.",
		en: "The server does not have all that you changed yet, and it stays on this device. Try it again when there is a connection, or put online first what is ready.",
	},
	notSavedYet: {
		nl: "Er staat hier nog tekst die niet bewaard is. Maak die eerst af, of gooi hem weg.",
		en: "There is text here that is not saved yet. Finish it first, or discard it.",
	},
} satisfies Words;
