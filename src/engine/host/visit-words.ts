import type { InReports } from "#core/fields/answers.ts";
import type { Unreached } from "../base/unreached.ts";

const silent = (host: string, why: string): InReports => ({
	nl: "Op {host} antwoordt niemand ({why}). Kijk of nginx draait (`systemctl status nginx`), of de naam naar deze server wijst en of de firewall poort 443 doorlaat.",
	en: "Nothing responds at {host} ({why}). Check that nginx is running (`systemctl status nginx`), that the name points to this server and that the firewall lets port 443 through.",
	values: { host, why },
});

/** What `host --check` looks at, and what it says when that is not as it should be. */
export const visitWords = {
	site: { nl: "de site antwoordt", en: "the site responds" },
	notFound: { nl: "een onbekend adres is niet gevonden", en: "an unknown address is not found" },
	version: { nl: "de site zegt welke versie zij is", en: "the site says which version it is" },
	door: { nl: "Studio vraagt wie u bent", en: "Studio asks who you are" },
	certificate: (host: string): InReports => ({
		nl: "het certificaat van {host}",
		en: "the certificate of {host}",
		values: { host },
	}),
	studio: { nl: "Studio antwoordt", en: "Studio responds" },
	foreign: {
		nl: "een pagina van elders komt niet bij de repository",
		en: "a page from elsewhere cannot reach the repository",
	},
	repository: {
		nl: "de repository wordt gelezen en neemt een concept aan",
		en: "the repository can be read and accepts a draft",
	},
	home: { nl: "de map waarin alles staat", en: "the folder that holds everything" },
	delivery: { nl: "de laatste versie staat online", en: "the latest version is online" },
	hooks: { nl: "de hooks van de repository", en: "the hooks of the repository" },
	cgi: { nl: "fcgiwrap", en: "fcgiwrap" },
	night: { nl: "de site van de dag, elke nacht", en: "the site of the day, each night" },
	clock: { nl: "de klok", en: "the clock" },
	room: { nl: "ruimte op de schijf", en: "disk space" },

	unreached: {
		expired: (host: string): InReports => ({
			nl: "Het certificaat van {host} is verlopen: `certbot renew`, en laat nginx opnieuw lezen.",
			en: "The certificate of {host} has expired: `certbot renew`, and reload nginx.",
			values: { host },
		}),
		"not yet valid": (host: string): InReports => ({
			nl: "Het certificaat van {host} geldt volgens de klok van deze server nog niet. Zet de klok gelijk: `timedatectl set-ntp true`.",
			en: "By the clock of this server the certificate of {host} is not valid yet. Synchronise the clock: `timedatectl set-ntp true`.",
			values: { host },
		}),
		"wrong certificate": (host: string, why: string): InReports => ({
			nl: "Browsers vertrouwen het certificaat van {host} niet ({why}). `certbot certificates` noemt die er zijn; nginx wijst in nginx/ naar een ervan.",
			en: "Browsers do not trust the certificate of {host} ({why}). `certbot certificates` lists those that exist; nginx names one of them in nginx/.",
			values: { host, why },
		}),
		"unknown name": (host: string): InReports => ({
			nl: "De naam {host} is nergens bekend. Laat de naam naar deze server wijzen, waar hij geregistreerd is.",
			en: "The name {host} is not known anywhere. Have it point to this server, where the name is registered.",
			values: { host },
		}),
		late: silent,
		silent,
	} satisfies Record<Unreached, (host: string, why: string) => InReports>,
	noHome: (home: string): InReports => ({
		nl: "De map {home} is er niet: `npm run host` maakt haar. Staat alles in een andere map, noem die dan met --home.",
		en: "There is no folder {home}: `npm run host` creates it. If everything is in another folder, name that with --home.",
		values: { home },
	}),
	noSite: (status: number): InReports => ({
		nl: "De site antwoordt met {status}. Kijk of nginx de instellingen uit nginx/ leest en de map `online` mag lezen.",
		en: "The site answers with {status}. Check that nginx reads the configuration in nginx/ and may read the folder `online`.",
		values: { status },
	}),
	noNotFound: (status: number): InReports => ({
		nl: "Een onbekend adres krijgt {status} in plaats van 404. Neem _nginx/site.conf van de site op in de server.",
		en: "An unknown address gets {status} instead of 404. Include _nginx/site.conf of the site in the server.",
		values: { status },
	}),
	noVersion: (status: number): InReports => ({
		nl: "De site zegt niet welke versie zij is ({status}). Zet haar opnieuw online met de opdracht deliver.",
		en: "The site does not say which version it is ({status}). Put it online again with the command deliver.",
		values: { status },
	}),
	closedVersion: {
		nl: "Studio mag niet vragen welke versie online staat. Laat nginx zijn instellingen opnieuw lezen.",
		en: "Studio may not ask which version is online. Reload nginx.",
	},
	otherVersion: (shown: string, online: string): InReports => ({
		nl: "Bezoekers zien versie {shown}, en online is {online}. Kijk naar welke map nginx wijst.",
		en: "Visitors see version {shown}, but {online} is online. Check which folder nginx serves.",
		values: { shown: shown.slice(0, 12), online: online.slice(0, 12) },
	}),
	noDoor: (status: number): InReports => ({
		nl: "Studio vraagt niet om een naam, maar antwoordt met {status}. Zet nginx/studio… aan in nginx, vóór iemand anders binnen is.",
		en: "Studio does not ask for a name but answers with {status}. Enable nginx/studio… in nginx before someone else gets in.",
		values: { status },
	}),
	certificateEnds: (host: string, days: number): InReports => ({
		nl: "Het certificaat van {host} verloopt over {days} dagen: kijk met `certbot renew` waarom het niet vernieuwd is.",
		en: "The certificate of {host} expires in {days} days: see with `certbot renew` why it was not renewed.",
		values: { host, days },
	}),
	noStudio: (status: number): InReports => ({
		nl: "Met deze naam en dit wachtwoord antwoordt Studio met {status}. Kloppen ze, en mag nginx de map studio en het bestand people lezen?",
		en: "With this name and password, Studio answers with {status}. Are they right, and may nginx read the folder studio and the file people?",
		values: { status },
	}),
	foreignIn: (status: number): InReports => ({
		nl: "Een pagina van elders krijgt van de repository {status} in plaats van 403. Gebruik de instellingen uit nginx/ zoals ze zijn.",
		en: "A page from elsewhere gets {status} from the repository instead of 403. Use the configuration in nginx/ as it is.",
		values: { status },
	}),
	noReading: (why: string): InReports => ({
		nl: "De repository kan niet gelezen worden ({why}). Is zij van de gebruiker als wie fcgiwrap werkt?",
		en: "The repository cannot be read ({why}). Does it belong to the user that fcgiwrap runs as?",
		values: { why },
	}),
	noFilter: (folder: string): InReports => ({
		nl: "De repository geeft alles tegelijk: `git -C {folder} config uploadpack.allowFilter true`.",
		en: "The repository sends everything at once: `git -C {folder} config uploadpack.allowFilter true`.",
		values: { folder },
	}),
	noWriting: (why: string): InReports => ({
		nl: "De repository neemt geen concept aan ({why}). Staat http.receivepack aan, en is zij van de gebruiker van fcgiwrap?",
		en: "The repository does not accept a draft ({why}). Is http.receivepack on, and does it belong to the user of fcgiwrap?",
		values: { why },
	}),
	noRemoving: (draft: string, why: string): InReports => ({
		nl: "Het concept {draft} kon niet weg ({why}).",
		en: "The draft {draft} could not be removed ({why}).",
		values: { draft, why },
	}),
	neverDelivered: (home: string): InReports => ({
		nl: "Er staat nog niets online. Voer {home}/deliver uit.",
		en: "Nothing is online yet. Run {home}/deliver.",
		values: { home },
	}),
	failed: (why: string): InReports => ({
		nl: "De laatste versie is niet online gekomen: {why} Zie delivery.json en deliver.log.",
		en: "The latest version did not go online: {why} See delivery.json and deliver.log.",
		values: { why },
	}),
	notDelivered: (wanted: string, online: string): InReports => ({
		nl: "In de repository staat versie {wanted}, en online is {online}: de hook post-receive heeft niets gedaan. Voer de opdracht deliver uit, en kijk in deliver.log waarom.",
		en: "The repository has version {wanted}, but {online} is online: the hook post-receive did nothing. Run the command deliver, and check deliver.log for the reason.",
		values: { wanted: wanted.slice(0, 12), online: online.slice(0, 12) },
	}),
	stuck: {
		nl: "Het bouwen van de laatste versie is afgebroken, zoals wanneer het geheugen vol is. Voer de opdracht deliver uit, en kijk met `dmesg` of dat het was.",
		en: "Building the latest version was interrupted, as when memory runs out. Run the command deliver, and check with `dmesg` whether that was it.",
	},
	noHook: (file: string): InReports => ({
		nl: "{file} is er niet of mag niet worden uitgevoerd: `npm run host` maakt het weer, `chmod +x` geeft het recht.",
		en: "{file} is not there or may not be run: `npm run host` creates it again, `chmod +x` makes it executable.",
		values: { file },
	}),
	noProgram: (file: string, program: string): InReports => ({
		nl: "{file} start {program}, en dat is er niet meer. Gooi de hook weg en voer `npm run host` opnieuw uit.",
		en: "{file} starts {program}, which is gone. Remove the hook and run `npm run host` again.",
		values: { file, program },
	}),
	noCgi: (socket: string): InReports => ({
		nl: "fcgiwrap luistert niet op {socket}: `systemctl enable --now fcgiwrap.socket`.",
		en: "fcgiwrap does not listen at {socket}: `systemctl enable --now fcgiwrap.socket`.",
		values: { socket },
	}),
	noSystemd: {
		nl: "Er is hier geen systemd: laat iets anders elke nacht de opdracht deliver uitvoeren, en nginx opnieuw lezen als het bestand reload verandert.",
		en: "There is no systemd here: have something else run the command deliver each night, and reload nginx when the file reload changes.",
	},
	noUnit: (unit: string): InReports => ({
		nl: "{unit} werkt niet: `systemctl enable --now {unit}`, nadat de bestanden uit systemd/ in /etc/systemd/system staan.",
		en: "{unit} is not active: `systemctl enable --now {unit}`, once the files in systemd/ are in /etc/systemd/system.",
		values: { unit },
	}),
	noClock: {
		nl: "De klok wordt niet gelijkgezet: `timedatectl set-ntp true`.",
		en: "The clock is not synchronised: `timedatectl set-ntp true`.",
	},
	noRoom: (folder: string, megabytes: number): InReports => ({
		nl: "Op de schijf van {folder} is nog {megabytes} MB. Maak ruimte vrij.",
		en: "The disk of {folder} has {megabytes} MB left. Free up some space.",
		values: { folder, megabytes },
	}),
} as const;
