import { join } from "node:path";
import { deliverCommand, type Installed, quoted, tellKilled } from "./hooks.ts";

interface Units extends Installed {
	/** The name of the site on the internet. */
	readonly host: string;
	/** The user by whom the site is made. */
	readonly user: string;
	/** In whose days and hours the site lives: `Europe/Amsterdam`. */
	readonly timeZone: string;
}

/** The file whose change has nginx read its configuration anew. */
export function reloadFile(home: string): string {
	return join(home, "reload");
}

/**
 * What systemd does for a site, by the names of its files: it makes the site of the day shortly after midnight, and has nginx
 * read its configuration anew when that is asked for, so that whoever makes the site needs no rights over nginx.
 */
export function unitsOf(units: Units): Readonly<Record<string, string>> {
	const { host, user, timeZone, home, code } = units;
	const name = `bladbouw-${host}`;
	return {
		[`${name}.service`]: unit(
			`The site of the day of ${host}`,
			"[Service]",
			"Type=oneshot",
			`User=${user}`,
			`WorkingDirectory=${escaped(code)}`,
			`ExecStart=/bin/sh -c ${inQuotes(`exec ${deliverCommand(units)}`)}`,
			// What is killed, as where memory is short, cannot say so itself; whoever is at work holds the lock.
			`ExecStopPost=/bin/sh -c ${inQuotes(`flock -n ${quoted(join(home, "delivery.lock"))} ${tellKilled(home)} || :`)}`,
			"NoNewPrivileges=yes",
			"PrivateTmp=yes",
			"ProtectSystem=full",
		),
		[`${name}.timer`]: unit(
			`Each night the site of the day of ${host}`,
			"[Timer]",
			`OnCalendar=*-*-* 00:05:00 ${timeZone}`,
			"Persistent=yes",
			// What was being made when the machine went down.
			"OnBootSec=1min",
			"",
			"[Install]",
			"WantedBy=timers.target",
		),
		[`${name}-reload.service`]: unit(
			`nginx reads the configuration of ${host} anew`,
			"[Service]",
			"Type=oneshot",
			'ExecStart=/bin/sh -c "nginx -t && nginx -s reload"',
		),
		[`${name}-reload.path`]: unit(
			`Whether the configuration of ${host} for nginx has changed`,
			"[Path]",
			`PathChanged=${escaped(reloadFile(home))}`,
			"",
			"[Install]",
			"WantedBy=multi-user.target",
		),
	};
}

function unit(description: string, ...lines: readonly string[]): string {
	return ["# Made by `bladbouw host`.", "[Unit]", `Description=${escaped(description)}`, "", ...lines, ""].join("\n");
}

/** A word in which systemd finds nothing to fill in. */
function escaped(text: string): string {
	return text.replaceAll("%", "%%");
}

function inQuotes(text: string): string {
	return `"${escaped(text).replace(/["\\]/g, "\\$&").replaceAll("$", "$$$$")}"`;
}
