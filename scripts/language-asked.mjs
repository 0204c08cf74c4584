// Read before anything is compiled, also by an older Node.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The language that was asked for, or that of the reports of the site, as far as it can be read from its text; else Dutch. */
export function languageAsked() {
	const said = process.argv.join(" ");
	const [, asked = ""] = /--language[ =](\w+)/.exec(said) || [];
	if (/^(nl|en|de|fr|es)$/.test(asked)) return asked === "nl" ? "nl" : "en";
	const [, root = "."] = /--root[ =](\S+)/.exec(said) || [];
	const settings = join(root, "content", "site.yaml");
	const text = existsSync(settings) ? readFileSync(settings, "utf8") : "";
	const [, own] = /^reportLanguage: *["']?(\w+)/m.exec(text) || [];
	const [, source] = /^languages:\s*(?:\[\s*|-\s*)["']?(\w+)/m.exec(text) || [];
	return (own || source || "nl") === "nl" ? "nl" : "en";
}
