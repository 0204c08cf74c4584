import type { Files } from "#core/files.ts";
import { codedCollections } from "../read/coded-collections.ts";
import { settingsFileAt, sourceLanguageAt } from "../read/files.ts";
import { readText } from "../read/text.ts";
import type { Site } from "../site/site.ts";
import { validateText } from "./file-result.ts";

/** The settings of a site, undefined when they are not sound, and its source language; nothing else of it is looked at. */
export function settingsAt(files: Files): Pick<Site, "settings" | "source"> {
	const file = settingsFileAt(files);
	const text = file && readText(files, file).text;
	const valid =
		file && text !== undefined ? validateText({ role: "site", file }, text, codedCollections).valid : undefined;
	return { settings: valid?.kind === "site" ? valid.sound : undefined, source: sourceLanguageAt(files) };
}
