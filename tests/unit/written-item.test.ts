import { expect, test } from "vitest";
import { dataAt, dataOf } from "#pipeline/authoring/edits/data.ts";
import { editPage } from "#pipeline/authoring/edits/edit-page.ts";
import { collectionAt, writtenItem } from "#pipeline/authoring/edits/lists.ts";
import { documentOf, writtenOf } from "#pipeline/read/document.ts";

const from = `title: Hier
sections:
    # Voor de zomer, vraag eerst Anna.
    - type: prose   # kort houden
      title: 'Zo hoort u ''t'
      text: |
        Eerste regel.

          Ingesprongen.
    - type: notice
`;

/** The first section of the text above as it comes to stand at the end of another page. */
function moved(to: string): string {
	const root = writtenOf(documentOf(from).contents);
	const listed = collectionAt(from, root, ["sections"]);
	const edit = {
		do: "insert",
		path: ["sections", 1],
		value: dataAt(dataOf(root), ["sections", 0]) ?? null,
		written: listed && writtenItem(from, listed, 0),
	} as const;
	const edited = editPage("content/pages/daar.yaml", to, [edit]);
	return "text" in edited ? edited.text : edited.refused.nl;
}

test("a section that goes to another page is written there as it was here, with its remarks, at the margin of that page", () => {
	expect(moved("title: Daar\nsections:\n  - type: faq\n")).toBe(`title: Daar
sections:
  - type: faq
  # Voor de zomer, vraag eerst Anna.
  - type: prose   # kort houden
    title: 'Zo hoort u ''t'
    text: |
      Eerste regel.

        Ingesprongen.
`);
});

test("it is written anew where the other page is written in another way", () => {
	expect(moved("title: Daar\nsections: [{ type: faq }]\n")).toBe(
		`title: Daar\nsections: [{ type: faq }, { type: prose, title: Zo hoort u 't, text: "Eerste regel.\\n\\n  Ingesprongen.\\n" }]\n`,
	);
});

test("where lines end in another way they all do", () => {
	expect(moved("title: Daar\r\nsections:\r\n- type: faq\r\n")).toContain(
		"- type: faq\r\n# Voor de zomer, vraag eerst Anna.\r\n- type: prose   # kort houden\r\n  title: 'Zo hoort u ''t'\r\n",
	);
});
