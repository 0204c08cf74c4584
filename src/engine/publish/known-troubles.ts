import type { InReports } from "#core/fields/answers.ts";
import { PublishTrouble } from "./publish-trouble.ts";

/** What ssh, rsync and rclone say when they do not do something, and what that means. */
const known: readonly (readonly [words: RegExp, meaning: InReports])[] = [
	[
		/REMOTE HOST IDENTIFICATION HAS CHANGED|knownhosts: key mismatch/,
		{
			nl: "De server heeft een andere sleutel dan de vorige keer. Is hij opnieuw ingericht? Vraag het aan wie hem beheert voordat u verdergaat: het kan ook een ander zijn die zich voor hem uitgeeft. Klopt het, typ dan `ssh-keygen -R` met de naam van de server en log één keer in met `ssh`.",
			en: "The server has a different key from last time. Has it been set up again? Ask whoever manages it before you go on: it may also be someone posing as it. If all is well, run `ssh-keygen -R` with the name of the server and log in once with `ssh`.",
		},
	],
	[
		/Host key verification failed|knownhosts: key is unknown|No .* host key is known/,
		{
			nl: "Deze computer kent de server nog niet. Log één keer zelf in met `ssh` en kijk of de vingerafdruk klopt die u dan ziet; daarna kan dit ook.",
			en: "This computer does not know the server yet. Log in once yourself with `ssh` and check the fingerprint that it shows; after that this works too.",
		},
	],
	[
		/Permission denied \((?!\d)|Too many authentication failures|unable to authenticate|530[ -]|[Ll]ogin (?:incorrect|failed|authentication failed)|401 Unauthorized|InvalidAccessKeyId|SignatureDoesNotMatch|AccessDenied/,
		{
			nl: "De server laat u niet binnen: hij kent uw sleutel of wachtwoord niet. Kijk of u met de goede naam inlogt, of de sleutel is geladen (`ssh-add -l`), en bij rclone of `rclone config` het goede wachtwoord heeft.",
			en: "The server does not let you in: it does not know your key or password. Check that you log in with the right name, that the key is loaded (`ssh-add -l`), and with rclone that `rclone config` has the right password.",
		},
	],
	[
		/didn't find section in config file|Config file ".*" not found/,
		{
			nl: "rclone kent deze remote niet. `rclone listremotes` noemt wat het kent; `rclone config` voegt er een toe.",
			en: "rclone does not know this remote. `rclone listremotes` lists those it knows; `rclone config` adds one.",
		},
	],
	[
		/unable to decrypt configuration|RCLONE_CONFIG_PASS|Failed to read password/,
		{
			nl: "De instellingen van rclone staan achter een wachtwoord. Zet het voor deze opdracht in de omgeving als RCLONE_CONFIG_PASS.",
			en: "The settings of rclone are protected by a password. Put it in the environment of this command as RCLONE_CONFIG_PASS.",
		},
	],
	[
		/Could not resolve host|no such host|Name or service not known|nodename nor servname|Temporary failure in name resolution/,
		{
			nl: "Er is geen server met deze naam te vinden. Kijk of de naam klopt, en of er internet is.",
			en: "No server with this name can be found. Check the name, and your internet connection.",
		},
	],
	[
		/certificate has expired|x509: /,
		{
			nl: "Het certificaat van de server klopt niet of is verlopen; daarom is er niets verstuurd. Vraag wie de server beheert het te vernieuwen, en kijk of de klok van deze computer goed staat.",
			en: "The certificate of the server is wrong or has expired, so nothing was sent. Ask whoever manages the server to renew it, and check the clock of this computer.",
		},
	],
	[
		/No space left|Disk quota exceeded|\b552[ -]|\b507\b|Insufficient Storage|quota/i,
		{
			nl: "Op de server is geen ruimte meer. Maak daar ruimte vrij en probeer het opnieuw. Wat online stond, staat er nog.",
			en: "The server has no room left. Free up some space there and try again. What was online still is.",
		},
	],
	[
		// What a full disk says does not always arrive before rsync ends.
		/^status 11$/,
		{
			nl: "De server kon een bestand niet bewaren; meestal is er dan geen ruimte meer. Maak daar ruimte vrij en probeer het opnieuw. Wat online stond, staat er nog.",
			en: "The server could not store a file; usually there is no room left then. Free up some space there and try again. What was online still is.",
		},
	],
	[
		/sftp connections only|only (?:allows|permits) sftp|This account is (?:currently )?not available|rssh|shell access is (?:disabled|not enabled)/i,
		{
			nl: "Deze server neemt alleen bestanden aan en voert geen opdrachten uit. Gebruik rclone: `rclone config`, soort sftp, en daarna `--to rclone:` met de naam erachter.",
			en: "This server only takes files and runs no commands. Use rclone: `rclone config`, type sftp, and then `--to rclone:` with the name after it.",
		},
	],
	[
		/rsync: (?:command )?not found|rsync: not found|rsync.*No such file or directory \(2\).*exec|remote command not found/i,
		{
			nl: "Op de server staat rsync niet. Installeer het daar (op Debian `apt-get install rsync`), of gebruik rclone.",
			en: "rsync is not on the server. Install it there (on Debian `apt-get install rsync`), or use rclone.",
		},
	],
	[
		/Permission denied|\b550[ -]|\b553[ -]|403 Forbidden|Read-only file system|not permitted|[Oo]peration not permitted/,
		{
			nl: "U mag daar niet schrijven. Vraag wie de server beheert u rechten op de map te geven, of kies een andere map.",
			en: "You are not allowed to write there. Ask whoever manages the server for permission to write to the folder, or choose another folder.",
		},
	],
	[
		/timed? ?out|timeout/i,
		{
			nl: "De server antwoordde niet op tijd. Is de verbinding goed? Probeer het opnieuw; wat al verstuurd is, telt mee.",
			en: "The server did not respond in time. Is the connection good? Try again; what has already been sent counts.",
		},
	],
	[
		/Connection (?:refused|reset|closed)|connection refused|connection unexpectedly closed|closed by remote host|[Nn]etwork is unreachable|No route to host|Broken pipe|lost connection|\bEOF\b|kex_exchange/,
		{
			nl: "De verbinding met de server kwam niet tot stand of brak af. Staat de server aan, en klopt de poort? Probeer het opnieuw; wat al verstuurd is, telt mee.",
			en: "The connection to the server failed or was lost. Is the server running, and is the port right? Try again; what has already been sent counts.",
		},
	],
];

const unknown: InReports = {
	nl: "Het versturen is niet gelukt. Wat online stond, is nog heel; probeer het opnieuw.",
	en: "Sending failed. What was online is still intact; try again.",
};

/** What a program did not do, in plain words, with its own last ones behind. */
export function troubleOf(program: string, words: string): PublishTrouble {
	const meaning = known.find(([said]) => said.test(words))?.[1] ?? unknown;
	return new PublishTrouble(meaning).with(program, words);
}
