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
	access: { nl: "Aanmelding", en: "Sign-in" },
	signedInAbout: {
		nl: "U bent aangemeld met een sleutel van GitHub. Wat u nog niet online hebt gezet, blijft bewaard als u zich afmeldt.",
		en: "You are signed in with a GitHub token. What you have not published yet is kept when you sign out.",
	},
	signOut: { nl: "Sleutel vergeten", en: "Forget the token" },
	signedOut: { nl: "De sleutel is vergeten.", en: "The token has been forgotten." },
} satisfies Words;
