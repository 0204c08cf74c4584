import { UsageError } from "#engine/base/usage-error.ts";

/** A folder on a computer that is reached over ssh. */
export interface SshPlace {
	readonly kind: "ssh";
	/** As ssh is told: a host of its settings, with the name of a user before it or not. */
	readonly host: string;
	readonly port: string | undefined;
	readonly folder: string;
}

/** A place that rclone knows by its own settings. */
export interface RclonePlace {
	readonly kind: "rclone";
	/** As rclone is told. */
	readonly remote: string;
}

export type Place = SshPlace | RclonePlace;

/**
 * Reads where a site is put. `isRemote` says whether rclone has a remote of a name. Throws a `UsageError` for what is no
 * place, and for one that holds a password.
 */
export function readPlace(written: string, isRemote: (name: string) => boolean): Place {
	if (/^[^@/]*:[^@/]+@|:\/\/[^@/]*:[^@/]*@|\bpass(?:word)?=/.test(written)) throw hasPassword();
	const [, behind] = /^rclone:(.+)$/.exec(written) ?? [];
	if (behind !== undefined) return { kind: "rclone", remote: behind };
	const [, name = ""] = /^([\w.+ -]+):/.exec(written) ?? [];
	if (name !== "" && !written.includes("://") && isRemote(name)) return { kind: "rclone", remote: written };
	const [, host, port, folder] =
		/^ssh:\/\/((?:[\w.-]+@)?[\w.-]+)(?::(\d{1,5}))?(\/.*)$/.exec(written) ??
		withoutPort(/^((?:[\w.-]+@)?[\w.-]{2,}):(?!\/\/)(.*)$/.exec(written)) ??
		[];
	if (host === undefined || folder === undefined || host.startsWith("-")) throw noPlace(written);
	// Shells and rsync of any age read these as they are written.
	if (!/^[\w.+~-][\w./+~-]*$|^\/[\w./+~-]*[\w+~-][\w./+~-]*$/.test(folder) || folder.startsWith("-"))
		throw strangeFolder(folder);
	return { kind: "ssh", host, port, folder: folder.replace(/(?<=.)\/+$/, "") };
}

function withoutPort(found: RegExpExecArray | null): readonly (string | undefined)[] | undefined {
	return found ? [found[0], found[1], undefined, found[2]] : undefined;
}

const examples = "anna@voorbeeld.nl:/srv/site";

function noPlace(written: string): UsageError {
	return new UsageError({
		nl: '"{written}" is geen plek voor de site. Schrijf een server en een map daarop, zoals {examples}, of een remote van rclone, zoals rclone:webhost:public_html.',
		en: '"{written}" is not a place for the site. Write a server and a folder on it, such as {examples}, or an rclone remote, such as rclone:webhost:public_html.',
		values: { written, examples },
	});
}

function strangeFolder(folder: string): UsageError {
	return new UsageError({
		nl: 'In de naam van de map op de server mogen letters, cijfers en de tekens . _ - + ~ / staan, en geen spaties: "{folder}".',
		en: 'The name of the folder on the server may contain letters, digits and the characters . _ - + ~ /, and no spaces: "{folder}".',
		values: { folder },
	});
}

function hasPassword(): UsageError {
	return new UsageError({
		nl: "In de plek staat een wachtwoord; daar kan ieder het lezen die op deze computer werkt. Er is niets verstuurd. Geef het aan rclone met `rclone config`, of gebruik een sleutel van ssh.",
		en: "The place contains a password, which everyone who works on this computer can read. Nothing was sent. Give it to rclone with `rclone config`, or use an ssh key.",
	});
}
