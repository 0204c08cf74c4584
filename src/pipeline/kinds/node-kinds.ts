import type { KindName } from "#core/fields/kind.ts";
import type { FoundField } from "#core/fields/walk.ts";
import { choiceNode } from "./choice.ts";
import { colorNode } from "./color.ts";
import { dateNode } from "./date.ts";
import { detailNode } from "./detail.ts";
import { downloadNode } from "./download.ts";
import { emailNode } from "./email.ts";
import { entriesNode } from "./entries.ts";
import { fileNode } from "./file.ts";
import { flagNode } from "./flag.ts";
import { focusNode } from "./focus.ts";
import { hoursNode } from "./hours.ts";
import { iconNode } from "./icon.ts";
import { idNode } from "./id.ts";
import { imageNode } from "./image.ts";
import { labelNode } from "./label.ts";
import { languageNode } from "./language.ts";
import { linkNode } from "./link.ts";
import { markdownNode } from "./markdown.ts";
import { nameNode } from "./name.ts";
import type { Home, NodeKind } from "./node-kind.ts";
import { numberNode } from "./number.ts";
import { optionsNode } from "./options.ts";
import { originNode } from "./origin.ts";
import { pagesNode } from "./pages.ts";
import { pathNode } from "./path.ts";
import { phoneNode } from "./phone.ts";
import { priceNode } from "./price.ts";
import { refNode } from "./ref.ts";
import type { Reference } from "./reference.ts";
import { samplesNode } from "./samples.ts";
import { textNode } from "./text.ts";
import { urlNode } from "./url.ts";

/** What each kind of field does with a value where there is a site. */
export const nodeKinds: Readonly<Record<KindName, NodeKind>> = {
	text: textNode,
	label: labelNode,
	name: nameNode,
	markdown: markdownNode,
	link: linkNode,
	download: downloadNode,
	image: imageNode,
	file: fileNode,
	focus: focusNode,
	icon: iconNode,
	price: priceNode,
	date: dateNode,
	hours: hoursNode,
	phone: phoneNode,
	email: emailNode,
	url: urlNode,
	origin: originNode,
	siteAddress: originNode,
	choice: choiceNode,
	flag: flagNode,
	number: numberNode,
	coordinate: numberNode,
	ref: refNode,
	entries: entriesNode,
	options: optionsNode,
	detail: detailNode,
	pages: pagesNode,
	id: idNode,
	path: pathNode,
	color: colorNode,
	language: languageNode,
	samples: samplesNode,
} satisfies Record<KindName, NodeKind>;

/** Everything that a written field refers to, in the order of the text. Links to other sites are left out. */
export function referencesOf(field: FoundField, home: Home): readonly Reference[] {
	return nodeKinds[field.meta.kind].references(String(field.value), field, home);
}
