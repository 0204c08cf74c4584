import type { InReports } from "#core/fields/answers.ts";

const both = (nl: string, en: string): InReports => ({ nl, en });

/** What `host --check` looks at, and what it says when that is not as it should be. */
export const visitWords = {
	site: both("de site antwoordt", "the site answers"),
	notFound: both("een onbekend adres is niet gevonden", "an unknown address is not found"),
	version: both("de site zegt welke versie zij is", "the site says which version it is"),
	door: both("Studio vraagt wie u bent", "Studio asks who you are"),
	certificate: (host: string) => both(`het certificaat van ${host}`, `the certificate of ${host}`),
	studio: both("Studio antwoordt", "Studio answers"),
	foreign: both(
		"een pagina van elders komt niet bij de repository",
		"a page from elsewhere cannot reach the repository",
	),
	repository: both("de repository wordt gelezen en neemt een concept aan", "the repository is read and takes a draft"),
	delivery: both("de laatste versie staat online", "the last version is online"),
	hooks: both("de hooks van de repository", "the hooks of the repository"),
	cgi: both("fcgiwrap", "fcgiwrap"),
	night: both("de site van de dag, elke nacht", "the site of the day, each night"),
	clock: both("de klok", "the clock"),
	room: both("ruimte op de schijf", "room on the disk"),

	noAnswer: (host: string, why: string) =>
		both(
			`${host} antwoordt niet (${why}). Kijk of de naam naar deze server wijst, of nginx draait en of het certificaat klopt.`,
			`${host} does not answer (${why}). See whether the name leads to this server, nginx runs and the certificate is right.`,
		),
	noSite: (status: number) =>
		both(
			`De site antwoordt met ${status}. Kijk of nginx de instellingen uit nginx/ leest en de map online mag lezen.`,
			`The site answers with ${status}. See whether nginx reads the configuration in nginx/ and may read the folder online.`,
		),
	noNotFound: (status: number) =>
		both(
			`Een onbekend adres krijgt ${status} in plaats van 404. Neem _nginx/site.conf van de site op in de server.`,
			`An unknown address gets ${status} instead of 404. Include _nginx/site.conf of the site in the server.`,
		),
	noVersion: (status: number) =>
		both(
			`De site zegt niet welke versie zij is (${status}). Zet haar opnieuw online met de opdracht deliver.`,
			`The site does not say which version it is (${status}). Put it online again with the command deliver.`,
		),
	closedVersion: both(
		"Studio mag niet vragen welke versie online staat. Laat nginx zijn instellingen opnieuw lezen.",
		"Studio may not ask which version is online. Reload nginx.",
	),
	otherVersion: (shown: string, online: string) =>
		both(
			`Bezoekers zien versie ${shown.slice(0, 12)}, en online is ${online.slice(0, 12)}. Kijk naar welke map nginx wijst.`,
			`Visitors see version ${shown.slice(0, 12)}, and ${online.slice(0, 12)} is online. See which folder nginx serves.`,
		),
	noDoor: (status: number) =>
		both(
			`Studio vraagt niet om een naam, maar antwoordt met ${status}. Zet nginx/studio… aan in nginx, vóór iemand anders binnen is.`,
			`Studio does not ask for a name but answers with ${status}. Enable nginx/studio… in nginx before somebody else gets in.`,
		),
	certificateOver: (host: string) =>
		both(
			`Het certificaat van ${host} is verlopen: \`certbot renew\`, en laat nginx opnieuw lezen.`,
			`The certificate of ${host} has expired: \`certbot renew\`, and reload nginx.`,
		),
	certificateEnds: (host: string, days: number) =>
		both(
			`Het certificaat van ${host} verloopt over ${days} dagen: kijk met \`certbot renew\` waarom het niet vernieuwd is.`,
			`The certificate of ${host} expires in ${days} days: see with \`certbot renew\` why it was not renewed.`,
		),
	noStudio: (status: number) =>
		both(
			`Met deze naam en dit wachtwoord antwoordt Studio met ${status}. Kloppen ze, en mag nginx de map studio en het bestand people lezen?`,
			`With this name and password Studio answers with ${status}. Are they right, and may nginx read the folder studio and the file people?`,
		),
	foreignIn: (status: number) =>
		both(
			`Een pagina van elders krijgt van de repository ${status} in plaats van 403. Gebruik de instellingen uit nginx/ zoals ze zijn.`,
			`A page from elsewhere gets ${status} from the repository instead of 403. Use the configuration in nginx/ as it is.`,
		),
	noReading: (why: string) =>
		both(
			`De repository kan niet gelezen worden (${why}). Is zij van de gebruiker als wie fcgiwrap werkt?`,
			`The repository cannot be read (${why}). Does it belong to the user as whom fcgiwrap works?`,
		),
	noFilter: (folder: string) =>
		both(
			`De repository geeft alles tegelijk: \`git -C ${folder} config uploadpack.allowFilter true\`.`,
			`The repository sends everything at once: \`git -C ${folder} config uploadpack.allowFilter true\`.`,
		),
	noWriting: (why: string) =>
		both(
			`De repository neemt geen concept aan (${why}). Staat http.receivepack aan, en is zij van de gebruiker van fcgiwrap?`,
			`The repository takes no draft (${why}). Is http.receivepack on, and does it belong to the user of fcgiwrap?`,
		),
	noRemoving: (draft: string, why: string) =>
		both(`Het concept ${draft} kon niet weg (${why}).`, `The draft ${draft} could not be removed (${why}).`),
	neverDelivered: both(
		"Er staat nog niets online. Voer de opdracht deliver uit die in deze map staat.",
		"Nothing is online yet. Run the command deliver in this folder.",
	),
	failed: (why: string) =>
		both(
			`De laatste versie is niet online gekomen: ${why} Zie delivery.json en deliver.log.`,
			`The last version did not come online: ${why} See delivery.json and deliver.log.`,
		),
	stuck: both(
		"Het bouwen van de laatste versie is afgebroken. Voer de opdracht deliver uit.",
		"Building the last version was cut off. Run the command deliver.",
	),
	noHook: (file: string) =>
		both(
			`${file} is er niet of mag niet worden uitgevoerd: \`npm run host\` maakt het weer, \`chmod +x\` geeft het recht.`,
			`${file} is not there or may not be run: \`npm run host\` makes it again, \`chmod +x\` gives the right.`,
		),
	noProgram: (file: string, program: string) =>
		both(
			`${file} start ${program}, en dat is er niet meer. Gooi de hook weg en voer \`npm run host\` opnieuw uit.`,
			`${file} starts ${program}, which is gone. Remove the hook and run \`npm run host\` again.`,
		),
	noCgi: (socket: string) =>
		both(
			`fcgiwrap luistert niet op ${socket}: \`systemctl enable --now fcgiwrap.socket\`.`,
			`fcgiwrap does not listen at ${socket}: \`systemctl enable --now fcgiwrap.socket\`.`,
		),
	noSystemd: both(
		"Er is hier geen systemd: laat iets anders elke nacht de opdracht deliver uitvoeren, en nginx opnieuw lezen als het bestand reload verandert.",
		"There is no systemd here: have something else run the command deliver each night, and reload nginx when the file reload changes.",
	),
	noUnit: (unit: string) =>
		both(
			`${unit} werkt niet: \`systemctl enable --now ${unit}\`, nadat de bestanden uit systemd/ in /etc/systemd/system staan.`,
			`${unit} is not active: \`systemctl enable --now ${unit}\`, once the files in systemd/ are in /etc/systemd/system.`,
		),
	noClock: both(
		"De klok wordt niet gelijkgezet: `timedatectl set-ntp true`.",
		"The clock is not kept right: `timedatectl set-ntp true`.",
	),
	noRoom: (folder: string, megabytes: number) =>
		both(
			`Op de schijf van ${folder} is nog ${megabytes} MB. Maak ruimte vrij.`,
			`The disk of ${folder} has ${megabytes} MB left. Free some space.`,
		),
} as const;
