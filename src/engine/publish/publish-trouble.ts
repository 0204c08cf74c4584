import { basename } from "node:path";
import type { InReports } from "#core/fields/answers.ts";
import { inLanguage } from "#core/in-language.ts";

/** Something outside of the content keeps the site from going online. What it says is for people. */
export class PublishTrouble extends Error {
	readonly said: InReports;

	constructor(said: InReports) {
		super(inLanguage(said, "en"));
		this.said = said;
	}

	/** This machine lacks a program. */
	static missing(program: string): PublishTrouble {
		return new PublishTrouble({
			nl: "Op deze computer staat {program} niet. {install} Probeer het daarna opnieuw.",
			en: "{program} is not on this computer. {install} Then try again.",
			values: { program, install: installs[program] ?? install },
		});
	}

	/** Somebody stopped the command. */
	static interrupted(): PublishTrouble {
		return new PublishTrouble({
			nl: "Gestopt voordat alles verstuurd was. Elke pagina die online staat, is heel; voer de opdracht opnieuw uit om het af te maken.",
			en: "Stopped before everything was sent. Every page that is online is complete; run the command again to finish.",
		});
	}

	/** A program said nothing for too long. */
	static late(program: string): PublishTrouble {
		return new PublishTrouble({
			nl: "{program} liet te lang niets van zich horen en is gestopt. Is de verbinding goed? Probeer het opnieuw; wat al verstuurd is, telt mee.",
			en: "{program} did not respond for too long and was stopped. Is the connection good? Try again; what has already been sent counts.",
			values: { program },
		});
	}

	/** The same with the last words of a program, for whoever knows it. */
	with(program: string, words: string): PublishTrouble {
		const own = lastWords(words);
		if (own === "") return this;
		return new PublishTrouble({
			nl: "{said} ({program}: {own})",
			en: "{said} ({program}: {own})",
			values: { said: this.said, program: basename(program), own },
		});
	}
}

const install: InReports = { nl: "Installeer het.", en: "Install it." };

const installs: Readonly<Record<string, InReports>> = {
	rsync: {
		nl: "Installeer het: op Debian en Ubuntu `apt-get install rsync`, op een Mac `brew install rsync`. Op Windows kan het binnen WSL; of gebruik rclone.",
		en: "Install it: on Debian and Ubuntu `apt-get install rsync`, on a Mac `brew install rsync`. On Windows it works inside WSL; or use rclone.",
	},
	ssh: {
		nl: "Installeer het: op Debian en Ubuntu `apt-get install openssh-client`; op een Mac is het er; op Windows staat OpenSSH-client bij Optionele onderdelen.",
		en: "Install it: on Debian and Ubuntu `apt-get install openssh-client`; a Mac has it; on Windows OpenSSH Client is among the optional features.",
	},
	rclone: {
		nl: "Installeer het: op Debian en Ubuntu `apt-get install rclone`, op een Mac `brew install rclone`, op Windows `winget install Rclone.Rclone`.",
		en: "Install it: on Debian and Ubuntu `apt-get install rclone`, on a Mac `brew install rclone`, on Windows `winget install Rclone.Rclone`.",
	},
};

/** The line that says why, of what a program said; no address in it shows what may stand before the host. */
function lastWords(words: string): string {
	const lines = words
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => line !== "" && !/^(?:rsync error|rsync warning|@ |Attempt |There was an error)/.test(line));
	const told = lines.findLast((line) => /denied|refused|error|fail|verif|resolve|space|timed?.?out|found/i.test(line));
	return (told ?? lines.at(-1) ?? "").replace(/(\w+:\/\/)[^/\s@]+@/g, "$1").slice(0, 300);
}
