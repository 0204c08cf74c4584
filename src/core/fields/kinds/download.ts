import * as z from "zod";
import { downloadAddress, downloadEnding } from "#core/downloads.ts";
import { asWritten, type KindAnswers, type Labelled, wordless } from "../answers.ts";
import { field } from "../kind.ts";
import { plainFileName } from "./file.ts";

/** The address of a file in `content/files`; a view receives the link, with the type and size of the file. */
export function download(description: string, { label }: Labelled = {}) {
	return field(z.string().regex(pattern), description, { kind: "download" }, label);
}

const pattern = /^\/files\/[a-z0-9][a-z0-9/._-]*\.pdf$/;

export const downloadKind: KindAnswers = {
	...asWritten,
	...wordless,
	form: "download",
	expected: {
		nl: "het adres van een PDF in content/files, zoals `/files/folder.pdf`",
		en: "the address of a PDF in content/files, such as `/files/folder.pdf`",
	},
	advice(written) {
		if (/^[a-z]+:/i.test(written)) return undefined;
		const name = plainFileName(written.replaceAll("\\", "/").replace(/^\/?(content\/)?(files\/)?/, ""));
		return name.endsWith(downloadEnding) ? downloadAddress(name) : undefined;
	},
	label: ["bestand", "file"],
	names: "page",
	inText: "nothing",
	pitfall: "none",
};
