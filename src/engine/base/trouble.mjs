import { constants } from "node:os";

/** @typedef {import("#core/fields/answers.ts").InReports} InReports */

const full = {
	nl: "De schijf is vol: {what} kon niet worden geschreven. Maak ruimte vrij en voer de opdracht opnieuw uit. ({code})",
	en: "The disk is full: {what} could not be written. Free some space and run the command again. ({code})",
};

const refused = {
	nl: "Het systeem weigert toegang tot {what}. Kijk van wie dit is: misschien is er eerder iets als beheerder uitgevoerd. Geef uzelf de rechten en voer de opdracht opnieuw uit. ({code})",
	en: "The system refuses access to {what}. See whose it is: something may have been run as administrator before. Give yourself the rights and run the command again. ({code})",
};

const readOnly = {
	nl: "{what} staat op een schijf waarop niet kan worden geschreven. Werk in een map waar dat wel kan. ({code})",
	en: "{what} is on a disk that cannot be written to. Work in a folder where that is possible. ({code})",
};

const tooLong = {
	nl: "De naam van {what} is te lang voor dit systeem. Geef het een kortere naam, of zet het minder diep. ({code})",
	en: "The name of {what} is too long for this system. Give it a shorter name, or put it less deep. ({code})",
};

const tooMany = {
	nl: "Er is te veel tegelijk open om ook {what} te openen. Sluit andere programma's, of verhoog de grens van het systeem, en voer de opdracht opnieuw uit. ({code})",
	en: "Too much is open at once to open {what} too. Close other programs, or raise the limit of the system, and run the command again. ({code})",
};

const aFile = { nl: "een bestand", en: "a file" };

/** @type {Readonly<Record<string, InReports>>} */
const sentences = {
	ENOSPC: full,
	EDQUOT: full,
	EACCES: refused,
	EPERM: refused,
	EROFS: readOnly,
	ENAMETOOLONG: tooLong,
	EMFILE: tooMany,
	ENFILE: tooMany,
};

/**
 * What is wrong with the machine, or with a name for it, when that is why something failed; undefined when it is not.
 * `said` is a sentence for people, and `exitCode` is 2 when the command asked for what cannot be, and 3 otherwise.
 * @param {unknown} error
 * @returns {{ exitCode: 2 | 3, said: InReports } | undefined}
 */
export function trouble(error) {
	if (!(error instanceof Error)) return undefined;
	const { path, syscall, address, port } = /** @type {NodeJS.ErrnoException & { address?: string, port?: number }} */ (
		error
	);
	const code = codeOf(error);
	if (code === undefined) return undefined;
	// A watch on files takes none of the disk, but a place in a list of the system.
	const wording = syscall === "watch" ? tooMany : sentences[code];
	if (!wording) return undefined;
	const what = path ?? (port === undefined ? aFile : `${address}:${port}`);
	return { exitCode: code === "ENAMETOOLONG" ? 2 : 3, said: { ...wording, values: { what, code } } };
}

/**
 * Libraries that are not written in JavaScript tell the number of the error only, in their words.
 * @param {Error & { code?: unknown }} error
 * @returns {string | undefined}
 */
function codeOf({ code, message }) {
	if (typeof code === "string" && Object.hasOwn(sentences, code)) return code;
	const number = Number(/\(os error (\d+)\)/.exec(message)?.[1]);
	/** @type {Record<string, number | undefined>} */
	const numbers = constants.errno;
	return Object.keys(sentences).find((name) => numbers[name] === number);
}
