import type { SiteOfDay } from "../site/site-on.ts";
import type { OutputFile } from "./output-file.ts";

const path = "/.well-known/security.txt";

/**
 * Whom to tell of a weakness of the site (https://www.rfc-editor.org/rfc/rfc9116).
 * None as long as the practice's e-mail address is a sample.
 */
export function* securityTxt(site: SiteOfDay): Generator<OutputFile> {
	const settings = site.settings.value;
	const practice = site.facts.get("business").value;
	if (practice.samples?.some((name) => name === "email" || name === "all")) return;
	// The languages in which the practice reads such a message, not all that the site is translated into.
	const read = settings.languages.filter((language) => language === site.source || language === "en");
	const lines = [
		`Contact: mailto:${practice.email}`,
		`Expires: ${expiry(site.today).toISOString()}`,
		`Preferred-Languages: ${read.join(", ")}`,
		// The standard knows no address without https.
		...(settings.address.startsWith("https:") ? [`Canonical: ${settings.address}${path}`] : []),
	];
	yield { path, content: `${lines.join("\n")}\n` };
}

/** Ten to eleven months ahead, less than the year that the standard advises; the same for every build of a month. */
function expiry(today: string): Date {
	const now = new Date(today);
	return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1));
}
