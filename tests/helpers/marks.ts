/** The marks in texts, in the text of an address, and those between which the blocks of a text stand. */
const marks = /<!--\ue000\d+\ue001-->|<!--\ue002-->|\ue000\d+\ue001|\ue002|%EE%80%80\d+%EE%80%81|%EE%80%82/g;

/** HTML of a marked page as a visitor gets it. */
export function withoutMarks(html: string): string {
	return html.replace(marks, "");
}
