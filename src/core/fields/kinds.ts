import type * as z from "zod";
import { type EditorLanguage, nameInLanguage } from "../in-language.ts";
import type { FieldName, KindAnswers } from "./answers.ts";
import { fieldOf, type KindName, ownLabelOf, unwrap } from "./kind.ts";
import { choiceKind } from "./kinds/choice.ts";
import { colorKind } from "./kinds/color.ts";
import { coordinateKind } from "./kinds/coordinate.ts";
import { dateKind } from "./kinds/date.ts";
import { detailKind } from "./kinds/detail.ts";
import { downloadKind } from "./kinds/download.ts";
import { emailKind } from "./kinds/email.ts";
import { entriesKind } from "./kinds/entries.ts";
import { fileKind } from "./kinds/file.ts";
import { flagKind } from "./kinds/flag.ts";
import { focusKind } from "./kinds/focus.ts";
import { hoursKind } from "./kinds/hours.ts";
import { iconKind } from "./kinds/icon.ts";
import { idKind } from "./kinds/id.ts";
import { imageKind } from "./kinds/image.ts";
import { labelKind } from "./kinds/label.ts";
import { languageKind } from "./kinds/language.ts";
import { linkKind } from "./kinds/link.ts";
import { markdownKind } from "./kinds/markdown.ts";
import { nameKind } from "./kinds/name.ts";
import { numberKind } from "./kinds/number.ts";
import { optionsKind } from "./kinds/options.ts";
import { originKind } from "./kinds/origin.ts";
import { pagesKind } from "./kinds/pages.ts";
import { pathKind } from "./kinds/path.ts";
import { phoneKind } from "./kinds/phone.ts";
import { priceKind } from "./kinds/price.ts";
import { refKind } from "./kinds/ref.ts";
import { samplesKind } from "./kinds/samples.ts";
import { siteAddressKind } from "./kinds/site-address.ts";
import { textKind } from "./kinds/text.ts";
import { urlKind } from "./kinds/url.ts";

/** What each kind answers for itself. */
export const kinds: Readonly<Record<KindName, KindAnswers>> = {
	text: textKind,
	label: labelKind,
	name: nameKind,
	markdown: markdownKind,
	link: linkKind,
	download: downloadKind,
	image: imageKind,
	file: fileKind,
	focus: focusKind,
	icon: iconKind,
	price: priceKind,
	date: dateKind,
	hours: hoursKind,
	phone: phoneKind,
	email: emailKind,
	url: urlKind,
	origin: originKind,
	siteAddress: siteAddressKind,
	choice: choiceKind,
	flag: flagKind,
	number: numberKind,
	coordinate: coordinateKind,
	ref: refKind,
	entries: entriesKind,
	options: optionsKind,
	detail: detailKind,
	pages: pagesKind,
	id: idKind,
	path: pathKind,
	color: colorKind,
	language: languageKind,
	samples: samplesKind,
} satisfies Record<KindName, KindAnswers>;

/** The kinds of which something is true. */
export function kindsThat(is: (kind: KindAnswers, name: KindName) => boolean): ReadonlySet<KindName> {
	const names = Object.keys(kinds) as KindName[];
	return new Set(names.filter((name) => is(kinds[name], name)));
}

/** What an editor most likely meant by a value that does not fit its kind. */
export function adviceFor(kind: KindName, written: string): string | undefined {
	const advice = kinds[kind].advice(written.trim());
	return advice === written ? undefined : advice;
}

/** A field names an entry of facts by its whole value, or all of a collection. */
export function namesFacts({ names }: KindAnswers): boolean {
	return names === "fact" || names === "facts";
}

/** A field can name a fact: in its words, or as a reference. */
export function canNameFact(kind: KindAnswers): boolean {
	return kind.holdsFacts || namesFacts(kind);
}

/** A field can lead to a page: it names one, or an address, or the pages below one, or its text holds links. */
export function leadsElsewhere({ names, words }: KindAnswers): boolean {
	return names === "page" || names === "address" || names === "folder" || words === "markdown";
}

/** What people call a field, a list or a block; undefined for what goes by its own name. */
export function nameOf(schema: z.core.$ZodType, language: EditorLanguage): string | undefined {
	const label = labelOf(schema);
	return label && nameInLanguage(label, language);
}

/** What readers who do not write content call a field, a list or a block; undefined for what goes by its own name. */
export function labelOf(schema: z.core.$ZodType): FieldName | undefined {
	const inner = unwrap(schema);
	const meta = fieldOf(inner);
	return ownLabelOf(inner) ?? (meta && kinds[meta.kind].label);
}
